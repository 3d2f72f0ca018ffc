// swift-tools-version: 6.2
import PackageDescription

// No source imports anything, but what is declared leads to the other side. It is read, never built.
let package = Package(
  name: "SidesMeetThroughAnother",
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreScenes", "Shared"], path: "Modules/Core/Presentation"),
    .target(name: "CoreData", dependencies: ["CoreDomain", "Transfer"], path: "Modules/Core/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Core/Drivers/Transfer"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl"),
    .target(name: "Shared", dependencies: ["CoreData"], path: "Modules/Shared"),
  ]
)
