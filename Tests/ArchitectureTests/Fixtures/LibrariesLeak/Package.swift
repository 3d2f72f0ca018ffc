// swift-tools-version: 6.2
import PackageDescription

// System libraries are imported by others, and their types shown. It is read, never built.
let package = Package(
  name: "LibrariesLeak",
  targets: [
    .target(name: "DataLayer", dependencies: ["Transfer", "CLibXML2"], path: "Modules/Data/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Drivers/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Drivers/Markup"),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "CLibXML2"], path: "Tests/MarkupTests"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Drivers/CLibXML2"),
  ]
)
