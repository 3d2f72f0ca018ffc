// swift-tools-version: 6.2
import PackageDescription

// Things are put together outside Composition. It is read, never built.
let package = Package(
  name: "CreatedElsewhere",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Screens", dependencies: ["Domain"], path: "Modules/Screens"),
    .target(name: "Presentation", dependencies: ["Domain", "Screens"], path: "Modules/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain"], path: "Modules/Data"),
    .target(name: "Composition", dependencies: ["Domain", "Screens", "Presentation", "DataLayer"], path: "Modules/Composition"),
    .executableTarget(name: "strata", dependencies: ["Domain", "Screens", "Composition"], path: "Modules/strata"),
    .target(name: "Terminal", dependencies: ["Screens"], path: "Modules/Terminal"),
  ]
)
