// swift-tools-version: 6.2
import PackageDescription

// Things are put together outside Composition. It is read, never built.
let package = Package(
  name: "CreatedElsewhere",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Domain", "Scenes"], path: "Modules/Presentation/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain"], path: "Modules/Data/Data"),
    .target(name: "Composition", dependencies: ["Domain", "Scenes", "Presentation", "DataLayer"], path: "Modules/Composition"),
    .executableTarget(name: "strata", dependencies: ["Domain", "Scenes", "Composition"], path: "Modules/strata"),
    .target(name: "Terminal", dependencies: ["Scenes"], path: "Modules/Terminal"),
  ]
)
