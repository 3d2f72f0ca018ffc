/// The rule book: every rule that the checks hold, as data. To add a target, add or widen a row here and say why.
enum Rules {
  private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  /// Every module that is no package's: an import of one needs no declaration in the manifest.
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

  static let layers: [Layer] = [
    // The layers. Domain, Scenes and Presentation use the standard library alone, so that a rule never depends on a system.
    Layer("Domain", at: "Modules/Domain", tests: "DomainTests"),
    Layer("Scenes", at: "Modules/Presentation/Scenes", imports: .only(["Domain"]), tests: "ScenesTests"),
    Layer("Presentation", at: "Modules/Presentation/Presentation", imports: .only(["Domain", "Scenes"]), tests: "PresentationTests"),
    // The parts of the data layer may stand on each other; the manifest says which on which, and SwiftPM allows no cycle.
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
    // Other presentation patterns bring their own tools, Observation among them, but see no more than Presentation does.
    Layer(
      "Variants", at: "Modules/Presentation/Variants/", imports: .only(["Domain", "Scenes"]),
      toolchain: ["Observation", "Synchronization"],
      tests: "VariantsTests"),
    Layer("Composition", at: "Modules/Composition", imports: .declared, toolchain: foundation.union(system), tests: "CompositionTests"),
    // The commands are the view's input end: they hold `any Interactor` and make Requests.
    Layer(
      "strata", at: "Modules/strata", imports: .only(["Domain", "Scenes", "Composition"]), toolchain: foundation.union(system),
      products: ["ArgumentParser"]),
    Layer("System", at: "Modules/Drivers/"),

    // A small web on loopback, for the demo and the tests: no layer of the product.
    Layer(
      "SampleServer", at: "Modules/SampleServer", imports: .only(["CZLib"]), toolchain: foundation.union(system),
      products: ["FlyingFox", "FlyingSocks"],
      tests: "SampleServerTests"),
    Layer(
      "sample-server", at: "Modules/sample-server", imports: .only(["SampleServer"]), toolchain: foundation.union(system),
      products: ["ArgumentParser"]),

    // Measures the presentation architectures: no layer of the product, a view's input end to them as strata is.
    Layer("architecture-bench", at: "Modules/architecture-bench", imports: .only(["Domain", "Scenes", "Composition"])),

    // Doubles and tests use what their target declares.
    Layer("Support", at: "Tests/Support/", imports: .declared, toolchain: toolchain, products: ["FlyingFox", "FlyingSocks"]),
    Layer("Tests", at: "Tests/", imports: .declared, toolchain: toolchain, products: ["FlyingFox", "FlyingSocks"]),
  ]

  /// The first row that holds the folder.
  static func layer(at folder: String) -> Layer? { layers.first { $0.holds(folder) } }

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

  /// Endings of the names of types that only `creator` makes outside their own module.
  static let createdTypes = ["Repository", "Store", "Interactor", "Presenter"]
  static let creator = "Composition"

  /// What Domain must not name: the world reaches it as values.
  static let worldly: [CodePattern] = [
    "ContinuousClock", "SuspendingClock", "Date(", "Date.now", "DispatchTime", "Task.sleep", "clock_gettime", "gettimeofday",
    ".random(", ".randomElement()", ".shuffled()", ".shuffle()", "SystemRandomNumberGenerator", "UUID(",
    "FileManager", "FileHandle", "FileDescriptor", "fopen(", "ProcessInfo", "getenv", "CommandLine", "readLine(", "exit(",
    "Task {", "Task(", "Task.detached", "Task.init", "Task.immediate", "Process(", "Thread", "DispatchQueue", "pthread_create",
  ]

  /// What writes to the terminal. Asking it (`isatty(STDOUT_FILENO)`, `ioctl`) is no writing.
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
  /// More files in one folder are cut by meaning.
  static let mostFilesInFolder = 15
  /// The size up to which a target can be read as one thing: files and lines.
  static let largestTarget = (files: 60, lines: 3500)
  /// Domain is larger, since it is all that the program means, and may not be split: nothing in it depends on anything.
  static let largestDomain = (files: 130, lines: 6500)
  static let topLevel: Set<String> = [
    "Package.swift", "Package.resolved", "Modules", "Tests", "Scripts", "Architecture.md", "README.md", "LICENSE",
  ]
}
