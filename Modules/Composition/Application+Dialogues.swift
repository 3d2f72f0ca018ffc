internal import Files
public import Domain
import Presentation
import Scenes
import Terminal
import VariantViDRep

/// The dialogues: scenes that read one request per line from standard input, until the input ends or the user types `quit`.
extension Application {
  /// Runs the article list as a dialogue.
  /// - Parameters:
  ///   - query: The articles that are listed first.
  ///   - architecture: The presentation architecture that drives the dialogue.
  ///   - path: The file that gets a line for each action of Redux; nil for none.
  public func runArticleListDialogue(_ query: ArticleQuery, _ architecture: SceneArchitecture = .vip, log path: String? = nil) async {
    do throws(FileError) {
      let log = try path.map { (path) throws(FileError) in try SessionLog(path: path, outside: directory) }
      await run(articleListSession(architecture, log: log), first: .show(query))
      if let failure = log?.failure { throw failure }
    } catch {
      fail("The log '\(path ?? "")' cannot be written: \(error.reason).", hint: "Name another file with --log.")
    }
  }

  private func articleListSession(_ architecture: SceneArchitecture, log: SessionLog?) -> DialogueSession<ArticleList.Request> {
    var session = ArticleListScene.makeSession(
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
        countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), log: log, tracing: tracing)
    let (list, requests) = (session, requests)
    let refresh = feedRefresh(json: JSONLineRefreshDisplay(terminal: terminal))
    let word = DialogueWord("refresh", "fetch new articles, then list again") {
      await requests.run { await refresh.perform(.refresh(RefreshInput())) }
      // A refresh that was stopped has stored articles, too.
      if !Task.isCancelled { await requests.run(interrupt: list.interrupt) { await list.interactor.perform(.refreshed) } }
      return nil
    }
    session.words.insert(word, at: 0)
    return session
  }

  /// Stops the request of the dialogue that a user types, when one is running, and waits for its end.
  /// - Returns: Whether the dialogue continues. If not, nothing is stopped.
  public func interruptRequest() async -> Bool {
    await requests.interrupt()
  }

  /// Runs the random quote as a dialogue.
  public func runQuoteDialogue(_ architecture: QuoteArchitecture = .vip) async {
    let scene = RandomQuoteScene.make(
      architecture, quote: quotes.showQuote, display: dialogueDisplay(RandomQuoteTextDisplay(terminal: terminal)), now: SystemClock.now,
      tracing: tracing)
    await run(DialogueSession(scene), first: .show)
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
    case .vidrep: await run(DialogueSession(ViDRepScene.pictures(in: dependencies)), first: nil)
    }
  }

  private func run<Request: DialogueRequest>(_ session: DialogueSession<Request>, first: Request?) async {
    do throws(LineReaderError) {
      let lines = try LineReader()
      requests.isInteractive = lines.isTerminal
      try await Dialogue(session, answers: answers, runner: requests, terminal: terminal).run(first, lines: lines)
    } catch {
      switch error {
      case .cannotRead(let reason): fail("Standard input cannot be read: \(reason).")
      }
    }
  }

  private func fail(_ sentence: String, hint: String? = nil) {
    answers.display(
      SentencesViewModel(lines: [], messages: [Message(.failure, sentence, hint: hint)], exported: .empty, outcome: .failed))
  }

  /// Shows the answers to words, and why a dialogue cannot start or continue.
  private var answers: any Display<SentencesViewModel> { dialogueDisplay(SentencesTextDisplay(terminal: terminal)) }

  /// The display of a dialogue: with `--json`, each view model is one line.
  private func dialogueDisplay<ViewModel: SceneViewModel>(_ text: any Display<ViewModel>) -> any Display<ViewModel> {
    display(text: text, json: JSONLinesDisplay(terminal: terminal))
  }
}
