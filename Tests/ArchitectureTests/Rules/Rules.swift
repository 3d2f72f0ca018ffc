/// Every rule that the checks enforce, as data. To add a target, add or widen a row here and say why.
enum Rules {
  private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  /// The modules that belong to no package. An import of one needs no declaration in the manifest.
  static let toolchain: Set<String> = foundation.union(system).union([
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Distributed", "Observation", "Testing", "XCTest", "FoundationNetworking",
    "FoundationXML", "FoundationInternationalization", "Android", "WASILibc", "WinSDK", "CRT",
  ])

  /// The modules in Modules/Data.
  private static let dataParts: Set<String> = [
    "DataLayer", "ArticleStorage", "ArticleText", "FeedDates", "FeedFetching", "FileStorage", "SQLiteStorage", "StatusSync",
    "StorageMaintenance",
    "Subscriptions", "Syndication", "TextEncoding", "Web",
  ]
  /// The modules in Modules/Drivers that have Swift code.
  private static let drivers: Set<String> = ["Transfer", "Markup", "Database", "Files", "RecordJSON"]

  static let features = [
    Feature("Quotes", rooms: ["Modules/Presentation/Variants/MV/Quote"]), Feature("Pictures"), Feature("Reading", rooms: roomsOfReading),
  ]

  private static let roomsOfReading =
    [
      "ArticleStorage", "ArticleText", "FeedDates", "FeedFetching", "SQLiteStorage", "StatusSync", "Subscriptions", "Syndication",
      "TextEncoding",
    ]
    .map { "Modules/Data/\($0)" } + ["Modules/Presentation/Variants"]

  /// What may name the types of every feature.
  private static let knowingAllFeatures =
    variantScenes + [
      // They connect the features, or measure and test them.
      "Modules/strata/", "Modules/architecture-bench/", "Modules/SampleServer/",
      // They look after the data of every feature: they convert, check and repair the data directory.
      "Modules/Domain/Storage/", "Modules/Data/StorageMaintenance/",
    ]

  /// Composition creates everything; in the folder of a feature, it names no other.
  static func knowsAllFeatures(_ path: String) -> Bool {
    knowingAllFeatures.contains(where: path.hasPrefix) || (path.hasPrefix("Modules/Composition/") && feature(of: path) == nil)
  }

  /// The feature that a file belongs to; nil for a shared file.
  static func feature(of path: String) -> String? {
    sharedByVariants.contains(where: path.hasPrefix) ? nil : features.first { $0.has(path) }?.name
  }

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
      "Data", at: "Modules/Data/", imports: .only(dataParts.union(drivers).union(["Domain"])), toolchain: foundation.union(system),
      tests: "DataTests"),
    Layer(
      "Transfer", at: "Modules/Drivers/Transfer", imports: .only(["CLibCurl"]), toolchain: foundation.union(system), tests: "TransferTests"),
    Layer("Markup", at: "Modules/Drivers/Markup", imports: .only(["CLibXML2"]), toolchain: foundation.union(system), tests: "MarkupTests"),
    Layer("Database", at: "Modules/Drivers/Database", imports: .only(["CSQLite"]), toolchain: system, tests: "DatabaseTests"),
    Layer("Files", at: "Modules/Drivers/Files", toolchain: system),
    Layer("RecordJSON", at: "Modules/Drivers/RecordJSON", toolchain: system),
    Layer(
      "Terminal", at: "Modules/Terminal", imports: .only(["Domain", "Scenes"]), toolchain: foundation.union(system),
      tests: "TerminalTests"),
    // Other presentation patterns use their own tools, such as Observation, but no more modules than Presentation does.
    Layer(
      "Variants", at: "Modules/Presentation/Variants/", imports: .only(["Domain", "Scenes"]),
      toolchain: ["Observation", "Synchronization"],
      tests: "VariantsTests"),
    Layer("Composition", at: "Modules/Composition", imports: .declared, toolchain: foundation.union(system), tests: "CompositionTests"),
    // The commands are the input side of the view: they hold `any Interactor` and create Requests.
    Layer(
      "strata", at: "Modules/strata", imports: .only(["Domain", "Scenes", "Composition"]), toolchain: foundation.union(system),
      products: ["ArgumentParser"]),
    Layer("System", at: "Modules/Drivers/"),

    // A small web server on loopback, for the demo and the tests. It is not a layer of the product.
    Layer(
      "SampleServer", at: "Modules/SampleServer", imports: .only(["CZLib"]), toolchain: foundation.union(system),
      products: ["FlyingFox", "FlyingSocks"],
      tests: "SampleServerTests"),
    Layer(
      "sample-server", at: "Modules/sample-server", imports: .only(["SampleServer"]), toolchain: foundation.union(system),
      products: ["ArgumentParser"]),

    // Measures the presentation architectures. It is not a layer of the product, but the input side of a view, as strata is.
    Layer("architecture-bench", at: "Modules/architecture-bench", imports: .only(["Domain", "Scenes", "Composition"])),

    // Doubles and tests use what their target declares.
    Layer("Support", at: "Tests/Support/", imports: .declared, toolchain: toolchain, products: ["FlyingFox", "FlyingSocks"]),
    Layer("Tests", at: "Tests/", imports: .declared, toolchain: toolchain, products: ["FlyingFox", "FlyingSocks"]),
  ]

  /// The first row that covers the folder.
  static func layer(at folder: String) -> Layer? { layers.first { $0.holds(folder) } }

  /// The modules that a module may use although its layer may not.
  static let exceptions: [String: Set<String>] = [
    // Both forms come from one article and change one store, so that it can be replaced by the other through wiring alone.
    "VariantRedux": ["VariantStoreViewState"]
  ]

  static let prohibitions: [Prohibition] = [
    Prohibition(
      rule: .domain, from: ["Domain"], to: Set(layers.map(\.name)), reason: "Domain imports no module: all dependencies point to it"),
    Prohibition(
      rule: .sides, from: ["Scenes", "Presentation", "Terminal"],
      to: ["Data", "Transfer", "Markup", "Database", "Files", "RecordJSON", "System"],
      reason: "what a person sees does not know where it comes from"),
    Prohibition(
      rule: .sides, from: ["Data"], to: ["Scenes", "Presentation", "Terminal"], reason: "data does not know how it is shown"),
    Prohibition(
      rule: .variants, from: ["Variants"], to: ["Variants", "Presentation"],
      reason: "a variant stands alone, so that it can be read, measured and deleted alone"),
  ]

  static let libraries: [CLibrary] = [
    CLibrary(
      name: "CLibCurl", owner: "Transfer", prefixes: ["CURL", "curl_"], names: ["CURLcode", "CURLMcode", "CURLoption", "CURLMoption"]),
    CLibrary(name: "CLibXML2", owner: "Markup", prefixes: ["xml", "html"], names: []),
    CLibrary(name: "CSQLite", owner: "Database", prefixes: ["sqlite3"], names: []),
    CLibrary(
      name: "CZLib", owner: "SampleServer", tests: "SampleServerTests", prefixes: ["z_", "gz"], names: ["Bytef", "uLong", "uLongf", "uInt"]),
  ]

  /// Name suffixes of the types that only `creator` creates outside their own module.
  static let createdTypes = ["Repository", "Store", "Interactor", "Presenter"]
  static let creator = "Composition"

  /// Names that Domain must not use: everything external reaches it as values.
  static let worldly: [CodePattern] = [
    "ContinuousClock", "SuspendingClock", "Date(", "Date.now", "DispatchTime", "Task.sleep", "clock_gettime", "gettimeofday",
    ".random(", ".randomElement()", ".shuffled()", ".shuffle()", "SystemRandomNumberGenerator", "UUID(",
    "FileManager", "FileHandle", "FileDescriptor", "fopen(", "ProcessInfo", "getenv", "CommandLine", "readLine(", "exit(",
    "Task {", "Task(", "Task.detached", "Task.init", "Task.immediate", "Process(", "Thread", "DispatchQueue", "pthread_create",
  ]

  /// Code that writes to the terminal. Queries (`isatty(STDOUT_FILENO)`, `ioctl`) do not count as writing.
  static let writing: [CodePattern] = [
    "print(", "debugPrint(", "dump(", "puts(", "putchar(", "printf(", "vprintf(", "perror(",
    "FileHandle.standardOutput", "FileHandle.standardError", "FileDescriptor.standardOutput", "FileDescriptor.standardError",
  ]
  /// Functions that write to the terminal when one of `terminalNames` is among the arguments.
  static let writingTo: [CodePattern] = ["fputs(", "fputc(", "putc(", "fwrite(", "fprintf(", "vfprintf("]
  /// Functions that write to the terminal when their first argument is one of `terminalNumbers`.
  static let writingFirst: [CodePattern] = ["write(", "writev(", "pwrite(", "dprintf(", "vdprintf("]
  static let terminalNames: Set<String> = ["stdout", "stderr"]
  static let terminalNumbers: Set<String> = ["1", "2", "STDOUT_FILENO", "STDERR_FILENO"]

  /// Where writing is allowed, and why.
  static let writers: [(target: String, file: String?, reason: String)] = [
    ("Terminal", "TerminalOutput.swift", "the one function that filters all a person sees"),
    ("sample-server", nil, "a tool of the demo, no part of the product, and its text is its own"),
    ("architecture-bench", nil, "a tool that prints numbers for Scripts/compare"),
  ]

  static let longestFile = 300
  /// A folder with more files must be split by meaning.
  static let mostFilesInFolder = 15
  /// The largest target that can be read as one unit, in files and lines.
  static let largestTarget = (files: 60, lines: 3500)
  /// Domain is larger, because it contains the whole meaning of the program, and must not be split, because it depends on nothing.
  static let largestDomain = (files: 130, lines: 6650)
  static let topLevel: Set<String> = [
    "Package.swift", "Package.resolved", "Modules", "Tests", "Scripts", "Architecture.md", "README.md", "LICENSE",
  ]
}
