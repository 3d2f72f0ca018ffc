// swift-tools-version: 6.2
import PackageDescription

// Many hands write to the terminal. It is read, never built.
let package = Package(
  name: "WritesToTheTerminal",
  targets: [
    .target(name: "CoreDomain", path: "Modules/Core/Domain"),
    .target(name: "CoreTerminal", dependencies: ["CoreDomain"], path: "Modules/Core/Terminal"),
    .target(name: "CoreData", dependencies: ["CoreDomain"], path: "Modules/Core/Data"),
    .executableTarget(name: "strata", dependencies: ["CoreDomain"], path: "Modules/Reader/strata"),
  ]
)
