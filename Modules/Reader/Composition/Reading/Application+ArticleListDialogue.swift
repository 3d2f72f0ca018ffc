public import CoreComposition
internal import CoreData
import CoreScenes
import CoreTerminal
internal import Files
public import ReaderDomain
import ReaderPresentation
import ReaderScenes
import ReaderTerminal

extension Application {
  /// Runs the article list as a dialogue.
  /// - Parameters:
  ///   - query: The articles that are listed first.
  ///   - architecture: The presentation architecture that drives the dialogue.
  ///   - path: The file that gets a line for each action of Redux; nil for none.
  public func runArticleListDialogue(_ query: ArticleQuery, _ architecture: SceneArchitecture = .vip, log path: String? = nil) async {
    do throws(FileError) {
      let log = try path.map { (path) throws(FileError) in try SessionLog(path: path, outside: platform.directory.path) }
      await run(articleListSession(query, architecture, log: log), first: .show(query))
      if let failure = log?.failure { throw failure }
    } catch {
      fail("The log '\(path ?? "")' cannot be written: \(error.reason).", hint: "Name another file with --log.")
    }
  }

  private func articleListSession(
    _ query: ArticleQuery, _ architecture: SceneArchitecture, log: SessionLog?
  ) -> DialogueSession<ArticleList.Request> {
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
    let first = DialogueWord("list", "list as at the beginning of the dialogue") {
      await requests.run(interrupt: list.interrupt) { await list.interactor.perform(.show(query)) }
      return nil
    }
    let browsing = articleBrowsing(display: dialogueDisplay(SentencesTextDisplay(terminal: terminal)))
    let browse = DialogueWord("browse", "ID…", "open articles in the browser and mark them read, then list again") { ids in
      let input = ReadInput(.articles(ids.map { ArticleReference($0) }), joinsUndo: false)
      await requests.run { await browsing.perform(.open(input)) }
      if !Task.isCancelled { await requests.run(interrupt: list.interrupt) { await list.interactor.perform(.refreshed) } }
      return nil
    }
    let refresh = feedRefresh(json: JSONLineRefreshDisplay(terminal: terminal))
    let refreshWord = DialogueWord("refresh", "fetch new articles, then list again") {
      await requests.run { await refresh.perform(.refresh(RefreshInput())) }
      // A refresh that was stopped has stored articles, too.
      if !Task.isCancelled { await requests.run(interrupt: list.interrupt) { await list.interactor.perform(.refreshed) } }
      return nil
    }
    session.words.insert(contentsOf: [first, browse, refreshWord], at: 0)
    return session
  }

  /// The articles whose IDs are on standard input, one at the beginning of each line. Shows a message when there are none.
  public func referencesFromStandardInput() async -> [ArticleReference] {
    var references: [ArticleReference] = []
    do throws(LineReaderError) {
      for try await line in try LineReader() {
        if let word = line.split(whereSeparator: \.isWhitespace).first { references.append(ArticleReference(String(word))) }
      }
    } catch {
      switch error {
      case .cannotRead(let reason): fail("Standard input cannot be read: \(reason).")
      }
      return []
    }
    if references.isEmpty {
      answers.display(
        SentencesViewModel(
          lines: [], messages: [Message(.notice, "Standard input names no articles.")], exported: .empty, outcome: .nothingMatched))
    }
    return references
  }
}
