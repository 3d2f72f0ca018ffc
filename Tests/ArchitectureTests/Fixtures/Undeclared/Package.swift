// swift-tools-version: 6.2
import PackageDescription

// Targets without a row, imports without a declaration. It is read, never built.
let package = Package(
  name: "Undeclared",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Domain"], path: "Modules/Presentation/Presentation"),
    .target(
      name: "Terminal", dependencies: ["Domain", "Scenes", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Modules/Terminal"),
    .target(name: "Gadgets", dependencies: ["Domain"], path: "Modules/Gadgets"),
    .target(name: "DomainDoubles", dependencies: ["Domain"], path: "Tests/Support/DomainDoubles"),
    .target(name: "Composition", dependencies: ["DomainDoubles"], path: "Modules/Composition"),
    .testTarget(name: "DomainTests", dependencies: ["Domain"], path: "Tests/DomainTests"),
  ]
)
