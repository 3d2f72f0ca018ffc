public import Domain
import Presentation
import Scenes
import Terminal
import VariantViDRep

/// The dialogues: scenes that read one request per line from standard input, until the input ends or the user types `quit`.
extension Application {
  /// Runs the article list as a dialogue.
  public func runArticleListDialogue(_ query: ArticleQuery, _ architecture: SceneArchitecture = .vip) async {
    let session = ArticleListScene.makeSession(
      architecture,
      in: ReadingSessionDependencies(
        list: listDependencies(
          display: dialogueDisplay(ArticleListTextDisplay(terminal: terminal)),
          router: tracing.traced(ArticleListRouter(detail: articleDetail()))),
        read: reading.readArticle,
        count: reading.countArticles,
        detailDisplay: dialogueDisplay(ArticleDetailTextDisplay(terminal: terminal)),
        countDisplay: UnreadCountDisplay(terminal: terminal, isShown: options.format == .text),
        detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
        countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), tracing: tracing)
    await run(session, first: .show(query))
  }

  /// Runs the random quote as a dialogue.
  public func runQuoteDialogue(_ architecture: QuoteArchitecture = .vip) async {
    let scene = RandomQuoteScene.make(
      architecture, quote: quotes.showQuote, display: dialogueDisplay(RandomQuoteTextDisplay(terminal: terminal)), now: SystemClock.now,
      tracing: tracing)
    await run(scene, first: .show)
  }

  /// Runs the search for pictures and the saved pictures as a dialogue.
  public func runPictureDialogue(_ architecture: PictureArchitecture = .vidrep) async {
    let detail = dialogueDisplay(PictureDetailTextDisplay(terminal: terminal))
    let dependencies = PictureDialogueDependencies(
      say: pictures.sayPicture, save: pictures.savePicture, unsave: pictures.unsavePicture, list: pictures.listPictures,
      open: pictures.openPicture, remove: pictures.removePicture, searchDisplay: detail, previewDisplay: detail,
      savedDisplay: dialogueDisplay(PictureListTextDisplay(terminal: terminal)), now: SystemClock.now,
      watch: tracing.trace.map { TraceWatch(trace: $0) })
    switch architecture {
    case .vidrep: await run(ViDRepScene.pictures(in: dependencies), first: nil)
    }
  }

  private func run<Request: DialogueRequest>(_ scene: any Interactor<Request>, first: Request?) async {
    do throws(LineReaderError) {
      try await Dialogue(interactor: scene, terminal: terminal).run(first, lines: try LineReader())
    } catch {
      exitCodeRecorder.note(.failed)
      let reason =
        switch error {
        case .cannotRead(let reason): reason
        }
      terminal.show([Message(.failure, "Standard input cannot be read: \(reason).")])
    }
  }

  /// The display of a dialogue: with `--json`, each view model is one line.
  private func dialogueDisplay<ViewModel: SceneViewModel>(_ text: any Display<ViewModel>) -> any Display<ViewModel> {
    display(text: text, json: JSONLinesDisplay(terminal: terminal))
  }
}
