// swift-tools-version: 6.2
import PackageDescription

// Two architectures know each other and the pattern that they stand beside; the third, Bare, is right. It is read, never built.
let package = Package(
  name: "ArchitecturesMeet",
  targets: [
    .target(name: "CoreScenes", path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreScenes"], path: "Modules/Core/Presentation"),
    .target(name: "ModelView", dependencies: ["CoreScenes"], path: "Modules/Comparison/ModelView"),
    .target(name: "Redux", dependencies: ["CoreScenes", "ModelView"], path: "Modules/Comparison/Redux"),
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "Bare", dependencies: ["CoreDomain", "CoreScenes"], path: "Modules/Comparison/Bare"),
  ]
)
