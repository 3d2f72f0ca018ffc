// swift-tools-version: 6.2
import PackageDescription

// Domain imports modules and names the world. It is read, never built.
let package = Package(
  name: "DomainReachesOut",
  targets: [
    .target(name: "Domain", dependencies: ["Scenes"], path: "Modules/Domain"),
    .target(name: "Scenes", path: "Modules/Presentation/Scenes"),
  ]
)
