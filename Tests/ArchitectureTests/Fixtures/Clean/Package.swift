// swift-tools-version: 6.2
import PackageDescription

// A small package in which nothing is wrong, though much of it looks so. It is read, never built.
let package = Package(
  name: "Clean",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreScenes", dependencies: ["CoreDomain"], path: "Modules/Core/Scenes"),
    .target(name: "CorePresentation", dependencies: ["CoreDomain", "CoreScenes"], path: "Modules/Core/Presentation"),
    .target(name: "CoreData", dependencies: ["CoreDomain", "Transfer", "Markup"], path: "Modules/Core/Data"),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Core/Drivers/Transfer"),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Core/Drivers/Markup"),
    .target(name: "CoreTerminal", dependencies: ["CoreDomain", "CoreScenes"], path: "Modules/Core/Terminal"),
    .target(
      name: "ReaderComposition",
      dependencies: ["CoreDomain", "CoreScenes", "CorePresentation", "CoreData", "Transfer", "Markup", "CoreTerminal"],
      path: "Modules/Reader/Composition"),
    .executableTarget(
      name: "strata",
      dependencies: ["CoreDomain", "CoreScenes", "ReaderComposition", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Modules/Reader/strata"),
    .systemLibrary(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Core/Drivers/CLibXML2"),
    .executableTarget(name: "sample-server", path: "Modules/Tools/sample-server"),
    .target(name: "CoreDoubles", dependencies: ["CoreDomain"], path: "Tests/Support/CoreDoubles"),
    .testTarget(name: "CoreDomainTests", dependencies: ["CoreDomain"], path: "Tests/Core/CoreDomainTests"),
    .testTarget(name: "CoreScenesTests", dependencies: ["CoreScenes"], path: "Tests/Core/CoreScenesTests"),
    .testTarget(name: "CorePresentationTests", dependencies: ["CorePresentation"], path: "Tests/Core/CorePresentationTests"),
    .testTarget(name: "CoreDataTests", dependencies: ["CoreData"], path: "Tests/Core/CoreDataTests"),
    .testTarget(name: "TransferTests", dependencies: ["Transfer"], path: "Tests/Core/TransferTests"),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], path: "Tests/Core/MarkupTests"),
    .testTarget(name: "CoreTerminalTests", dependencies: ["CoreTerminal"], path: "Tests/Core/CoreTerminalTests"),
    .testTarget(name: "ReaderCompositionTests", dependencies: ["ReaderComposition"], path: "Tests/Reader/ReaderCompositionTests"),
  ]
)
