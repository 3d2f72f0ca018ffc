public import Domain
public import Scenes

/// The article list as a dialogue: each input line is one request, and each request gives one view model. The dialogue serves scripts and
/// users without a full-screen terminal, and shows the one-way data flow.
@MainActor
public struct ArticleListDialogue {
  private let interactor: any Interactor<ArticleList.Request>
  private let terminal: TerminalOutput

  /// Creates the dialogue for an interactor. Help texts go to standard error.
  public init(interactor: any Interactor<ArticleList.Request>, terminal: TerminalOutput) {
    self.interactor = interactor
    self.terminal = terminal
  }

  /// Lists the articles that match `query`, then performs the request of each line, until the lines end or a line says `quit`.
  /// - Throws: The error of `lines`.
  public func run<Lines: AsyncSequence>(
    _ query: ArticleQuery, lines: Lines
  ) async throws(Lines.Failure) where Lines.Element == String {
    if terminal.settings.error.isTerminal { terminal.show([Message(.notice, "'help' lists the commands, 'quit' ends.")]) }
    await interactor.perform(.show(query))
    for try await line in lines {
      switch DialogueCommand(line) {
      case .request(let request): await interactor.perform(request)
      case .help: terminal.write(Self.helpLines(columns: terminal.columns(of: .error)), to: .error)
      case .quit: return
      case .nothing: continue
      }
    }
  }

  private static let columnsOfWords = 34

  /// The commands and their meanings, side by side, or one below the other in a narrow window.
  private static func helpLines(columns: Int) -> [StyledLine] {
    DialogueCommand.vocabulary.flatMap { entry in
      let words = StyledLine(entry.words, .bold)
      let meaning = StyledLine(entry.meaning)
      if columns < columnsOfWords * 2 {
        return TextWrapping.wrapped(words, to: columns) + TextWrapping.wrapped(meaning, to: columns, first: "  ", rest: "  ")
      }
      let room = StyledLine(String(repeating: " ", count: columnsOfWords))
      return TextWrapping.wrapped(meaning, to: columns, first: TextFitting.padded(words, to: columnsOfWords), rest: room)
    }
  }
}
