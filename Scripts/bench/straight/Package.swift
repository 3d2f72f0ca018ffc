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
    .target(name: "Transfer", dependencies: ["CLibCurl"], path: "Modules/Transfer", swiftSettings: features),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Markup", swiftSettings: features),
    .target(name: "Database", dependencies: ["CSQLite"], path: "Modules/Database", swiftSettings: features),
    .target(name: "CLibCurl", path: "Modules/System/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/System/CLibXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CSQLite", path: "Modules/System/CSQLite", pkgConfig: "sqlite3"),
  ]
)
