extension AppEdit {
  /// The files of an app that asks no server and has no settings.
  static let withoutWeb: [AppEdit] = withoutRequests + withoutURLs + withoutSettings

  private static let withoutRequests: [AppEdit] = {
    let (manifest, platform) = ("Package.swift", "Modules/Composition/Platform.swift")
    let (book, graph) = ("Tests/ArchitectureTests/Rules/Rules.swift", "Tests/ArchitectureTests/ModuleGraphTests.swift")
    return [
      .without("let flyingFox", in: manifest),
      .without("let flyingSocks", in: manifest),
      .without(".package(url: \"https://github.com/swhitty/FlyingFox\"", in: manifest),
      .without("internal import Web", in: platform),
      .without("import Transfer", in: platform),
      .withoutLines(from: "#if canImport(FoundationEssentials)", through: "#endif", in: platform),
      .without("let web: WebClient", in: platform),
      .withoutLines(from: "// OpenSSL's environment variable", through: "web = WebClient(", in: platform),
      .replacing("the thread for files, the network, the clock", with: "the thread for files, the clock", in: platform),
      .without("static let userAgent", in: "Modules/Composition/Version.swift"),
      .replacing(
        "libraries while the thread for transfers still uses them", with: "what threads of libraries still use",
        in: "Modules/strata/Main.swift"),
      .replacing(
        "opens about as many at once, without transfers.", with: "opens about as many at once.", in: "Modules/strata/OpenFiles.swift"),
      .replacing("\"FileStorage\", \"Web\"", with: "\"FileStorage\"", in: book),
      .replacing("drivers: Set<String> = [\"Transfer\", ", with: "drivers: Set<String> = [", in: book),
      .withoutCall(of: "\"Transfer\", at:", in: book),
      .without("Layer(\"System\", at:", in: book),
      .replacing(
        "\"Support\", at: \"Tests/Support/\", imports: .any, toolchain: .any, products: [\"FlyingFox\", \"FlyingSocks\"]",
        with: "\"Support\", at: \"Tests/Support/\", imports: .any, toolchain: .any", in: book),
      .replacing(
        "\"Tests\", at: \"Tests/\", imports: .any, toolchain: .any, products: [\"FlyingFox\", \"FlyingSocks\"]",
        with: "\"Tests\", at: \"Tests/\", imports: .any, toolchain: .any", in: book),
      .replacing(
        "to: [\"Data\", \"Transfer\", \"Files\", \"RecordJSON\", \"System\"]", with: "to: [\"Data\", \"Files\", \"RecordJSON\"]", in: book),
      .without("SystemLibrary(", in: book),
      .replacing("Scripts/setup\n\n", with: "\n", in: "Scripts/test"),
      .replacing("Scripts/setup\n\n", with: "\n", in: "Scripts/build"),
      .without("func systemLibraries()", in: "Tests/ArchitectureTests/InvariantTests.swift"),
      .replacing(", system libraries drums", with: "", in: graph),
      .without("Module(name: \"CLibCurl\"", in: graph),
      .without("CLibCurl[(CLibCurl)]", in: graph),
      .replacing("\"Domain\", \"CLibCurl\",", with: "\"Domain\",", in: graph),
      .replacing("Domain & CLibCurl &", with: "Domain &", in: graph),
    ]
  }()

  private static let withoutURLs: [AppEdit] = {
    let short = "Modules/Composition/Tracing/ShortText.swift"
    return [
      .replacing("No URL is longer.", with: "No line of a trace shows more.", in: short),
      .replacing("longestLine = WebURL.maximumBytes", with: "longestLine = 2048", in: short),
      .replacing(
        "A text may be a URL that the user typed. It is redacted before it is shortened, because a part of a password\n  /// must not be shown either.",
        with: "", in: short),
      .replacing("String(URLRedaction.shown(String(line)).prefix(longest))", with: "String(line.prefix(longest))", in: short),
      .without("import Domain", in: short),
      .without("static func url(", in: "Tests/DataTests/FileStorage/StoreSample.swift"),
    ]
  }()

  private static let withoutSettings: [AppEdit] = {
    let (application, root) = ("Modules/Composition/Application.swift", "Modules/strata/Strata.swift")
    let (step, sample) = ("Tests/CompositionTests/Tracing/TraceStepTests.swift", "Tests/CompositionTests/Support/ViewModel+Sample.swift")
    return [
      .without("let configuration: ConfigurationFeature", in: application),
      .without("configuration = ConfigurationFeature(", in: application),
      .replacing("strata config show --json", with: "strata quote --json", in: root),
      .replacing("Scripts/run config show", with: "Scripts/run quote", in: "Scripts/run"),
      .replacing("(ChangeSetting.self, \"Domain\", \"ChangeSetting\")", with: "(ShowQuote.self, \"Domain\", \"ShowQuote\")", in: step),
      .replacing(
        "(SettingListPresenter.self, \"Presentation\", \"SettingListPresenter\")",
        with: "(RandomQuotePresenter.self, \"Presentation\", \"RandomQuotePresenter\")", in: step),
      .replacing("JSONDisplay<SettingList.ViewModel>", with: "JSONDisplay<RandomQuote.ViewModel>", in: step),
      .replacing("(SettingList.ViewModel.self", with: "(RandomQuote.ViewModel.self", in: step),
      .replacing("extension SettingList.ViewModel", with: "extension RandomQuote.ViewModel", in: sample),
      .replacing("/// An empty list with", with: "/// No quote, with", in: sample),
      .replacing("-> SettingList.ViewModel {", with: "-> RandomQuote.ViewModel {", in: sample),
      .replacing("SettingList.ViewModel(rows: [], messages", with: "RandomQuote.ViewModel(state: .failed, messages", in: sample),
      .replacing(
        "let ask: (SettingList.ViewModel)", with: "let ask: (RandomQuote.ViewModel)",
        in: "Tests/CompositionTests/Outcomes/ExitCodeRecorderTests.swift"),
      .replacing(
        "display(_ viewModel: SettingList.ViewModel)", with: "display(_ viewModel: RandomQuote.ViewModel)",
        in: "Tests/CompositionTests/Outcomes/ExitCodeRecorderTests.swift"),
    ]
  }()
}
