// swift-tools-version: 6.2
import PackageDescription

// Domain imports modules and names the world. It is read, never built.
let package = Package(
  name: "DomainReachesOut",
  targets: [
    .target(name: "CoreDomain", dependencies: ["CoreScenes"], path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", path: "Modules/Core/Scenes"),
  ]
)
