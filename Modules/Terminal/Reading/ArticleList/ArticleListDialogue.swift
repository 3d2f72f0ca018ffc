public import Domain
public import Scenes

/// The scene as a dialogue: one request a line in, one view model out. For scripts, for people without a full screen, and to watch the one-way
/// flow at work.
@MainActor
public struct ArticleListDialogue {
  private let interactor: any Interactor<ArticleList.Request>
  private let terminal: TerminalOutput

  /// Makes the dialogue before an interactor; help goes to the screen's standard error.
  public init(interactor: any Interactor<ArticleList.Request>, terminal: TerminalOutput) {
    self.interactor = interactor
    self.terminal = terminal
  }

  /// Lists what `query` means, then does what each line asks for, until the lines end or one says `quit`.
  /// - Throws: what the lines throw.
  public func run<Lines: AsyncSequence>(
    _ query: ArticleQuery, lines: Lines
  ) async throws(Lines.Failure) where Lines.Element == String {
    if terminal.settings.error.isTerminal { terminal.show([Message(.notice, "'help' lists what can be typed, 'quit' ends.")]) }
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

  /// Words and meanings side by side, or one below the other in a narrow window.
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
