public import Domain
public import Scenes

/// What a dialogue drives: the requests that all presentation architectures perform, and what one of them adds.
@MainActor
public struct ArticleListSession {
  /// The answer to a word; nil when the views have shown it.
  public typealias Answer = @MainActor () async -> SentencesViewModel?

  public let interactor: any Interactor<ArticleList.Request>
  /// The words that this architecture has.
  public var words: [DialogueWord: Answer] = [:]
  /// Tells the scene that the user stops its running request. The request's task is cancelled in any case.
  public var interrupt: @MainActor () async -> Void = {}
  /// Tells the scene that the dialogue ends.
  public var close: @MainActor () async -> Void = {}

  public init(_ interactor: any Interactor<ArticleList.Request>) {
    self.interactor = interactor
  }
}

/// The article list as a dialogue: each input line is one request, and each request gives one view model. The dialogue serves scripts and
/// users without a full-screen terminal, and shows the one-way data flow.
@MainActor
public struct ArticleListDialogue {
  private let session: ArticleListSession
  private let refresh: @MainActor () async -> Void
  private let answers: any Display<SentencesViewModel>
  private let architecture: (DialogueWord) -> String
  private let runner: RequestRunner
  private let terminal: TerminalOutput

  /// Creates the dialogue for a session. Help texts go to standard error.
  /// - Parameters:
  ///   - refresh: fetches new articles, and shows what was fetched.
  ///   - answers: shows the answers to words.
  ///   - architecture: the name of the architecture that has a word.
  ///   - runner: runs the requests, so that the user can stop one.
  public init(
    session: ArticleListSession, refresh: @escaping @MainActor () async -> Void, answers: any Display<SentencesViewModel>,
    architecture: @escaping (DialogueWord) -> String, runner: RequestRunner, terminal: TerminalOutput
  ) {
    self.session = session
    self.refresh = refresh
    self.answers = answers
    self.architecture = architecture
    self.runner = runner
    self.terminal = terminal
  }

  /// Lists the articles that match `query`, then performs the request of each line, until the lines end or a line says `quit`.
  /// - Throws: The error of `lines`.
  public func run<Lines: AsyncSequence>(
    _ query: ArticleQuery, lines: Lines
  ) async throws(Lines.Failure) where Lines.Element == String {
    if terminal.settings.error.isTerminal { terminal.show([Message(.notice, "'help' lists the commands, 'quit' ends.")]) }
    await perform(.show(query))
    dialogue: for try await line in lines {
      // Lines that are already read must not run after the end of the dialogue's task.
      if Task.isCancelled { break }
      switch DialogueCommand(line) {
      case .request(let request): await perform(request)
      case .refresh:
        await runner.run(refresh)
        // A refresh that was stopped has stored articles, too.
        if !Task.isCancelled { await perform(.refreshed) }
      case .word(let word): await answer(word)
      case .help: terminal.write(helpLines(columns: terminal.columns(of: .error)), to: .error)
      case .quit: break dialogue
      case .nothing: continue
      }
    }
    await session.close()
  }

  private func perform(_ request: ArticleList.Request) async {
    let session = session
    await runner.run(interrupt: session.interrupt) { await session.interactor.perform(request) }
  }

  private func answer(_ word: DialogueWord) async {
    guard let answer = session.words[word] else {
      let sentence = "'\(word.rawValue)' works only with --architecture \(architecture(word))."
      return answers.display(SentencesViewModel(lines: [], messages: [Message(.failure, sentence)], exported: .empty, outcome: .failed))
    }
    if let viewModel = await answer() { answers.display(viewModel) }
  }

  private static let columnsOfWords = 34

  /// The commands and their meanings, side by side, or one below the other in a narrow window.
  private func helpLines(columns: Int) -> [StyledLine] {
    let words = DialogueWord.allCases.filter { session.words[$0] != nil }.map { (words: $0.rawValue, meaning: $0.meaning) }
    return (DialogueCommand.vocabulary + words + [DialogueCommand.ending]).flatMap { entry in
      let words = StyledLine(entry.words, .bold)
      let meaning = StyledLine(entry.meaning)
      if columns < Self.columnsOfWords * 2 {
        return TextWrapping.wrapped(words, to: columns) + TextWrapping.wrapped(meaning, to: columns, first: "  ", rest: "  ")
      }
      let room = StyledLine(String(repeating: " ", count: Self.columnsOfWords))
      return TextWrapping.wrapped(meaning, to: columns, first: TextFitting.padded(words, to: Self.columnsOfWords), rest: room)
    }
  }
}
