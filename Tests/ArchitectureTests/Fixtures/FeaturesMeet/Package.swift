// swift-tools-version: 6.2
import PackageDescription

// A feature knows another, and a shared file knows one. It is read, never built.
let package = Package(
  name: "FeaturesMeet",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Composition", dependencies: ["Domain", "Scenes"], path: "Modules/Composition"),
  ]
)
