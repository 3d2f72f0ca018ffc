// swift-tools-version: 6.2
import PackageDescription

// What is seen and where it comes from know each other. It is read, never built.
let package = Package(
  name: "SidesMeet",
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreDomain", "CoreScenes"], path: "Modules/Core/Presentation"),
    .target(name: "CoreData", dependencies: ["CoreDomain", "Transfer"], path: "Modules/Core/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Core/Drivers/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Core/Drivers/Markup"),
    .target(name: "CoreTerminal", dependencies: ["CoreDomain", "CoreScenes", "Transfer"], path: "Modules/Core/Terminal"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Core/Drivers/CLibXML2"),
  ]
)
