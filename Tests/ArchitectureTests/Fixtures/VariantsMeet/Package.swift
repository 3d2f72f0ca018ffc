// swift-tools-version: 6.2
import PackageDescription

// Two variants know each other and the pattern that they stand beside; the third, Bare, is right. It is read, never built.
let package = Package(
  name: "VariantsMeet",
  targets: [
    .target(name: "Scenes", path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Scenes"], path: "Modules/Presentation/Presentation"),
    .target(name: "ModelView", dependencies: ["Scenes"], path: "Modules/Presentation/Variants/ModelView"),
    .target(name: "Redux", dependencies: ["Scenes", "ModelView"], path: "Modules/Presentation/Variants/Redux"),
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Bare", dependencies: ["Domain", "Scenes"], path: "Modules/Presentation/Variants/Bare"),
  ]
)
