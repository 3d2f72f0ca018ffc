// swift-tools-version: 6.2
import PackageDescription

// Targets without a row, imports without a declaration. It is read, never built.
let package = Package(
  name: "Undeclared",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreDomain"], path: "Modules/Core/Presentation"),
    .target(
      name: "CoreTerminal", dependencies: ["CoreDomain", "CoreScenes", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Modules/Core/Terminal"),
    .target(name: "Gadgets", dependencies: ["CoreDomain"], path: "Modules/Gadgets"),
    .target(name: "CoreDoubles", dependencies: ["CoreDomain"], path: "Tests/Support/CoreDoubles"),
    .target(name: "ReaderComposition", dependencies: ["CoreDoubles"], path: "Modules/Reader/Composition"),
    .testTarget(name: "CoreDomainTests", dependencies: ["CoreDomain"], path: "Tests/Core/CoreDomainTests"),
  ]
)
