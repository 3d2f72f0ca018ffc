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

/// A target of production code: Modules/<folder>.
func module(_ name: String, in folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(folder)", swiftSettings: settings)
}

/// The targets of the presentation architectures besides that of Presentation.
let variants: [Target.Dependency] = [
  "VariantMV", "VariantMVVM", "VariantStoreViewState", "VariantRedux", "VariantViDRep", "VariantDispatcher",
]

/// Where articles and statuses are stored, and what keeps those of several devices alike.
let stores: [Target.Dependency] = ["StoreTracing", "FileStorage", "ArticleStorage", "SQLiteStorage", "StatusSync"]

/// The parts of the data layer that its repositories stand on.
let parts: [Target.Dependency] =
  stores + ["Subscriptions", "FeedFetching", "Web", "Syndication", "FeedDates", "ArticleText", "TextEncoding", "EditionRendering"]

/// A scene in another presentation architecture: Modules/Presentation/Variants/<name>.
func variant(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  module("Variant\(name)", in: "Presentation/Variants/\(name)", ["Domain", "Scenes"] + dependencies)
}

/// A part of the data layer: Modules/Data/<name>.
func data(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  module(name, in: "Data/\(name)", ["Domain"] + dependencies)
}

/// A driver, the Swift face of a library or of the system: Modules/Drivers/<name>.
func driver(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  module(name, in: "Drivers/\(name)", dependencies)
}

/// The only test targets to build, as `Scripts/test DomainTests` asks; nil for all.
let chosenTests = Context.environment["STRATA_TESTS"]?.split(separator: " ").map(String.init)

/// Tests are not optimized. Compiling them takes most of its time in the macros of Swift Testing, which the compiler would expand again for the
/// interface of the module and for each batch of files. So it compiles all files of a module at once. For chosen targets, it compiles file by file, so
/// that an edit compiles few of them.
let testSettings =
  settings + [
    .unsafeFlags(
      chosenTests == nil
        ? ["-Onone", "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2"]
        : ["-Onone"])
  ]

/// A layer's tests: Tests/<name>.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: testSettings)
}

/// The few doubles and servers that test targets share: Tests/Support/<name>.
func support(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: settings)
}

/// A program: Modules/<name>.
func program(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Modules/\(name)", exclude: exclude, swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

/// The program that tries made-up inputs: Tests/Fuzzing.
let fuzzing = Target.executableTarget(name: "fuzzing", dependencies: ["Properties"], path: "Tests/Fuzzing", swiftSettings: settings)

let package = Package(
  name: "Strata",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // What a graphical app needs: its views perform requests, and read an ObservedDisplay.
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Presentation", targets: ["Presentation"]),
    .executable(name: "strata", targets: ["strata"]),
    .executable(name: "sample-server", targets: ["sample-server"]),
    // The layer check, for other packages.
    .library(name: "LayerRules", targets: ["LayerRules"]),
    .plugin(name: "CheckLayers", targets: ["CheckLayers"]),
    // Not linked to anything: tests put it before the system's library in the built program.
    .library(name: "FaultyDisk", type: .dynamic, targets: ["FaultyDisk"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The layers, innermost first.
    module("Domain", in: "Domain"),

    module("Scenes", in: "Presentation/Scenes", ["Domain"]),
    module("Presentation", in: "Presentation/Presentation", ["Domain", "Scenes"]),

    module(
      "DataLayer", in: "Data/Data",
      [
        "Domain", "StoreTracing", "ArticleStorage", "Subscriptions", "StatusSync", "FileStorage", "FeedFetching", "Web", "Syndication",
        "FeedDates", "ArticleText", "EditionRendering",
      ]
        + ["TextEncoding", "Files", "RecordJSON", "Transfer", "Markup", "Database", "Processes"]),
    data("StorageMaintenance", ["DataLayer"] + stores + ["Subscriptions", "Files", "RecordJSON", "Database"]),
    data("StatusSync", ["ArticleStorage", "Subscriptions", "FileStorage", "Files", "RecordJSON"]),
    data("SQLiteStorage", ["StoreTracing", "ArticleStorage", "FileStorage", "Files", "RecordJSON", "Database"]),
    data("ArticleStorage", ["StoreTracing", "Subscriptions", "FileStorage", "ArticleText", "TextEncoding", "Files", "RecordJSON"]),
    data("Subscriptions", ["FileStorage", "Syndication", "TextEncoding", "Files", "Markup"]),
    data("FileStorage", ["StoreTracing", "Files", "RecordJSON"]),
    data(
      "FeedFetching", ["StoreTracing", "Web", "Syndication", "FeedDates", "ArticleText", "TextEncoding", "Files", "Transfer", "Markup"]),
    data("Web", ["StoreTracing", "Transfer"]),
    module("StoreTracing", in: "Data/StoreTracing"),
    data("Syndication", ["FeedDates", "ArticleText", "TextEncoding", "Files", "RecordJSON", "Markup"]),
    data("ArticleText", ["TextEncoding", "Markup"]),
    data("FeedDates", []),
    data("EditionRendering", []),
    data("TextEncoding", ["Markup"]),

    driver("Transfer", ["CLibCurl"]),
    driver("Markup", ["CLibXML2"]),
    driver("Database", ["CSQLite"]),
    driver("Files"),
    driver("RecordJSON"),
    driver("Processes"),

    // The scene of the article list again, in other presentation architectures.
    variant("MV"),
    variant("MVVM"),
    variant("StoreViewState"),
    // Both forms of one article work on one store.
    variant("Redux", ["VariantStoreViewState"]),
    variant("ViDRep"),
    variant("Dispatcher"),

    // Outside the layers: what a person sees, and the one place that knows everything.
    module("Terminal", in: "Terminal", ["Domain", "Scenes"]),
    module("FullScreen", in: "FullScreen", ["Domain", "Scenes", "Terminal"]),
    module(
      "Composition", in: "Composition",
      [
        "Domain", "Scenes", "Presentation", "DataLayer", "StorageMaintenance", "Files", "Transfer", "Markup", "Processes", "Terminal",
        "FullScreen",
      ]
        + parts + variants),
    program("strata", ["Domain", "Scenes", "Composition", argumentParser], exclude: ["Manual.md"]),

    // The system's libraries.
    // libcurl is no library that the program is linked with: it is loaded with the first transfer.
    .target(name: "CLibCurl", path: "Modules/Drivers/CLibCurl"),
    // No provider for a Mac: the package manager would prefer Homebrew's libxml2 to that of the SDK.
    .systemLibrary(
      name: "CLibXML2", path: "Modules/Drivers/CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Modules/Drivers/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CZLib", path: "Modules/Drivers/CZLib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // A small web of feeds on loopback, for the demo and the tests.
    .target(
      name: "SampleServer", dependencies: [flyingFox, flyingSocks, "CZLib"], path: "Modules/SampleServer",
      resources: [.copy("Samples")], swiftSettings: settings),
    program("sample-server", ["SampleServer", argumentParser]),

    // Measures the presentation architectures, for Scripts/compare.
    program("architecture-bench", ["Domain", "Scenes", "Composition"]),

    // Checks the layers of a package, of this one and of others.
    .target(name: "LayerRules", path: "Modules/LayerRules", exclude: ["LayerRules.md"], swiftSettings: settings),
    program("check-layers", ["LayerRules"]),
    .plugin(
      name: "CheckLayers",
      capability: .command(intent: .custom(verb: "check-layers", description: "Checks the imports and dependencies by layers.json.")),
      dependencies: ["check-layers"], path: "Modules/CheckLayers"),

    // Makes and removes features and scenes, for Scripts/new and Scripts/remove.
    program("scaffold"),

    // Writes the manual page of strata, for Scripts/install and Scripts/release.
    program("man-page"),

    // What tests share.
    support("DomainDoubles", ["Domain"]),
    support("SceneDoubles", ["Domain", "Scenes", "Presentation"]),
    support("Spawn", []),
    support("LoopbackServer", [flyingFox, flyingSocks, "Spawn"]),
    support("Properties", ["DataLayer", "Domain", "Files", "RecordJSON", "Markup", "FullScreen"] + parts),
    support("Growth", []),
    support("TerminalDoubles", ["Terminal"]),
    support("ScreenModel", ["FullScreen", "Terminal"]),

    .target(name: "FaultyDisk", path: "Tests/Support/FaultyDisk"),

    // Tests, a target a layer; each runs alone with `swift test --filter <name>`.
    tests("DomainTests", ["Domain", "DomainDoubles", "Growth"]),
    tests("ScenesTests", ["Scenes", "Domain", "DomainDoubles", "SceneDoubles"]),
    tests("PresentationTests", ["Presentation", "Scenes", "Domain", "DomainDoubles", "SceneDoubles", "Growth"]),
    tests(
      "DataTests",
      ["DataLayer", "StorageMaintenance", "Domain", "DomainDoubles", "Files", "RecordJSON", "Transfer", "Markup", "Database"] + parts
        + ["LoopbackServer", "Properties", "Growth"]),
    tests("TransferTests", ["Transfer", "LoopbackServer", "Growth"]),
    tests("MarkupTests", ["Markup", "Growth"]),
    tests("DatabaseTests", ["Database", "CSQLite"]),
    tests("ProcessesTests", ["Processes"]),
    tests("TerminalTests", ["Terminal", "Scenes", "Domain", "DomainDoubles", "SceneDoubles", "TerminalDoubles", "Growth"]),
    tests(
      "FullScreenTests",
      ["FullScreen", "Terminal", "Scenes", "Domain", "DomainDoubles", "SceneDoubles", "TerminalDoubles", "Growth", "ScreenModel"]),
    tests(
      "CompositionTests",
      [
        "Composition", "DataLayer", "StorageMaintenance", "Domain", "Files", "FullScreen", "LoopbackServer", "Presentation", "SampleServer",
        "Scenes", "Terminal", "TerminalDoubles", "Growth", "Transfer",
      ] + parts),
    tests("VariantsTests", ["Composition", "Domain", "Scenes", "Presentation", "Terminal", "DomainDoubles", "SceneDoubles"] + variants),
    tests("SampleServerTests", ["SampleServer", "CZLib"]),
    tests("ScaffoldTests", ["scaffold"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["LayerRules"], path: "Tests/ArchitectureTests",
      exclude: ["Fixtures"], swiftSettings: testSettings),
    tests("LayerRulesTests", ["LayerRules", "Growth"]),
    .testTarget(
      name: "FeedFixtureTests", dependencies: ["DataLayer", "Domain", "Markup", "Presentation", "Scenes", "Terminal", "Growth"] + parts,
      path: "Tests/FeedFixtureTests", exclude: ["Fixtures"], swiftSettings: testSettings),
    tests("EndToEndTests", ["SampleServer", "LoopbackServer", "Spawn", "Growth", "Database", "ScreenModel", "FullScreen"]),
  ]
    // Built by Scripts/fuzz alone, which brings the options that it cannot be linked without.
    + (Context.environment["STRATA_FUZZING"] == nil ? [] : [fuzzing])
)

if let chosenTests { package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) } }

// `Scripts/test` optimizes only the targets in which its tests compute for long. To optimize the others takes longer than it saves.
if Context.environment["STRATA_QUICK_BUILD"] != nil {
  let computing: Set = [
    "ArticleStorage", "ArticleText", "Database", "EditionRendering", "FeedDates", "FeedFetching", "FileStorage", "Files",
    "FullScreen", "Markup", "RecordJSON", "ScreenModel", "SQLiteStorage", "StatusSync", "Subscriptions", "Syndication", "Terminal",
    "TextEncoding", "Transfer",
  ]
  for target in package.targets where [.regular, .executable].contains(target.type) && !computing.contains(target.name) {
    target.swiftSettings = target.swiftSettings.map { $0 + [.unsafeFlags(["-Onone"])] }
  }
}

/// Whether another package depends on this one. (Its folder is `/` while versions are resolved, and then where the package manager or Xcode checks
/// dependencies out.)
let folders = Context.packageDirectory.split(separator: "/")
let isDependency =
  folders.isEmpty || folders.dropLast().last == "checkouts" && folders.contains { $0.hasPrefix(".build") || $0 == "SourcePackages" }

// Other packages get the layer check alone. They may have a Domain of their own, and the names of targets must be unique among all packages; and they
// need not fetch what only the program depends on.
if isDependency {
  package.products = package.products.filter { ["LayerRules", "CheckLayers"].contains($0.name) }
  package.targets = package.targets.filter { ["LayerRules", "check-layers", "CheckLayers"].contains($0.name) }
  package.dependencies = []
}
