// swift-tools-version: 6.2
import PackageDescription

// What is seen and where it comes from know each other. It is read, never built.
let package = Package(
  name: "SidesMeet",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Domain", "Scenes"], path: "Modules/Presentation/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain", "Transfer"], path: "Modules/Data/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Drivers/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Drivers/Markup"),
    .target(name: "Terminal", dependencies: ["Domain", "Scenes", "Transfer"], path: "Modules/Terminal"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Drivers/CLibXML2"),
  ]
)
