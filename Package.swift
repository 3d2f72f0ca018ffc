// swift-tools-version: 6.2
import PackageDescription

// MARK: Reader
// `Scripts/new app` copies this file without what stands between a mark `Reader` and the next mark `App`.
// MARK: App

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
func module(_ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], texts: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(folder)", resources: texts, swiftSettings: settings)
}

/// A layer of Core, which knows no feature: Modules/Core/<name>.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target { module("Core\(name)", in: "Core/\(name)", dependencies) }

/// A layer of the small program: Modules/Sample/<name>.
func layer(_ name: String, _ dependencies: [Target.Dependency], texts: [Resource] = []) -> Target {
  module("Sample\(name)", in: "Sample/\(name)", dependencies, texts: texts)
}

/// A driver, the Swift face of a library or of the system: Modules/<row>/Drivers/<name>.
func driver(_ name: String, of row: String, _ dependencies: [Target.Dependency] = []) -> Target {
  module(name, in: "\(row)/Drivers/\(name)", dependencies)
}

/// The only test targets to build, as `Scripts/test DomainTests` asks; nil for all.
let chosenTests = Context.environment["TESTS_ONLY"]?.split(separator: " ").map(String.init)

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

/// A layer's tests: Tests/<row>/<name>.
func tests(_ name: String, in row: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(row)/\(name)", exclude: exclude, swiftSettings: testSettings)
}

/// The few doubles and servers that test targets share: Tests/Support/<name>.
func support(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: settings)
}

/// A program: Modules/<row>/<name>.
func program(_ name: String, in row: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Modules/\(row)/\(name)", exclude: exclude, swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

// MARK: Reader

/// A layer of the feed reader: Modules/Reader/<name>.
func reader(_ name: String, _ dependencies: [Target.Dependency]) -> Target { module("Reader\(name)", in: "Reader/\(name)", dependencies) }

/// A part of the feed reader's data layer: Modules/Reader/Data/<name>.
func data(_ name: String, _ dependencies: [Target.Dependency]) -> Target { module(name, in: "Reader/Data/\(name)", dependencies) }

/// The scenes of the small program in one presentation architecture: Modules/Comparison/<name>.
func architecture(_ name: String, _ further: [Target.Dependency] = []) -> Target {
  module(
    "Comparison\(name)", in: "Comparison/\(name)",
    ["ComparisonScenes", "CoreDomain", "CoreScenes", "SampleDomain", "SampleScenes"] + further)
}

/// The targets of the presentation architectures.
let architectures: [Target.Dependency] = [
  "ComparisonVIP", "ComparisonMV", "ComparisonMVVM", "ComparisonStore", "ComparisonRedux", "ComparisonViDRep", "ComparisonTwoRings",
]

/// The program that tries made-up inputs: Tests/Fuzzing.
let fuzzing = Target.executableTarget(name: "fuzzing", dependencies: ["Properties"], path: "Tests/Fuzzing", swiftSettings: settings)

// MARK: App

let package = Package(
  name: "Strata",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "sample", targets: ["sample"]),
    // MARK: Reader
    .executable(name: "compare", targets: ["compare"]),
    // What a graphical app needs: its views perform requests, and read an ObservedDisplay.
    .library(name: "ReaderScenes", targets: ["CoreDomain", "CoreScenes", "ReaderDomain", "ReaderScenes"]),
    .library(name: "ReaderPresentation", targets: ["CorePresentation", "ReaderPresentation"]),
    .executable(name: "strata", targets: ["strata"]),
    .executable(name: "sample-server", targets: ["sample-server"]),
    // The layer check, for other packages.
    .library(name: "LayerRules", targets: ["LayerRules"]),
    .plugin(name: "CheckLayers", targets: ["CheckLayers"]),
    // Not linked to anything: tests put it before the system's library in the built program.
    .library(name: "FaultyDisk", type: .dynamic, targets: ["FaultyDisk"]),
    // MARK: App
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Core.
    core("Domain"),
    core("Scenes", ["CoreDomain"]),
    core("Presentation", ["CoreDomain", "CoreScenes"]),
    core("Data", ["CoreDomain", "Files", "RecordJSON", "Transfer"]),
    core("Terminal", ["CoreDomain", "CoreScenes"]),
    core("Composition", ["CoreData", "CoreDomain", "CorePresentation", "CoreScenes", "CoreTerminal", "Files", "Transfer"]),
    core("CommandLine", ["CoreComposition", "CoreDomain", "CoreScenes", argumentParser]),
    driver("Files", of: "Core"),
    driver("RecordJSON", of: "Core"),
    driver("Transfer", of: "Core", ["CLibCurl", "Deflate"]),
    driver("Deflate", of: "Core", ["CZLib"]),
    driver("Markup", of: "Core", ["CLibXML2"]),

    // The small program.
    layer("Domain", ["CoreDomain"]),
    layer("Scenes", ["CoreDomain", "CoreScenes", "SampleDomain"]),
    layer("Presentation", ["CoreDomain", "CorePresentation", "CoreScenes", "SampleDomain", "SampleScenes"]),
    // The texts become a part of the program: it finds them wherever it runs.
    layer(
      "Data", ["CoreData", "CoreDomain", "Files", "Markup", "RecordJSON", "SampleDomain", "Transfer"], texts: [.embedInCode("Texts")]),
    layer("Terminal", ["CoreDomain", "CoreScenes", "CoreTerminal", "SampleDomain", "SampleScenes"]),
    layer(
      "Composition",
      [
        "CoreComposition", "CoreData", "CoreDomain", "CoreScenes", "CoreTerminal", "SampleData", "SampleDomain", "SamplePresentation",
        "SampleScenes", "SampleTerminal",
      ]),
    program(
      "sample", in: "Sample",
      ["CoreCommandLine", "CoreComposition", "CoreScenes", "SampleComposition", "SampleDomain", "SampleScenes", argumentParser]),

    // The system's libraries.
    // libcurl is no library that the program is linked with: it is loaded with the first transfer.
    .target(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl"),
    // No provider for a Mac: the package manager would prefer Homebrew's libxml2 to that of the SDK.
    .systemLibrary(
      name: "CLibXML2", path: "Modules/Core/Drivers/CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CZLib", path: "Modules/Core/Drivers/CZLib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // A web server on loopback, and what the small program asks it for.
    module("WebServer", in: "Tools/WebServer", [flyingFox, flyingSocks, "Deflate"]),
    module("SampleEndpoints", in: "Tools/SampleEndpoints", ["Deflate", "WebServer"]),
    program("endpoints", in: "Tools", ["SampleEndpoints", "WebServer", argumentParser]),

    // Checks the layers of a package, of this one and of others.
    .target(name: "LayerRules", path: "Modules/Tools/LayerRules", swiftSettings: settings),
    program("check-layers", in: "Tools", ["LayerRules"]),
    .plugin(
      name: "CheckLayers",
      capability: .command(intent: .custom(verb: "check-layers", description: "Checks the imports and dependencies by layers.json.")),
      dependencies: ["check-layers"], path: "Modules/Tools/CheckLayers"),

    // Makes and removes features and makes apps, for Scripts/new and Scripts/remove.
    program("scaffold", in: "Tools", ["LayerRules"], exclude: ["App"]),

    // What tests share.
    support("CoreDoubles", ["CoreDomain", "CorePresentation", "CoreScenes"]),
    support("SampleDoubles", ["CoreDomain", "CoreDoubles", "SampleDomain"]),
    support("DataDoubles", ["CoreData", "CoreDomain", "RecordJSON", "Transfer"]),
    support("TerminalDoubles", ["CoreScenes", "CoreTerminal"]),
    support("Spawn", []),
    support("LoopbackServer", [flyingFox, flyingSocks, "Spawn", "WebServer"]),
    support("Growth", []),
    support("ProgramRuns", ["Spawn"]),

    // Tests, a target a layer; each runs alone with `Scripts/test <name>`.
    tests("CoreDataTests", in: "Core", ["CoreData", "CoreDomain", "CoreDoubles", "DataDoubles", "Files", "RecordJSON"]),
    tests("CoreCompositionTests", in: "Core", ["CoreComposition", "CoreDomain", "CorePresentation", "CoreScenes", "CoreTerminal"]),
    tests("CoreDomainTests", in: "Core", ["CoreDomain", "CoreDoubles"]),
    tests("CorePresentationTests", in: "Core", ["CoreDomain", "CoreDoubles", "CorePresentation", "CoreScenes"]),
    tests("CoreScenesTests", in: "Core", ["CoreDomain", "CoreDoubles", "CoreScenes"]),
    tests("CoreTerminalTests", in: "Core", ["CoreDomain", "CoreDoubles", "CoreScenes", "CoreTerminal", "Growth", "TerminalDoubles"]),
    tests("MarkupTests", in: "Core", ["Growth", "Markup"]),
    tests("TransferTests", in: "Core", ["Deflate", "Growth", "LoopbackServer", "Transfer"]),
    tests(
      "SampleCompositionTests", in: "Sample",
      [
        "CoreComposition", "CoreDomain", "CoreScenes", "CoreTerminal", "SampleComposition", "SampleDomain", "SampleEndpoints",
        "SampleScenes", "TerminalDoubles", "WebServer",
      ]),
    tests(
      "SampleDataTests", in: "Sample",
      [
        "CoreData", "CoreDomain", "DataDoubles", "Files", "Growth", "LoopbackServer", "RecordJSON", "SampleData", "SampleDomain",
        "SampleDoubles", "Transfer",
      ]),
    tests("SampleEndToEndTests", in: "Sample", ["LoopbackServer", "ProgramRuns", "SampleEndpoints", "WebServer"]),
    tests("SampleDomainTests", in: "Sample", ["CoreDomain", "CoreDoubles", "SampleDomain", "SampleDoubles"]),
    tests(
      "SamplePresentationTests", in: "Sample",
      ["CoreDomain", "CoreDoubles", "CoreScenes", "SampleDomain", "SampleDoubles", "SamplePresentation", "SampleScenes"]),
    tests("SampleScenesTests", in: "Sample", ["CoreDomain", "CoreDoubles", "CoreScenes", "SampleDomain", "SampleDoubles", "SampleScenes"]),
    tests(
      "SampleTerminalTests", in: "Sample",
      [
        "CoreDomain", "CoreDoubles", "CoreScenes", "CoreTerminal", "SampleDomain", "SampleDoubles", "SampleScenes", "SampleTerminal",
        "TerminalDoubles",
      ]),
    tests("SampleEndpointsTests", in: "Tools", ["Deflate", "SampleEndpoints", "WebServer"]),

    // MARK: Reader

    // The feed reader.
    reader("Domain", ["CoreDomain"]),
    reader("Scenes", ["CoreDomain", "CoreScenes", "ReaderDomain"]),
    reader("Presentation", ["CoreDomain", "CorePresentation", "CoreScenes", "ReaderDomain", "ReaderScenes"]),
    module(
      "ReaderData", in: "Reader/Data/Repositories",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "Database", "EditionRendering", "FeedDates", "FeedFetching",
        "FileStorage", "Files", "FullTextExtraction", "Processes", "ReaderDomain", "RecordJSON", "StatusSync", "Subscriptions",
        "Syndication",
        "TextEncoding", "Transfer",
      ]),
    data(
      "StorageMaintenance",
      [
        "ArticleStorage", "CoreData", "CoreDomain", "Database", "FeedServers", "FileStorage", "Files", "ReaderData", "ReaderDomain",
        "RecordJSON", "SQLiteStorage", "StatusSync", "Subscriptions",
      ]),
    data(
      "StatusSync",
      ["ArticleStorage", "CoreData", "CoreDomain", "FileStorage", "Files", "ReaderDomain", "RecordJSON", "Subscriptions"]),
    data("SQLiteStorage", ["ArticleStorage", "CoreData", "CoreDomain", "Database", "FileStorage", "Files", "ReaderDomain", "RecordJSON"]),
    data(
      "ArticleStorage",
      ["ArticleText", "CoreData", "CoreDomain", "FileStorage", "Files", "Markup", "ReaderDomain", "RecordJSON", "TextEncoding"]),
    data("Subscriptions", ["CoreData", "CoreDomain", "FileStorage", "Files", "Markup", "ReaderDomain", "Syndication", "TextEncoding"]),
    data("FileStorage", ["CoreData", "CoreDomain", "Files", "ReaderDomain", "RecordJSON"]),
    data(
      "FeedFetching",
      [
        "ArticleText", "CoreData", "CoreDomain", "FeedDates", "Files", "Markup", "Processes", "ReaderDomain", "Subscriptions",
        "Syndication",
        "TextEncoding", "Transfer",
      ]),
    data(
      "FeedServers",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "FeedDates", "FileStorage", "Files", "ReaderDomain", "RecordJSON",
        "Subscriptions", "TextEncoding", "Transfer",
      ]),
    data("Syndication", ["ArticleText", "CoreDomain", "FeedDates", "Files", "Markup", "ReaderDomain", "RecordJSON", "TextEncoding"]),
    data("ArticleText", ["CoreDomain", "Markup", "ReaderDomain", "TextEncoding"]),
    data("FullTextExtraction", ["ArticleText", "CoreDomain", "Markup", "ReaderDomain", "TextEncoding"]),
    data("FeedDates", ["CoreDomain"]),
    data("EditionRendering", ["CoreDomain", "Deflate", "ReaderDomain"]),
    data("TextEncoding", ["CoreDomain", "Markup", "ReaderDomain"]),
    driver("Database", of: "Reader", ["CSQLite"]),
    driver("Processes", of: "Reader"),
    reader("Terminal", ["CoreScenes", "CoreTerminal", "ReaderDomain", "ReaderScenes"]),
    module(
      "FullScreen", in: "Reader/FullScreen", ["CoreDomain", "CoreScenes", "CoreTerminal", "ReaderDomain", "ReaderScenes", "ReaderTerminal"]),
    reader(
      "Composition",
      [
        "ArticleStorage", "ArticleText", "CoreComposition", "CoreData", "CoreDomain", "CorePresentation", "CoreScenes", "CoreTerminal",
        "FeedFetching", "FeedServers", "FileStorage", "Files", "FullScreen", "Processes", "ReaderData", "ReaderDomain",
        "ReaderPresentation", "ReaderScenes", "ReaderTerminal", "StatusSync", "StorageMaintenance", "Subscriptions", "Transfer",
      ]),
    program(
      "strata", in: "Reader",
      [
        "CoreCommandLine", "CoreComposition", "CoreDomain", "CoreScenes", "ReaderComposition", "ReaderDomain", "ReaderScenes",
        argumentParser,
      ],
      exclude: ["Manual.md", "Newsboat.md"]),

    // The scenes of the small program in seven presentation architectures, as a program.
    module("ComparisonScenes", in: "Comparison/Scenes", ["CoreDomain", "CoreScenes", "SampleDomain", "SampleScenes"]),
    architecture("VIP", ["CorePresentation"]),
    architecture("MV"),
    architecture("MVVM"),
    architecture("Store"),
    architecture("Redux", ["ComparisonStore"]),
    architecture("ViDRep"),
    architecture("TwoRings"),
    module(
      "ComparisonComposition", in: "Comparison/Composition",
      [
        "ComparisonScenes", "CoreComposition", "CoreDomain", "CoreScenes", "CoreTerminal", "SampleComposition", "SampleDomain",
        "SampleScenes", "SampleTerminal",
      ] + architectures),
    program(
      "compare", in: "Comparison",
      ["ComparisonComposition", "CoreCommandLine", "CoreComposition", "SampleComposition", "SampleDomain", argumentParser]),

    // The reader's library, a small web of feeds on loopback for the demo and the tests, and further tools.
    .systemLibrary(
      name: "CSQLite", path: "Modules/Reader/Drivers/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "SampleServer", dependencies: ["SampleEndpoints", "WebServer"], path: "Modules/Tools/SampleServer",
      resources: [.copy("Samples")], swiftSettings: settings),
    program("sample-server", in: "Tools", ["SampleServer", "WebServer", argumentParser]),

    // Writes the manual page of strata, for Scripts/install and Scripts/release.
    program("man-page", in: "Tools"),

    // What tests of the reader share, and its tests.
    support("ReaderDoubles", ["CoreDomain", "CoreDoubles", "ReaderDomain", "ReaderScenes"]),
    support(
      "StorageDoubles",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "DataDoubles", "FeedServers", "Files", "ReaderData", "ReaderDomain",
        "ReaderDoubles", "SQLiteStorage", "StatusSync", "StorageMaintenance", "Subscriptions",
      ]),
    support("FeedServerDouble", ["LoopbackServer"]),
    support("ScreenModel", ["CoreTerminal", "FullScreen"]),
    support(
      "Properties",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "EditionRendering", "FeedDates", "FileStorage", "FullScreen", "Markup",
        "ReaderData", "ReaderDomain", "RecordJSON", "StatusSync", "Subscriptions", "Syndication", "TextEncoding",
      ]),
    .target(name: "FaultyDisk", path: "Tests/Support/FaultyDisk"),
    tests("DatabaseTests", in: "Reader", ["CSQLite", "Database"]),
    tests(
      "EndToEndTests", in: "Reader",
      [
        "CoreDoubles", "Database", "FeedServerDouble", "FullScreen", "Growth", "LoopbackServer", "ProgramRuns", "SampleEndpoints",
        "SampleServer", "ScreenModel", "Spawn",
      ]),
    tests(
      "FeedFixtureTests", in: "Reader",
      [
        "ArticleText", "CoreDomain", "CoreTerminal", "FullTextExtraction", "Growth", "Markup", "ReaderDomain", "ReaderPresentation",
        "ReaderScenes",
        "ReaderTerminal", "Syndication", "TextEncoding",
      ], exclude: ["Fixtures"]),
    tests(
      "FullScreenTests", in: "Reader",
      [
        "CoreDomain", "CoreDoubles", "CoreScenes", "CoreTerminal", "FullScreen", "Growth", "ReaderDomain", "ReaderDoubles",
        "ReaderPresentation", "ReaderScenes", "ScreenModel", "TerminalDoubles",
      ]),
    tests("ProcessesTests", in: "Reader", ["Processes"]),
    tests(
      "ReaderCompositionTests", in: "Reader",
      [
        "CoreComposition", "CoreData", "CoreDomain", "CoreDoubles", "CorePresentation", "CoreScenes", "CoreTerminal", "Files", "FullScreen",
        "Growth", "LoopbackServer", "ReaderComposition", "ReaderData", "ReaderDomain", "ReaderScenes", "SQLiteStorage", "SampleServer",
        "TerminalDoubles", "Transfer",
      ]),
    tests(
      "ReaderDataTests", in: "Reader",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "CoreDoubles", "DataDoubles", "Database", "Deflate", "FeedFetching",
        "FeedServerDouble", "FeedServers", "FileStorage", "Files", "Growth", "LoopbackServer", "Processes", "Properties", "ReaderData",
        "ReaderDomain", "ReaderDoubles", "RecordJSON", "StatusSync", "StorageDoubles", "StorageMaintenance", "Subscriptions", "Syndication",
        "Transfer",
      ]),
    tests("ReaderDomainTests", in: "Reader", ["CoreDomain", "CoreDoubles", "Growth", "ReaderDomain", "ReaderDoubles"]),
    tests(
      "ReaderFormatsTests", in: "Reader",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "CoreDoubles", "DataDoubles", "Deflate", "EditionRendering", "FeedDates",
        "FeedFetching", "Files", "Growth", "Markup", "Properties", "ReaderData", "ReaderDomain", "ReaderDoubles", "RecordJSON",
        "StatusSync", "StorageDoubles", "Subscriptions", "Syndication", "TextEncoding",
      ]),
    tests(
      "ReaderPresentationTests", in: "Reader",
      [
        "CoreDomain", "CoreDoubles", "CorePresentation", "CoreScenes", "Growth", "ReaderDomain", "ReaderDoubles", "ReaderPresentation",
        "ReaderScenes",
      ]),
    tests("ReaderScenesTests", in: "Reader", ["CoreDomain", "CoreDoubles", "CoreScenes", "ReaderDomain", "ReaderDoubles", "ReaderScenes"]),
    tests(
      "ReaderStorageTests", in: "Reader",
      [
        "ArticleStorage", "ArticleText", "CoreData", "CoreDomain", "CoreDoubles", "DataDoubles", "Database", "FeedFetching", "FeedServers",
        "FileStorage", "Files", "Growth", "Properties", "ReaderData", "ReaderDomain", "ReaderDoubles", "RecordJSON", "SQLiteStorage",
        "StatusSync", "StorageDoubles", "StorageMaintenance", "Subscriptions", "Syndication",
      ]),
    tests(
      "ReaderTerminalTests", in: "Reader",
      [
        "CoreDomain", "CoreDoubles", "CoreScenes", "CoreTerminal", "Growth", "ReaderDomain", "ReaderDoubles", "ReaderPresentation",
        "ReaderScenes", "ReaderTerminal", "TerminalDoubles",
      ]),
    tests(
      "ComparisonTests", in: "Comparison",
      [
        "ComparisonComposition", "ComparisonScenes", "CoreDomain", "CoreDoubles", "CoreScenes", "CoreTerminal", "SampleDomain",
        "SampleDoubles", "SamplePresentation", "SampleScenes", "SampleTerminal", "TerminalDoubles",
      ] + architectures),
    tests("LayerRulesTests", in: "Tools", ["Growth", "LayerRules"]),
    tests("SampleServerTests", in: "Tools", ["Deflate", "SampleEndpoints", "SampleServer", "WebServer"]),
    tests("ScaffoldTests", in: "Tools", ["LayerRules", "scaffold"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["LayerRules"], path: "Tests/ArchitectureTests",
      exclude: ["Fixtures"], swiftSettings: testSettings),

    // MARK: App
  ]
    // MARK: Reader
    // Built by Scripts/fuzz alone, which brings the options that it cannot be linked without.
    + (Context.environment["FUZZING"] == nil ? [] : [fuzzing])
  // MARK: App
)

if let chosenTests { package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) } }

// `Scripts/test` optimizes only the targets in which its tests compute for long. To optimize the others takes longer than it saves.
if Context.environment["QUICK_BUILD"] != nil {
  let computing: Set = [
    "CoreData", "CoreDomain", "CoreTerminal", "Deflate", "Files", "Growth", "Markup", "RecordJSON", "Transfer",
    // MARK: Reader
    "ArticleStorage", "ArticleText", "Database", "EditionRendering", "FeedDates", "FeedFetching", "FileStorage", "FullScreen",
    "FullTextExtraction", "ReaderDomain", "ScreenModel",
    "SQLiteStorage", "StatusSync", "Subscriptions", "Syndication", "TextEncoding",
    // MARK: App
  ]
  for target in package.targets where [.regular, .executable].contains(target.type) && !computing.contains(target.name) {
    target.swiftSettings = target.swiftSettings.map { $0 + [.unsafeFlags(["-Onone"])] }
  }
  #if os(Linux)
    // A program that loads Swift's libraries takes a quarter longer to start, and the end-to-end tests start thousands.
    let started: Set = [
      "sample",
      // MARK: Reader
      "compare", "strata",
      // MARK: App
    ]
    for target in package.targets where started.contains(target.name) {
      target.linkerSettings = [.unsafeFlags(["-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections"])]
    }
  #endif
}

// MARK: Reader

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
