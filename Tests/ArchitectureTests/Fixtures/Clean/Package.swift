// swift-tools-version: 6.2
import PackageDescription

// A small package in which nothing is wrong, though much of it looks so. It is read, never built.
let package = Package(
  name: "Clean",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Scenes", dependencies: ["Domain"], path: "Modules/Presentation/Scenes"),
    .target(name: "Presentation", dependencies: ["Domain", "Scenes"], path: "Modules/Presentation/Presentation"),
    .target(name: "DataLayer", dependencies: ["Domain", "Transfer", "Markup"], path: "Modules/Data/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Drivers/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Drivers/Markup"),
    .target(name: "Terminal", dependencies: ["Domain", "Scenes"], path: "Modules/Terminal"),
    .target(
      name: "Composition", dependencies: ["Domain", "Scenes", "Presentation", "DataLayer", "Transfer", "Markup", "Terminal"],
      path: "Modules/Composition"),
    .executableTarget(
      name: "strata",
      dependencies: ["Domain", "Scenes", "Composition", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Modules/strata"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Drivers/CLibXML2"),
    .executableTarget(name: "sample-server", path: "Modules/sample-server"),
    .target(name: "DomainDoubles", dependencies: ["Domain"], path: "Tests/Support/DomainDoubles"),
    .testTarget(name: "DomainTests", dependencies: ["Domain"], path: "Tests/DomainTests"),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"], path: "Tests/ScenesTests"),
    .testTarget(name: "PresentationTests", dependencies: ["Presentation"], path: "Tests/PresentationTests"),
    .testTarget(name: "DataTests", dependencies: ["DataLayer"], path: "Tests/DataTests"),
    .testTarget(name: "TransferTests", dependencies: ["Transfer"], path: "Tests/TransferTests"),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], path: "Tests/MarkupTests"),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], path: "Tests/TerminalTests"),
    .testTarget(name: "CompositionTests", dependencies: ["Composition"], path: "Tests/CompositionTests"),
  ]
)
