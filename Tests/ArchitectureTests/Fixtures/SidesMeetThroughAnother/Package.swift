// swift-tools-version: 6.2
import PackageDescription

// No source imports anything, but what is declared leads to the other side. It is read, never built.
let package = Package(
  name: "SidesMeetThroughAnother",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Screens", dependencies: ["Domain"], path: "Modules/Screens"),
    .target(name: "Presentation", dependencies: ["Screens", "Shared"], path: "Modules/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain", "Transfer"], path: "Modules/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Transfer"),
    .systemLibrary(name: "CLibCurl", path: "Modules/System/CLibCurl"),
    .target(name: "Shared", dependencies: ["DataLayer"], path: "Modules/Shared"),
  ]
)
