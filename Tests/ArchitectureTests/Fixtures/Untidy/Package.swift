// swift-tools-version: 6.2
import PackageDescription

// Names that do not say what is inside, and a layer that nothing tests. It is read, never built.
let package = Package(
  name: "Untidy",
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreScenes"], path: "Modules/Core/Presentation"),
    .testTarget(name: "CoreDomainTests", dependencies: ["CoreDomain"], path: "Tests/Core/CoreDomainTests"),
    .testTarget(name: "CoreScenesTests", dependencies: ["CoreScenes"], path: "Tests/Screens"),
  ]
)
