// swift-tools-version: 6.2
import PackageDescription

// A feature knows one that it may not know, another knows one that it may, and a shared file knows one. It is read, never built.
let package = Package(
  name: "FeaturesMeet",
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "ReaderComposition", dependencies: ["CoreDomain", "CoreScenes"], path: "Modules/Reader/Composition"),
  ]
)
