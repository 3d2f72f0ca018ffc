// swift-tools-version: 6.2
import PackageDescription

// Variants know each other and the pattern that they stand beside. It is read, never built.
let package = Package(
  name: "VariantsMeet",
  targets: [
    .target(name: "Screens", path: "Modules/Screens"),
    .target(name: "Presentation", dependencies: ["Screens"], path: "Modules/Presentation"),
    .target(name: "ModelView", dependencies: ["Screens"], path: "Modules/Variants/ModelView"),
    .target(name: "Redux", dependencies: ["Screens", "ModelView"], path: "Modules/Variants/Redux"),
  ]
)
