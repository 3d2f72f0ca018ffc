// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The refresh without layers, for Scripts/bench/layers, which links these folders to the project and builds them there. The sources of Domain and of
// the data layer are compiled into the program's own target, so that no module boundary separates them. Their imports find empty modules.

let features = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  "ImmutableWeakCaptures",
].map { SwiftSetting.enableUpcomingFeature($0) }

/// Modules whose sources are in the program's own target. Scripts/bench/layers makes an empty folder for each.
let merged = try FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/Empty").sorted()

let package = Package(
  name: "straight",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "straight", dependencies: merged.map { .byName(name: $0) } + ["Transfer", "Markup", "Database", "Deflate", "Processes"],
      path: "Straight",
      swiftSettings: features),
    .target(name: "Transfer", dependencies: ["CLibCurl", "Deflate"], path: "Modules/Core/Drivers/Transfer", swiftSettings: features),
    .target(name: "Deflate", dependencies: ["CZLib"], path: "Modules/Core/Drivers/Deflate", swiftSettings: features),
    .target(name: "Processes", path: "Modules/Reader/Drivers/Processes", swiftSettings: features),
    .target(name: "Markup", dependencies: ["CLibXML2"], path: "Modules/Core/Drivers/Markup", swiftSettings: features),
    .target(name: "Database", dependencies: ["CSQLite"], path: "Modules/Reader/Drivers/Database", swiftSettings: features),
    .target(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Core/Drivers/CLibXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CZLib", path: "Modules/Core/Drivers/CZLib", pkgConfig: "zlib"),
    .systemLibrary(name: "CSQLite", path: "Modules/Reader/Drivers/CSQLite", pkgConfig: "sqlite3"),
  ] + merged.map { .target(name: $0, path: "Empty/\($0)", swiftSettings: features) }
)
