// swift-tools-version: 6.2
import PackageDescription

// No source imports anything, but what is declared leads to the other side. It is read, never built.
let package = Package(
  name: "SidesMeetThroughAnother",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Scenes", "Shared"], path: "Modules/Presentation/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain", "Transfer"], path: "Modules/Data/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Drivers/Transfer"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Drivers/CLibCurl"),
    .target(name: "Shared", dependencies: ["DataLayer"], path: "Modules/Shared"),
  ]
)
