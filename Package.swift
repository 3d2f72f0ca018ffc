// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with: Swift 6, the upcoming features, and no warning let through.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// A layer's production code: Modules/<folder>.
func module(_ name: String, folder: String? = nil, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(folder ?? name)", swiftSettings: settings)
}

/// The targets of the presentation architectures besides that of Presentation.
let variants: [Target.Dependency] = ["VariantMV", "VariantMVVM", "VariantFlux", "VariantRedux", "VariantViDRep", "VariantDispatcher"]

/// A scene in another presentation architecture: Modules/Variants/<name>.
func variant(_ name: String) -> Target {
  module("Variant\(name)", folder: "Variants/\(name)", ["Domain", "Screens"])
}

/// A layer's tests: Tests/<name>.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// The few doubles and servers that test targets share: Tests/Support/<name>.
func support(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: settings)
}

/// A program: Modules/<name>.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

/// The program that tries made-up inputs: Tests/Fuzzing.
let fuzzing = Target.executableTarget(name: "fuzzing", dependencies: ["Properties"], path: "Tests/Fuzzing", swiftSettings: settings)

let package = Package(
  name: "Strata",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "strata", targets: ["strata"]),
    .executable(name: "sample-server", targets: ["sample-server"]),
    // Not linked to anything: tests put it before the system's library in the built program.
    .library(name: "FaultyDisk", type: .dynamic, targets: ["FaultyDisk"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The layers, innermost first.
    module("Domain"),
    module("Screens", ["Domain"]),
    module("Presentation", ["Domain", "Screens"]),
    module("DataLayer", folder: "Data", ["Domain", "Transfer", "Markup", "Database"]),
    module("Transfer", ["CLibCurl"]),
    module("Markup", ["CLibXML2"]),
    module("Database", ["CSQLite"]),

    // The scene of the article list again, in other presentation architectures.
    variant("MV"),
    variant("MVVM"),
    variant("Flux"),
    variant("Redux"),
    variant("ViDRep"),
    variant("Dispatcher"),

    // Outside the layers: what a person sees, and the one place that knows everything.
    module("Terminal", ["Domain", "Screens"]),
    module("Composition", ["Domain", "Screens", "Presentation", "DataLayer", "Transfer", "Markup", "Terminal"] + variants),
    program("strata", ["Domain", "Screens", "Composition", argumentParser]),

    // The system's libraries.
    // libcurl is no library that the program is linked with: it is loaded with the first transfer.
    .target(name: "CLibCurl", path: "Modules/System/CLibCurl"),
    .systemLibrary(
      name: "CLibXML2", path: "Modules/System/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CSQLite", path: "Modules/System/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CZLib", path: "Modules/System/CZLib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // A small web of feeds on loopback, for the demo and the tests.
    .target(
      name: "SampleServer", dependencies: [flyingFox, flyingSocks, "CZLib"], path: "Modules/SampleServer",
      resources: [.copy("Samples")], swiftSettings: settings),
    program("sample-server", ["SampleServer", argumentParser]),

    // Measures the presentation architectures, for Scripts/compare.
    program("architecture-bench", ["Domain", "Screens", "Composition"]),

    // What tests share.
    support("DomainDoubles", ["Domain"]),
    support("SceneDoubles", ["Screens", "Presentation"]),
    support("LoopbackServer", [flyingFox, flyingSocks]),
    support("Properties", ["DataLayer", "Domain", "Markup"]),
    support("Growth", []),

    .target(name: "FaultyDisk", path: "Tests/Support/FaultyDisk"),

    // Tests, a target a layer; each runs alone with `swift test --filter <name>`.
    tests("DomainTests", ["Domain", "DomainDoubles"]),
    tests("ScreensTests", ["Screens", "Domain", "DomainDoubles"]),
    tests("PresentationTests", ["Presentation", "Screens", "Domain", "DomainDoubles", "SceneDoubles", "Growth"]),
    tests(
      "DataTests", ["DataLayer", "Domain", "DomainDoubles", "Transfer", "Markup", "Database", "LoopbackServer", "Properties", "Growth"]),
    tests("TransferTests", ["Transfer", "LoopbackServer", "Growth"]),
    tests("MarkupTests", ["Markup"]),
    tests("DatabaseTests", ["Database"]),
    tests("TerminalTests", ["Terminal", "Screens", "Domain", "DomainDoubles", "Growth"]),
    tests("CompositionTests", ["Composition", "DataLayer", "Domain", "Presentation", "SampleServer", "Screens", "Terminal"]),
    tests("VariantsTests", ["Composition", "Domain", "Screens", "Presentation", "DomainDoubles", "SceneDoubles"] + variants),
    tests("SampleServerTests", ["SampleServer", "CZLib"]),
    .testTarget(
      name: "ArchitectureTests", path: "Tests/ArchitectureTests", exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "FeedFixtureTests", dependencies: ["DataLayer", "Domain", "Markup", "Presentation", "Screens", "Terminal"],
      path: "Tests/FeedFixtureTests", exclude: ["Fixtures"], swiftSettings: settings),
    tests("EndToEndTests", ["SampleServer", "LoopbackServer", "Database"]),
  ]
    // Built by Scripts/fuzz alone, which brings the options that it cannot be linked without.
    + (Context.environment["STRATA_FUZZING"] == nil ? [] : [fuzzing])
)
