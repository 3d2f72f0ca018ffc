// swift-tools-version: 6.2
import PackageDescription

// Many hands write to the terminal. It is read, never built.
let package = Package(
  name: "WritesToTheTerminal",
  targets: [
    .target(name: "Domain", path: "Modules/Domain"),
    .target(name: "Terminal", dependencies: ["Domain"], path: "Modules/Terminal"),
    .target(name: "DataLayer", dependencies: ["Domain"], path: "Modules/Data/Data"),
    .executableTarget(name: "strata", dependencies: ["Domain"], path: "Modules/strata"),
  ]
)
