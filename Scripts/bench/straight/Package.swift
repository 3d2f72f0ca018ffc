// swift-tools-version: 6.2
import PackageDescription

// The refresh without layers, for Scripts/bench/layers, which lays these folders out as links into the project and builds them there. Domain's
// and DataLayer's sources are compiled into the one target of the program, so that not even a module stands between its parts; their imports
// of Domain find an empty module.

let features = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  "ImmutableWeakCaptures",
].map { SwiftSetting.enableUpcomingFeature($0) }

let package = Package(
  name: "straight",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "straight", dependencies: ["Domain", "Transfer", "Markup", "Database"], path: "Straight", swiftSettings: features),
    .target(name: "Domain", path: "Domain", swiftSettings: features),
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Drivers/Transfer", swiftSettings: features),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Drivers/Markup", swiftSettings: features),
    .target(name: "Database", dependencies: ["CSQLite"], path: "Modules/Drivers/Database", swiftSettings: features),
    .target(name: "CLibCurl", path: "Modules/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Drivers/CLibXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CSQLite", path: "Modules/Drivers/CSQLite", pkgConfig: "sqlite3"),
  ]
)
