extension Sample {
  /// The six other presentation architectures: their scenes, their comparison, and the option that chooses one. The dialogues of quotes and pictures go
  /// with them.
  static let variants = Sample(
    "variants", home: "Modules/Presentation/Variants/", folders: ["Variants", "VariantsTests", "architecture-bench"],
    places: tools + patches + wiringOfVariants + dialogues, words: ["vidrep"], names: ["unsave", "UnsavePicture", "unsavePicture"],
    texts: ["--architecture", "Scripts/compare"], commands: [],
    edits: AppEdit.variants + commands + articleList + articleListDialogue + fullScreen
      + picturesDialogue
      + variantsInDocuments)

  private static let tools = ["Scripts/compare", "Scripts/Comparison/", "Tests/ArchitectureTests/Fixtures/VariantsMeet/"]

  /// Only the change that actions are made from is used elsewhere.
  private static let patches =
    ["shared-read", "undo", "swift-actor"].map { "Scripts/Patches/\($0)/" }
    + ["vip", "mv", "mvvm", "store", "redux", "vidrep", "dispatcher"].map { "Scripts/Patches/pin/\($0).patch" }

  private static let wiringOfVariants = [
    "Modules/Composition/Reading/SceneArchitecture.swift", "Modules/Composition/Reading/SessionLog.swift",
    "Modules/Composition/Tracing/TraceWatch.swift", "Modules/Presentation/Scenes/SceneProtocols/SceneTracer.swift",
    "Modules/strata/Options/SceneArchitecture+Argument.swift", "Tests/CompositionTests/Scenes/SessionLogTests.swift",
    "Tests/EndToEndTests/MainJob/ListArchitectureTests.swift",
  ]

  static let dialogues = [
    "Modules/strata/Options/QuoteArchitecture+Argument.swift", "Modules/strata/Options/QuoteVariantOptions.swift",
    "Modules/Terminal/Quotes/RandomQuote.Request+Dialogue.swift", "Tests/TerminalTests/Quotes/QuoteDialogueTests.swift",
    "Tests/EndToEndTests/SmallFeatures/QuoteDialogueTests.swift",
    "Modules/Composition/Pictures/Application+PictureDialogue.swift", "Modules/Composition/Pictures/PictureArchitecture.swift",
    "Modules/strata/Options/PictureArchitecture+Argument.swift", "Modules/strata/Commands/Pictures/PictureDialogueCommand.swift",
    "Modules/Presentation/Scenes/Pictures/PictureDialogueRequest.swift",
    "Modules/Terminal/Pictures/PictureDialogueRequest+Dialogue.swift", "Tests/TerminalTests/Pictures/PictureDialogueTests.swift",
    "Tests/EndToEndTests/SmallFeatures/PictureDialogueTests.swift",
  ]

  private static let commands: [AppEdit] = {
    let (list, screen) = ("Modules/strata/Commands/Reading/ListCommand.swift", "Modules/strata/Commands/Reading/FullScreenCommand.swift")
    return [
      .replacing(" [--interactive [--log FILE]]", with: " [--interactive]", in: list),
      .withoutLine("@Option(help: ArgumentHelp(\"The presentation architecture", in: list), .without("var architecture", in: list),
      .withoutLines(from: "@Option(", through: "var log: String?", in: list),
      .withoutLines(from: "guard let log else", through: "if log.isEmpty", in: list),
      .replacing("(query, architecture, log: log)", with: "(query)", in: list),
      .replacing("articleList(architecture)", with: "articleList()", in: list),
      .withoutLine("@Option(help: ArgumentHelp(\"The presentation architecture", in: screen), .without("var architecture", in: screen),
      .replacing("runFullScreen(architecture, keys:", with: "runFullScreen(keys:", in: screen),
    ]
  }()

  /// The scene of the list is left with one form, which needs no name.
  private static let articleList: [AppEdit] = {
    let (scene, reading) = ("Modules/Composition/Reading/ArticleListScene.swift", "Modules/Composition/Reading/Application+Reading.swift")
    let dependencies = "Modules/Presentation/Scenes/Reading/ArticleList/ArticleListDependencies.swift"
    return [
      .withoutLines(from: "import VariantDispatcher", through: "import VariantViDRep", in: scene),
      .replacing("package import Scenes", with: "import Scenes", in: scene),
      .replacing("Creates the article list in one of its presentation architectures.", with: "Creates the article list.", in: scene),
      .replacing("package enum ArticleListScene", with: "enum ArticleListScene", in: scene),
      .withoutLines(from: "/// Creates the scene without tracing.", before: "/// Three scenes, each with", in: scene),
      .replacing(
        "/// Three scenes, each with its own state.\n  private static func vipSession(",
        with:
          "/// Creates a session of three scenes, each with its own state: the list, an article, and the number of unread articles.\n  static func makeSession(",
        in: scene),
      .replacing("let list = vip(", with: "let list = make(", in: scene),
      .replacing("private static func vip(in", with: "/// Creates the list alone.\n  static func make(in", in: scene),
      .replacing("the count of a VIP session", with: "the count of a session", in: "Modules/Composition/Reading/ReadingSession.swift"),
      .replacing("changes their status, in one of its presentation architectures.", with: "changes their status.", in: reading),
      .replacing("articleList(_ architecture: SceneArchitecture = .vip) -> any", with: "articleList() -> any", in: reading),
      .replacing("articleList(architecture, display: display(text:", with: "articleList(display: display(text:", in: reading),
      .replacing("_ architecture: SceneArchitecture, display: any", with: "display: any", in: reading),
      .replacing("ArticleListScene.make(architecture, in:", with: "ArticleListScene.make(in:", in: reading),
      .replacing(
        "now: SystemTimeZone.now,\n      watch: tracing.trace.map { TraceWatch(trace: $0) })", with: "now: SystemTimeZone.now)", in: reading
      ),
      .replacing(
        "of the article list, the same for all presentation architectures: use cases", with: "of the article list: use cases",
        in: dependencies),
      .without("public let watch", in: dependencies), .without("self.watch = watch", in: dependencies),
      .replacing(",\n    watch: (any SceneTracer)? = nil", with: "", in: dependencies),
      .without("public let detailWording", in: dependencies), .without("self.detailWording", in: dependencies),
      .without("public let countWording", in: dependencies), .without("self.countWording", in: dependencies),
      .replacing(
        """
        ,
            detailWording: @escaping @Sendable (Result<ArticleDetails, ReadingError>, LocalTime) -> ArticleDetail.ViewModel,
            countWording: @escaping @Sendable (Result<Int, ReadingError>) -> ArticleCount.ViewModel
        """, with: "", in: dependencies),
    ]
  }()

  private static let articleListDialogue: [AppEdit] = {
    let path = "Modules/Composition/Reading/Application+ArticleListDialogue.swift"
    return [
      .withoutLine("internal import FileStorage", in: path), .withoutLine("internal import Files", in: path),
      .withoutLines(from: "///   - architecture:", before: "public func runArticleListDialogue(", in: path),
      .replacing("/// - Parameters:\n  ///   - query: ", with: "/// - Parameter query: ", in: path),
      .without("do throws(FileError) {", in: path),
      .replacing(
        "_ query: ArticleQuery, _ architecture: SceneArchitecture = .vip, log path: String? = nil) async {",
        with: "_ query: ArticleQuery) async {\n    await run(articleListSession(query), first: .show(query))", in: path),
      .replacing(
        "(\n    _ query: ArticleQuery, _ architecture: SceneArchitecture, log: SessionLog?\n  )", with: "(_ query: ArticleQuery)", in: path),
      .replacing(
        "var session = ArticleListScene.makeSession(\n      architecture,\n",
        with: "var session = DialogueSession(ArticleListScene.makeSession(\n",
        in: path),
      .replacing(
        """
        terminal: terminal, isShown: options.format == .text),
                detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
                countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), log: log, tracing: tracing)
        """, with: "terminal: terminal, isShown: options.format == .text)), tracing: tracing))", in: path),
      .without("public static func refused(", in: "Modules/Terminal/Dialogue/DialogueCommand.swift"),
    ]
  }()

  private static let fullScreen: [AppEdit] = {
    let path = "Modules/Composition/Reading/Application+FullScreen.swift"
    return [
      .withoutLines(from: "///   - architecture:", before: "///   - keys:", in: path),
      .replacing("_ architecture: SceneArchitecture = .vip, keys:", with: "keys:", in: path),
      .replacing("runSession(architecture, keys:", with: "runSession(keys:", in: path),
      .replacing("runSession(_ architecture: SceneArchitecture, keys:", with: "runSession(keys:", in: path),
      .replacing("scenes(of: session, architecture)", with: "scenes(of: session)", in: path),
      .replacing("session: DeskSession, _ architecture: SceneArchitecture = .vip)", with: "session: DeskSession)", in: path),
      .replacing("makeSession(\n      architecture,\n", with: "makeSession(\n", in: path),
      .replacing(
        """
        tracing.traced(session.countDisplay),
                detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
                countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), tracing
        """, with: "tracing.traced(session.countDisplay)), tracing", in: path),
      .replacing("list: list.interactor, feeds:", with: "list: list, feeds:", in: path),
      .replacing(
        "arguments: [[]] + [\"vip\", \"mv\", \"mvvm\", \"store\", \"redux\", \"vidrep\", \"dispatcher\"].map { [\"tui\", \"--architecture\", $0] })",
        with: "arguments: [[], [\"tui\"]])", in: "Tests/EndToEndTests/MainJob/FullScreenTests.swift"),
    ]
  }()

  /// Only the dialogue could take a saved picture back.
  static let picturesDialogue: [AppEdit] = {
    let (command, feature) = ("Modules/strata/Commands/Pictures/PictureCommand.swift", "Modules/Composition/Pictures/PicturesFeature.swift")
    let (data, doubles) = ("Modules/Data/Data/Pictures", "Tests/Support/DomainDoubles/Pictures/MemoryPictureRepository.swift")
    return [
      .without("static let usageOfDialogue", in: command),
      .withoutLines(from: "usage: \"strata picture", through: "discussion: \"With --interactive", in: command),
      .replacing("PictureDialogueCommand.self,\n    ], defaultSubcommand: PictureDialogueCommand.self)", with: "])", in: command),
      .without("let unsavePicture", in: feature), .without("unsavePicture = ", in: feature),
      .without("public struct UnsavePicture", in: "Modules/Domain/Pictures/SavePicture.swift"),
      .without("func unsave(", in: "Modules/Domain/Pictures/PictureRepository.swift"),
      .without("func unsave(_ reference", in: "Modules/Composition/Pictures/Traced+Pictures.swift"),
      .without("func unsave(_ id", in: "Modules/Composition/Pictures/Traced+Pictures.swift"),
      .without("public func unsave(", in: "\(data)/FolderPictureStore.swift"),
      .without("func unsave(", in: "\(data)/PictureDataStore.swift"),
      .without("mutating func unsave(", in: "\(data)/PictureFiles.swift"),
      .without("public func unsave(", in: "\(data)/StoredPictureRepository.swift"),
      .without("public func unsave(", in: doubles), .replacing("open, unsave, remove", with: "open, remove", in: doubles),
      .without("func named()", in: "Tests/DomainTests/Pictures/SavePictureTests.swift"),
      .without("func unsave(", in: "Tests/DataTests/Data/Pictures/StubPictureStores.swift"),
    ]
  }()
}
