import LayerRules

/// Strata's rule book. To add a target, add or widen an entry here and say why, and run `Scripts/module-graph`.
enum Rules {
  private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  /// The modules in Modules/Reader/Data.
  private static let dataParts: Set<String> = [
    "ReaderData", "ArticleStorage", "ArticleText", "EditionRendering", "FeedDates", "FeedFetching", "FeedServers", "FileStorage",
    "FullTextExtraction", "SQLiteStorage", "StatusSync", "StorageMaintenance", "Subscriptions", "Syndication", "TextEncoding",
  ]
  /// The drivers that both programs use, and those of the reader alone.
  private static let coreDrivers: Set<String> = ["Transfer", "Deflate", "Markup", "Files", "RecordJSON"]
  private static let readerDrivers: Set<String> = ["Database", "Processes"]

  /// The presentation architectures in Modules/Comparison.
  private static let architectures: Set<String> = [
    "ComparisonVIP", "ComparisonMV", "ComparisonMVVM", "ComparisonStore", "ComparisonRedux", "ComparisonViDRep", "ComparisonTwoRings",
  ]

  /// The parts of what a program shows, each with the modules that it may use.
  private static let domains: Set<String> = ["CoreDomain", "SampleDomain", "ReaderDomain"]
  private static let scenes: Set<String> = ["CoreScenes", "SampleScenes", "ReaderScenes"]
  private static let presentations: Set<String> = ["CorePresentation", "SamplePresentation", "ReaderPresentation"]
  private static let terminals: Set<String> = ["CoreTerminal", "SampleTerminal", "ReaderTerminal", "FullScreen"]
  private static let data: Set<String> = ["CoreData", "SampleData", "Data"]

  /// In Modules/Sample, each folder of a layer is a feature. Quotes and Pictures are listed for their folders elsewhere.
  ///
  /// The features of the reader share the user's articles, so most know Articles and Subscriptions. What decides about articles on its own, such as
  /// Rules and Sync, is known only to features that must name everything that can be changed or stored.
  private static let features = [
    Feature("Quotes"),
    Feature("Pictures"),
    // A paper made of articles, which an adapter supplies.
    Feature("Edition", folders: data(["EditionRendering"])),
    // What the user follows.
    Feature("Subscriptions", mayKnow: ["Articles", "Queries", "Refreshing", "Undo"]),
    // Fetching feeds, and reading what servers send.
    Feature(
      "Refreshing", folders: data(["ArticleText", "FeedDates", "FeedFetching", "FullTextExtraction", "Syndication", "TextEncoding"]),
      mayKnow: ["Articles", "Subscriptions"]),
    // Articles, their marks and lists.
    Feature(
      "Articles", folders: data(["ArticleStorage", "SQLiteStorage"]), mayKnow: ["Queries", "Refreshing", "Subscriptions", "Undo"]),
    // The query language, and queries with names.
    Feature("Queries", mayKnow: ["Articles", "Refreshing", "Subscriptions", "Undo"]),
    // Recordings and films that belong to articles.
    Feature("Podcasts", mayKnow: ["Articles", "Subscriptions"]),
    // What happens to articles that arrive.
    Feature("Rules", mayKnow: ["Articles", "Queries", "Refreshing", "Subscriptions", "Undo"]),
    // Reverts changes of every kind.
    Feature("Undo", mayKnow: ["Articles", "Queries", "Rules", "Subscriptions"]),
    // Follows feeds through a program on the network, which fetches them.
    Feature("FeedServers", folders: data(["FeedServers"]), mayKnow: ["Articles", "Queries", "Refreshing", "Subscriptions", "Undo"]),
    // Shares what the user changes between devices: through a folder, or a feed server.
    Feature("Sync", folders: data(["StatusSync"]), mayKnow: ["Articles", "FeedServers", "Queries", "Rules", "Subscriptions"]),
    // What the full screen remembers: orders of lists, among others.
    Feature("ScreenMemory", mayKnow: ["Queries"]),
    // Takes over what other programs have stored.
    Feature("Importing", mayKnow: ["Articles", "Queries", "Refreshing", "Rules", "Subscriptions"]),
  ]

  private static func data(_ folders: [String]) -> [String] { folders.map { "Modules/Reader/Data/\($0)" } }

  /// The text of an article as a value, which every feature may show that has articles.
  private static let sharedValues = ["Modules/Reader/Domain/Articles/Document.swift"]

  /// What may name the types of every feature.
  private static let knowingAllFeatures = [
    // They connect the features, compare, or test them.
    "Modules/Reader/strata/", "Modules/Sample/sample/", "Modules/Comparison/", "Modules/Tools/",
    // The second user interface shows the scenes of all features at once.
    "Modules/Reader/FullScreen/", "Modules/Reader/Composition/FullScreen/",
    // The error of the reader's use cases has a case for each feature, and the wording of each.
    "Modules/Reader/Domain/ReaderError.swift", "Modules/Reader/Scenes/Wording/ReaderErrorWording.swift",
    // They look after the data of every feature: they convert, check and repair the data directory.
    "Modules/Reader/Domain/Storage/", "Modules/Reader/Data/StorageMaintenance/", "Modules/Reader/Data/Repositories/Storage/",
  ]

  static let layers: [Layer] = [
    // What both programs use. Domain, Scenes and Presentation use only the standard library, so that no rule depends on a platform. Observation is
    // a part of it, and ObservedDisplay uses it.
    Layer("CoreDomain", at: "Modules/Core/Domain", tests: "CoreDomainTests"),
    Layer(
      "CoreScenes", at: "Modules/Core/Scenes", imports: .only(["CoreDomain"]), toolchain: ["Observation"], tests: "CoreScenesTests"),
    Layer(
      "CorePresentation", at: "Modules/Core/Presentation", imports: .only(["CoreDomain", "CoreScenes"]), tests: "CorePresentationTests"),
    Layer(
      "CoreData", at: "Modules/Core/Data", imports: .only(coreDrivers.union(["CoreDomain"])), toolchain: .only(foundation.union(system)),
      tests: "CoreDataTests"),
    Layer(
      "CoreTerminal", at: "Modules/Core/Terminal", imports: .only(["CoreDomain", "CoreScenes"]),
      toolchain: .only(foundation.union(system)), tests: "CoreTerminalTests"),
    Layer(
      "Transfer", at: "Modules/Core/Drivers/Transfer", imports: .only(["CLibCurl", "Deflate"]), toolchain: .only(foundation.union(system)),
      tests: "TransferTests"),
    Layer(
      "Markup", at: "Modules/Core/Drivers/Markup", imports: .only(["CLibXML2"]), toolchain: .only(foundation.union(system)),
      tests: "MarkupTests"),
    Layer("Deflate", at: "Modules/Core/Drivers/Deflate", imports: .only(["CZLib"])),
    Layer("Files", at: "Modules/Core/Drivers/Files", toolchain: .only(system)),
    Layer("RecordJSON", at: "Modules/Core/Drivers/RecordJSON", toolchain: .only(system)),

    Layer(
      "CoreComposition", at: "Modules/Core/Composition",
      imports: .only(coreDrivers.union(["CoreDomain", "CoreScenes", "CorePresentation", "CoreData", "CoreTerminal"])),
      toolchain: .only(foundation.union(system)), tests: "CoreCompositionTests"),
    Layer(
      "CoreCommandLine", at: "Modules/Core/CommandLine", imports: .only(["CoreDomain", "CoreScenes", "CoreComposition"]),
      toolchain: .only(foundation.union(system)), products: ["ArgumentParser"]),

    // The small program. Each of its layers uses the same layer of Core.
    Layer("SampleDomain", at: "Modules/Sample/Domain", imports: .only(["CoreDomain"]), tests: "SampleDomainTests"),
    Layer(
      "SampleScenes", at: "Modules/Sample/Scenes", imports: .only(["CoreDomain", "CoreScenes", "SampleDomain"]), tests: "SampleScenesTests"),
    Layer(
      "SamplePresentation", at: "Modules/Sample/Presentation",
      imports: .only(["CoreDomain", "CoreScenes", "CorePresentation", "SampleDomain", "SampleScenes"]), tests: "SamplePresentationTests"),
    Layer(
      "SampleData", at: "Modules/Sample/Data", imports: .only(coreDrivers.union(["CoreDomain", "CoreData", "SampleDomain"])),
      toolchain: .only(foundation.union(system)), tests: "SampleDataTests"),
    Layer(
      "SampleTerminal", at: "Modules/Sample/Terminal",
      imports: .only(["CoreDomain", "CoreScenes", "CoreTerminal", "SampleDomain", "SampleScenes"]),
      toolchain: .only(foundation.union(system)), tests: "SampleTerminalTests"),

    Layer(
      "SampleComposition", at: "Modules/Sample/Composition",
      imports: .only(
        coreDrivers.union([
          "CoreDomain", "CoreScenes", "CorePresentation", "CoreData", "CoreTerminal", "CoreComposition", "SampleDomain", "SampleScenes",
          "SamplePresentation", "SampleData", "SampleTerminal",
        ])), toolchain: .only(foundation.union(system)), tests: "SampleCompositionTests"),
    Layer(
      "sample", at: "Modules/Sample/sample",
      imports: .only([
        "CoreDomain", "CoreScenes", "CoreComposition", "CoreCommandLine", "SampleDomain", "SampleScenes", "SampleComposition",
      ]),
      products: ["ArgumentParser"]),

    // The feed reader.
    Layer("ReaderDomain", at: "Modules/Reader/Domain", imports: .only(["CoreDomain"]), tests: "ReaderDomainTests"),
    Layer(
      "ReaderScenes", at: "Modules/Reader/Scenes", imports: .only(["CoreDomain", "CoreScenes", "ReaderDomain"]), tests: "ReaderScenesTests"),
    Layer(
      "ReaderPresentation", at: "Modules/Reader/Presentation",
      imports: .only(["CoreDomain", "CoreScenes", "CorePresentation", "ReaderDomain", "ReaderScenes"]), tests: "ReaderPresentationTests"),
    // The parts of the data layer may depend on each other. The manifest declares how, and SwiftPM rejects cycles.
    Layer(
      "Data", at: "Modules/Reader/Data/",
      imports: .only(
        dataParts.union(coreDrivers).union(readerDrivers).union(["CoreDomain", "CoreData", "ReaderDomain"])),
      toolchain: .only(foundation.union(system)), tests: "ReaderDataTests"),
    Layer("Database", at: "Modules/Reader/Drivers/Database", imports: .only(["CSQLite"]), toolchain: .only(system), tests: "DatabaseTests"),
    Layer("Processes", at: "Modules/Reader/Drivers/Processes", toolchain: .only(foundation.union(system)), tests: "ProcessesTests"),
    Layer(
      "ReaderTerminal", at: "Modules/Reader/Terminal",
      imports: .only(["CoreDomain", "CoreScenes", "CoreTerminal", "ReaderDomain", "ReaderScenes"]),
      toolchain: .only(foundation.union(system)), tests: "ReaderTerminalTests"),
    // The second user interface. It shows lines through the first, so that only one module writes to the terminal.
    Layer(
      "FullScreen", at: "Modules/Reader/FullScreen",
      imports: .only(["CoreDomain", "CoreScenes", "CoreTerminal", "ReaderDomain", "ReaderScenes", "ReaderTerminal"]),
      toolchain: .only(foundation.union(system)), tests: "FullScreenTests"),
    Layer(
      "ReaderComposition", at: "Modules/Reader/Composition",
      imports: .only(
        dataParts.union(coreDrivers).union(readerDrivers).union([
          "CoreDomain", "CoreScenes", "CorePresentation", "CoreData", "CoreTerminal", "CoreComposition", "ReaderDomain", "ReaderScenes",
          "ReaderPresentation", "ReaderTerminal", "FullScreen",
        ])), toolchain: .only(foundation.union(system)), tests: "ReaderCompositionTests"),
    // The commands are the input side of the view: they hold `any Interactor` and create Requests.
    Layer(
      "strata", at: "Modules/Reader/strata",
      imports: .only([
        "CoreDomain", "CoreScenes", "CoreComposition", "CoreCommandLine", "ReaderDomain", "ReaderScenes", "ReaderComposition",
      ]),
      toolchain: .only(foundation.union(system)), products: ["ArgumentParser"]),

    // The program that runs the scenes of the small program in seven presentation patterns.
    Layer(
      "ComparisonScenes", at: "Modules/Comparison/Scenes", imports: .only(["CoreDomain", "CoreScenes", "SampleDomain", "SampleScenes"]),
      tests: "ComparisonTests"),
    Layer(
      "ComparisonComposition", at: "Modules/Comparison/Composition",
      imports: .only(
        architectures.union([
          "CoreDomain", "CoreScenes", "CoreTerminal", "CoreComposition", "SampleDomain", "SampleScenes", "SampleTerminal",
          "SampleComposition",
          "ComparisonScenes",
        ])), tests: "ComparisonTests"),
    Layer(
      "compare", at: "Modules/Comparison/compare",
      imports: .only([
        "CoreDomain", "CoreScenes", "CoreComposition", "CoreCommandLine", "SampleDomain", "SampleComposition", "ComparisonComposition",
      ]),
      products: ["ArgumentParser"]),

    // A presentation pattern uses its own tools, such as Observation, but no more modules than Presentation does.
    Layer(
      "Architectures", at: "Modules/Comparison/",
      imports: .only(["CoreDomain", "CoreScenes", "SampleDomain", "SampleScenes", "ComparisonScenes"]), toolchain: ["Observation"],
      tests: "ComparisonTests"),

    // The headers of the system's libraries.
    Layer("System", at: "Modules/Core/Drivers/"),
    Layer("ReaderSystem", at: "Modules/Reader/Drivers/"),

    // A small web server on loopback, for the demo and the tests. It is not a layer of the product.
    Layer(
      "WebServer", at: "Modules/Tools/WebServer", imports: .only(["Deflate"]), toolchain: .only(foundation.union(system)),
      products: ["FlyingFox", "FlyingSocks"]),
    // What the small program asks for, which an app of its own gets.
    Layer(
      "SampleEndpoints", at: "Modules/Tools/SampleEndpoints", imports: .only(["Deflate", "WebServer"]), toolchain: .only(foundation),
      tests: "SampleEndpointsTests"),
    Layer(
      "endpoints", at: "Modules/Tools/endpoints", imports: .only(["SampleEndpoints", "WebServer"]), toolchain: .only(foundation),
      products: ["ArgumentParser"]),
    Layer(
      "SampleServer", at: "Modules/Tools/SampleServer", imports: .only(["SampleEndpoints", "WebServer"]),
      toolchain: .only(foundation.union(system)), tests: "SampleServerTests"),
    Layer(
      "sample-server", at: "Modules/Tools/sample-server", imports: .only(["SampleServer", "WebServer"]), toolchain: .only(foundation),
      products: ["ArgumentParser"]),

    // Checks the layers of a package, of this one and of others.
    Layer("LayerRules", at: "Modules/Tools/LayerRules", toolchain: .only(foundation), tests: "LayerRulesTests"),
    Layer("check-layers", at: "Modules/Tools/check-layers", imports: .only(["LayerRules"]), toolchain: .only(foundation)),

    // Writes the manual page of strata.
    Layer("man-page", at: "Modules/Tools/man-page", toolchain: .only(foundation)),

    // Writes source files, for Scripts/new and Scripts/remove. It is not a layer of the product, and imports only the lexer of the layer check.
    Layer(
      "scaffold", at: "Modules/Tools/scaffold", imports: .only(["LayerRules"]), toolchain: .only(foundation), tests: "ScaffoldTests"),

    // Doubles and tests use what their target declares.
    Layer("Support", at: "Tests/Support/", imports: .any, toolchain: .any, products: ["FlyingFox", "FlyingSocks"], isForTests: true),
    Layer("Tests", at: "Tests/", imports: .any, toolchain: .any, products: ["FlyingFox", "FlyingSocks"], isForTests: true),
  ]

  /// The modules that a module may use although its layer may not.
  static let exceptions: [String: Set<String>] = [
    // Both forms come from one article and change one store, so that it can be replaced by the other through wiring alone.
    "ComparisonRedux": ["ComparisonStore"],
    // VIP is the cycle of Core's Presentation.
    "ComparisonVIP": ["CorePresentation"],
  ]

  static let prohibitions: [Prohibition] = [
    Prohibition(
      rule: .domain, from: ["CoreDomain"], to: .any, reason: "Core's Domain imports no module: all dependencies point to it"),
    Prohibition(
      rule: .sides, from: scenes.union(presentations).union(terminals),
      to: .only(data.union(["System", "ReaderSystem"]).union(coreDrivers).union(readerDrivers)),
      reason: "views and presenters must not depend on Data"),
    Prohibition(
      rule: .sides, from: data, to: .only(scenes.union(presentations).union(terminals)),
      reason: "Data must not depend on views and presenters"
    ),
    Prohibition(
      rule: .architectures, from: ["Architectures"], to: .only(presentations.union(["Architectures"])),
      reason: "an architecture stands alone, so that it can be read, measured and deleted alone"),
  ]

  static let libraries: [SystemLibrary] = [
    SystemLibrary(
      name: "CLibCurl", owner: "Transfer", prefixes: ["CURL", "curl_"], names: ["CURLcode", "CURLMcode", "CURLoption", "CURLMoption"]),
    SystemLibrary(name: "CLibXML2", owner: "Markup", prefixes: ["xml", "html"]),
    SystemLibrary(name: "CSQLite", owner: "Database", tests: "DatabaseTests", prefixes: ["sqlite3"]),
    SystemLibrary(name: "CZLib", owner: "Deflate", prefixes: ["z_", "gz"], names: ["Bytef", "uLong", "uLongf", "uInt"]),
  ]

  /// Only Composition creates these types. The data layer of the reader chooses between its two kinds of stores, and each architecture of
  /// the comparison puts its scene together itself.
  static let creation = CreationRule(
    suffixes: ["Repository", "Store", "Interactor", "Presenter"],
    creators: ["CoreComposition", "SampleComposition", "ComparisonComposition", "ReaderComposition"],
    strictLayers: presentations.union([
      "CoreScenes", "CoreData", "CoreTerminal", "SampleScenes", "SampleData", "SampleTerminal", "ReaderScenes", "ReaderTerminal",
      "FullScreen",
    ]))

  /// Names that Domain must not use: everything external reaches it as values.
  private static let worldly: [CodePattern] = [
    "ContinuousClock", "SuspendingClock", "Date(", "Date.now", "DispatchTime", "Task.sleep", "clock_gettime", "gettimeofday",
    ".random(", ".randomElement()", ".shuffled()", ".shuffle()", "SystemRandomNumberGenerator", "UUID(",
    "FileManager", "FileHandle", "FileDescriptor", "fopen(", "ProcessInfo", "getenv", "CommandLine", "readLine(", "exit(",
    "Task {", "Task(", "Task.detached", "Task.immediate", "Process(", "Thread", "DispatchQueue", "pthread_create",
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
    CodeRule(rule: .domain, patterns: worldly + writing, in: domains, reason: "time, chance and the world arrive as values"),
    // In each Domain, the rule above covers writing too, and one mistake is one finding.
    CodeRule(
      rule: .terminal, patterns: writing + writingToStream + writingToDescriptor, outside: domains,
      exceptions: [
        // The one type that writes to the terminal. It filters all text.
        CodeRule.Exception(target: "CoreTerminal", file: "TerminalOutput.swift"),
        // Tools, no part of the product: their text is their own.
        CodeRule.Exception(target: "sample-server"), CodeRule.Exception(target: "endpoints"), CodeRule.Exception(target: "check-layers"),
        CodeRule.Exception(target: "scaffold"),
        CodeRule.Exception(target: "man-page"),
      ],
      reason: "only TerminalOutput writes to the terminal, and filters it"),
  ]

  private static let layout = LayoutRules(
    namesFiles: true,
    // A reader looks for these by the role in their names.
    ownFiles: LayoutRules.OwnFiles(
      suffixes: ["Repository", "Store", "Interactor", "Presenter", "Translator", "Error", "Wording", "Display"], protocols: ["UseCase"],
      // One decorator for each protocol of the cycle.
      exceptions: ["TracedUseCase", "TracedInteractor", "TracedPresenter", "TracedDisplay"],
      // A small feature has few files: what serves one type stands with it.
      outside: ["Modules/Sample/"]),
    longestFile: 300,
    // A folder with more files must be split by meaning.
    mostFilesInFolder: 15,
    topLevel: [
      "Package.swift", "Package.resolved", "Modules", "Tests", "Scripts", "Architecture.md", "README.md", "SECURITY.md", "LICENSE",
    ])

  static let book = RuleBook(
    layers: layers, prohibitions: prohibitions, exceptions: exceptions, libraries: libraries, code: code, creation: creation,
    features: FeatureRules(
      features, rows: ["Modules/Sample/"], shared: sharedValues, knowingAll: knowingAllFeatures,
      // Composition creates everything; in the folder of a feature, it names no other.
      knowingAllOutsideFeatures: ["Modules/Reader/Composition/", "Modules/Sample/Composition/"]),
    layout: layout)
}
