import LayerRules

/// Strata's rule book. To add a target, add or widen a row here and say why, and run `Scripts/module-graph`.
enum Rules {
  private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  /// The modules in Modules/Data.
  private static let dataParts: Set<String> = [
    "DataLayer", "ArticleStorage", "ArticleText", "EditionRendering", "FeedDates", "FeedFetching", "FileStorage", "SQLiteStorage",
    "StatusSync",
    "StorageMaintenance", "StoreTracing",
    "Subscriptions", "Syndication", "TextEncoding", "Web",
  ]
  /// The modules in Modules/Drivers that have Swift code.
  private static let drivers: Set<String> = ["Transfer", "Markup", "Database", "Files", "RecordJSON", "Processes"]

  private static let features = [
    "Quotes",
    "Pictures",
    "Edition",
    "Reading",
  ].map { Feature($0, folders: folders[$0, default: []]) }

  /// Folders that belong to a feature although they have another name.
  private static let folders = [
    "Edition": ["Modules/Data/EditionRendering"],
    "Reading": [
      "ArticleStorage", "ArticleText", "FeedDates", "FeedFetching", "SQLiteStorage", "StatusSync", "Subscriptions", "Syndication",
      "TextEncoding",
    ]
    .map { "Modules/Data/\($0)" } + ["Modules/Presentation/Variants"],
  ]

  /// The text of an article as a value, which every feature may show that has articles.
  private static let sharedValues = ["Modules/Domain/Reading/Articles/Document.swift"]

  /// What may name the types of every feature.
  private static let knowingAllFeatures =
    variantScenes + [
      // They connect the features, or measure and test them.
      "Modules/strata/", "Modules/architecture-bench/", "Modules/SampleServer/",
      // They look after the data of every feature: they convert, check and repair the data directory.
      "Modules/Domain/Storage/", "Modules/Data/StorageMaintenance/",
    ]

  /// The parts of a presentation architecture that serve scenes of several features.
  private static let sharedByVariants = ["Modules/Presentation/Variants/ViDRep/Generic/"] + variantScenes
  /// They connect scenes of several features.
  private static let variantScenes = ["MV/MVScene.swift", "ViDRep/ViDRepScene.swift"].map { "Modules/Presentation/Variants/\($0)" }

  static let layers: [Layer] = [
    // The layers. Domain, Scenes and Presentation use only the standard library, so that no rule depends on a platform. Observation is a part of
    // it, and ObservedDisplay uses it.
    Layer("Domain", at: "Modules/Domain", tests: "DomainTests"),
    Layer("Scenes", at: "Modules/Presentation/Scenes", imports: .only(["Domain"]), tests: "ScenesTests"),
    Layer(
      "Presentation", at: "Modules/Presentation/Presentation", imports: .only(["Domain", "Scenes"]), toolchain: ["Observation"],
      tests: "PresentationTests"),
    // The parts of the data layer may depend on each other. The manifest declares how, and SwiftPM rejects cycles.
    Layer(
      "Data", at: "Modules/Data/", imports: .only(dataParts.union(drivers).union(["Domain"])), toolchain: .only(foundation.union(system)),
      tests: "DataTests"),
    Layer(
      "Transfer", at: "Modules/Drivers/Transfer", imports: .only(["CLibCurl"]), toolchain: .only(foundation.union(system)),
      tests: "TransferTests"),
    Layer(
      "Markup", at: "Modules/Drivers/Markup", imports: .only(["CLibXML2"]), toolchain: .only(foundation.union(system)), tests: "MarkupTests"
    ),
    Layer("Database", at: "Modules/Drivers/Database", imports: .only(["CSQLite"]), toolchain: .only(system), tests: "DatabaseTests"),
    Layer("Files", at: "Modules/Drivers/Files", toolchain: .only(system)),
    Layer("RecordJSON", at: "Modules/Drivers/RecordJSON", toolchain: .only(system)),
    Layer("Processes", at: "Modules/Drivers/Processes", toolchain: .only(foundation.union(system)), tests: "ProcessesTests"),
    Layer(
      "Terminal", at: "Modules/Terminal", imports: .only(["Domain", "Scenes"]), toolchain: .only(foundation.union(system)),
      tests: "TerminalTests"),
    // The second user interface. It shows lines through the first, so that only one module writes to the terminal.
    Layer(
      "FullScreen", at: "Modules/FullScreen", imports: .only(["Domain", "Scenes", "Terminal"]), toolchain: .only(foundation.union(system)),
      tests: "FullScreenTests"),
    // Other presentation patterns use their own tools, such as Observation, but no more modules than Presentation does.
    Layer(
      "Variants", at: "Modules/Presentation/Variants/", imports: .only(["Domain", "Scenes"]),
      toolchain: ["Observation", "Synchronization"],
      tests: "VariantsTests"),
    Layer("Composition", at: "Modules/Composition", imports: .any, toolchain: .only(foundation.union(system)), tests: "CompositionTests"),
    // The commands are the input side of the view: they hold `any Interactor` and create Requests.
    Layer(
      "strata", at: "Modules/strata", imports: .only(["Domain", "Scenes", "Composition"]), toolchain: .only(foundation.union(system)),
      products: ["ArgumentParser"]),
    Layer("System", at: "Modules/Drivers/"),

    // A small web server on loopback, for the demo and the tests. It is not a layer of the product.
    Layer(
      "SampleServer", at: "Modules/SampleServer", imports: .only(["CZLib"]), toolchain: .only(foundation.union(system)),
      products: ["FlyingFox", "FlyingSocks"],
      tests: "SampleServerTests"),
    Layer(
      "sample-server", at: "Modules/sample-server", imports: .only(["SampleServer"]), toolchain: .only(foundation.union(system)),
      products: ["ArgumentParser"]),

    // Checks the layers of a package, of this one and of others.
    Layer("LayerRules", at: "Modules/LayerRules", toolchain: .only(foundation), tests: "LayerRulesTests"),
    Layer("check-layers", at: "Modules/check-layers", imports: .only(["LayerRules"]), toolchain: .only(foundation)),

    // Writes the manual page of strata.
    Layer("man-page", at: "Modules/man-page", toolchain: .only(foundation)),

    // Measures the presentation architectures. It is not a layer of the product, but the input side of a view, as strata is.
    Layer("architecture-bench", at: "Modules/architecture-bench", imports: .only(["Domain", "Scenes", "Composition"])),

    // Writes source files, for Scripts/new and Scripts/remove. It is not a layer of the product, and imports none.
    Layer("scaffold", at: "Modules/scaffold", toolchain: .only(foundation), tests: "ScaffoldTests"),

    // Doubles and tests use what their target declares.
    Layer("Support", at: "Tests/Support/", imports: .any, toolchain: .any, products: ["FlyingFox", "FlyingSocks"], isForTests: true),
    Layer("Tests", at: "Tests/", imports: .any, toolchain: .any, products: ["FlyingFox", "FlyingSocks"], isForTests: true),
  ]

  /// The modules that a module may use although its layer may not.
  static let exceptions: [String: Set<String>] = [
    // Both forms come from one article and change one store, so that it can be replaced by the other through wiring alone.
    "VariantRedux": ["VariantStoreViewState"]
  ]

  static let prohibitions: [Prohibition] = [
    Prohibition(
      rule: .domain, from: ["Domain"], to: .any, reason: "Domain imports no module: all dependencies point to it"),
    Prohibition(
      rule: .sides, from: ["Scenes", "Presentation", "Terminal", "FullScreen"],
      to: ["Data", "Transfer", "Markup", "Database", "Files", "RecordJSON", "Processes", "System"],
      reason: "what a person sees does not know where it comes from"),
    Prohibition(
      rule: .sides, from: ["Data"], to: ["Scenes", "Presentation", "Terminal", "FullScreen"], reason: "data does not know how it is shown"),
    Prohibition(
      rule: .variants, from: ["Variants"], to: ["Variants", "Presentation"],
      reason: "a variant stands alone, so that it can be read, measured and deleted alone"),
  ]

  static let libraries: [SystemLibrary] = [
    SystemLibrary(
      name: "CLibCurl", owner: "Transfer", prefixes: ["CURL", "curl_"], names: ["CURLcode", "CURLMcode", "CURLoption", "CURLMoption"]),
    SystemLibrary(name: "CLibXML2", owner: "Markup", prefixes: ["xml", "html"]),
    SystemLibrary(name: "CSQLite", owner: "Database", tests: "DatabaseTests", prefixes: ["sqlite3"]),
    SystemLibrary(
      name: "CZLib", owner: "SampleServer", tests: "SampleServerTests", prefixes: ["z_", "gz"], names: ["Bytef", "uLong", "uLongf", "uInt"]),
  ]

  /// Only Composition creates these types outside their own layer.
  static let creation = CreationRule(suffixes: ["Repository", "Store", "Interactor", "Presenter"], creator: "Composition")

  /// Names that Domain must not use: everything external reaches it as values.
  private static let worldly: [CodePattern] = [
    "ContinuousClock", "SuspendingClock", "Date(", "Date.now", "DispatchTime", "Task.sleep", "clock_gettime", "gettimeofday",
    ".random(", ".randomElement()", ".shuffled()", ".shuffle()", "SystemRandomNumberGenerator", "UUID(",
    "FileManager", "FileHandle", "FileDescriptor", "fopen(", "ProcessInfo", "getenv", "CommandLine", "readLine(", "exit(",
    "Task {", "Task(", "Task.detached", "Task.init", "Task.immediate", "Process(", "Thread", "DispatchQueue", "pthread_create",
  ]

  /// Code that writes to the terminal. Queries (`isatty(STDOUT_FILENO)`, `ioctl`) do not count as writing.
  private static let writing: [CodePattern] = [
    "print(", "debugPrint(", "dump(", "puts(", "putchar(", "printf(", "vprintf(", "perror(",
    "FileHandle.standardOutput", "FileHandle.standardError", "FileDescriptor.standardOutput", "FileDescriptor.standardError",
  ]
  /// Functions that write to the terminal when one of its names is among the arguments.
  private static let writingToStream =
    ["fputs", "fputc", "putc", "fwrite", "fprintf", "vfprintf"].flatMap { function in
      ["stdout", "stderr"].map { CodePattern("\(function)(…\($0))") }
    }
  /// Functions that write to the terminal when their first argument is one of its numbers.
  private static let writingToDescriptor =
    ["write", "writev", "pwrite", "dprintf", "vdprintf"].flatMap { function in
      ["1", "2", "STDOUT_FILENO", "STDERR_FILENO"].map { CodePattern("\(function)(\($0)") }
    }

  /// What the C library has on Linux alone. macOS has other names for some of it.
  private static let linuxOnly: [CodePattern] = [
    ".st_mtim", ".st_atim", ".st_ctim", "pipe2(", "accept4(", "dup3(", "MSG_NOSIGNAL", "SOCK_CLOEXEC", "SOCK_NONBLOCK", "fdatasync(",
    "eventfd(",
    "epoll_create1(", "prctl(", "gettid(", "O_TMPFILE", "sendfile(", "mallinfo(", "malloc_trim(",
  ]

  private static let code = [
    CodeRule(
      rule: .platform, patterns: linuxOnly, in: Set(layers.map(\.name)), unless: "os(Linux)",
      reason: "only Linux has it; put it inside #if os(Linux)"),
    // Glibc's headers declare these as enumerations, all others as numbers.
    CodeRule(
      rule: .platform, patterns: ["SOCK_STREAM.rawValue", "SOCK_DGRAM.rawValue", "__rlimit_resource_t"], in: Set(layers.map(\.name)),
      unless: "canImport(Glibc)", reason: "only Glibc has it; put it inside #if canImport(Glibc)"),
    CodeRule(rule: .domain, patterns: worldly + writing, in: ["Domain"], reason: "time, chance and the world arrive as values"),
    // In Domain, the rule above covers writing too, and one mistake is one finding.
    CodeRule(
      rule: .terminal, patterns: writing + writingToStream + writingToDescriptor, outside: ["Domain"],
      exceptions: [
        // The one function that filters all a person sees.
        CodeRule.Exception(target: "Terminal", file: "TerminalOutput.swift"),
        // Tools, no part of the product: their text is their own.
        CodeRule.Exception(target: "sample-server"), CodeRule.Exception(target: "check-layers"),
        CodeRule.Exception(target: "architecture-bench"), CodeRule.Exception(target: "scaffold"),
        CodeRule.Exception(target: "man-page"),
      ],
      reason: "only TerminalOutput writes to the terminal, and filters it"),
  ]

  private static let layout = LayoutRules(
    namesFiles: true, longestFile: 300,
    // A folder with more files must be split by meaning.
    mostFilesInFolder: 15,
    topLevel: ["Package.swift", "Package.resolved", "Modules", "Tests", "Scripts", "Architecture.md", "README.md", "LICENSE"])

  static let book = RuleBook(
    layers: layers, prohibitions: prohibitions, exceptions: exceptions, libraries: libraries, code: code, creation: creation,
    features: FeatureRules(
      features, shared: sharedByVariants + sharedValues, knowingAll: knowingAllFeatures,
      // Composition creates everything; in the folder of a feature, it names no other.
      knowingAllOutsideFeatures: ["Modules/Composition/"]),
    layout: layout)
}
