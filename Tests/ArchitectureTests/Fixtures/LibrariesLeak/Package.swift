// swift-tools-version: 6.2
import PackageDescription

// System libraries are imported by others, and their types shown. It is read, never built.
let package = Package(
  name: "LibrariesLeak",
  targets: [
    .target(name: "CoreData", dependencies: ["Transfer", "CLibXML2"], path: "Modules/Core/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Core/Drivers/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Core/Drivers/Markup"),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "CLibXML2"], path: "Tests/Core/MarkupTests"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Core/Drivers/CLibXML2"),
  ]
)
