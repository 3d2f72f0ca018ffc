// swift-tools-version: 6.2
import PackageDescription

// Names that do not say what is inside, and a layer that nothing tests. It is read, never built.
let package = Package(
  name: "Untidy",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Scenes"], path: "Modules/Presentation/Presentation"),
    .testTarget(name: "DomainTests", dependencies: ["Domain"], path: "Tests/DomainTests"),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"], path: "Tests/Screens"),
  ]
)
