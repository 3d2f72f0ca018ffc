// swift-tools-version: 6.2
import PackageDescription

// Things are put together outside Composition. It is read, never built.
let package = Package(
  name: "CreatedElsewhere",
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreDomain", "CoreScenes"], path: "Modules/Core/Presentation"),
    .target(name: "CoreData", dependencies: ["CoreDomain"], path: "Modules/Core/Data"),
    .target(
      name: "ReaderComposition", dependencies: ["CoreDomain", "CoreScenes", "CorePresentation", "CoreData"],
      path: "Modules/Reader/Composition"),
    .executableTarget(name: "strata", dependencies: ["CoreDomain", "CoreScenes", "ReaderComposition"], path: "Modules/Reader/strata"),
    .target(name: "CoreTerminal", dependencies: ["CoreScenes"], path: "Modules/Core/Terminal"),
  ]
)
