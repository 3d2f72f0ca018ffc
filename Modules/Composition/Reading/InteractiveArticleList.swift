internal import Files
import Domain
import Scenes
import Terminal

/// Runs the article list as a dialogue on standard input.
@MainActor
struct InteractiveArticleList {
  let architecture: SceneArchitecture
  let dependencies: ReadingSessionDependencies
  let refresh: any Interactor<FeedRefresh.Request>
  /// Shows the answers to words, and why the dialogue could not start or continue.
  let answers: any Display<SentencesViewModel>
  let runner: RequestRunner
  let terminal: TerminalOutput
  let tracing: Tracing

  /// Runs the dialogue until it ends.
  /// - Parameters:
  ///   - path: The file for the log of Redux; nil for none.
  ///   - directory: The data directory, which must not contain the log.
  func run(_ query: ArticleQuery, logTo path: String?, outside directory: String) async {
    do throws(FileError) {
      let log = try path.map { (path) throws(FileError) in try SessionLog(path: path, outside: directory) }
      await run(query, log)
      if let failure = log?.failure { throw failure }
    } catch {
      fail("The log '\(path ?? "")' cannot be written: \(error.reason).", hint: "Name another file with --log.")
    }
  }

  private func run(_ query: ArticleQuery, _ log: SessionLog?) async {
    let refresh = refresh
    let dialogue = ArticleListDialogue(
      session: ArticleListScene.makeSession(architecture, in: dependencies, log: log, tracing: tracing),
      refresh: { await refresh.perform(.refresh(RefreshInput())) }, answers: answers,
      architecture: { ArticleListScene.architecture(having: $0).rawValue }, runner: runner, terminal: terminal)
    do throws(LineReaderError) {
      let lines = try LineReader()
      runner.isInteractive = lines.isTerminal
      try await dialogue.run(query, lines: lines)
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
}
