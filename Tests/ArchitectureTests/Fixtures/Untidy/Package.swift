// swift-tools-version: 6.2
import PackageDescription

// Names that do not say what is inside, and a layer that nothing tests. It is read, never built.
let package = Package(
  name: "Untidy",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Screens", dependencies: ["Domain"], path: "Modules/Screens"),
    .target(name: "Presentation", dependencies: ["Screens"], path: "Modules/Presentation"),
    .testTarget(name: "DomainTests", dependencies: ["Domain"], path: "Tests/DomainTests"),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"], path: "Tests/Screens"),
  ]
)
