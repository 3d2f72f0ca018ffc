// swift-tools-version: 6.2
import PackageDescription

// What is seen and where it comes from know each other. It is read, never built.
let package = Package(
  name: "SidesMeet",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Screens", dependencies: ["Domain"], path: "Modules/Screens"),
    .target(name: "Presentation", dependencies: ["Domain", "Screens"], path: "Modules/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain", "Transfer"], path: "Modules/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Markup"),
    .target(name: "Terminal", dependencies: ["Domain", "Screens", "Transfer"], path: "Modules/Terminal"),
    .systemLibrary(name: "CLibCurl", path: "Modules/System/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/System/CLibXML2"),
  ]
)
