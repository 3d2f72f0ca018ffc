public import Scenes

/// A scene as a dialogue: each input line is one request, and each request gives one view model. The dialogue serves scripts and
/// users without a full-screen terminal, and shows the one-way data flow.
@MainActor
public struct Dialogue<Request: DialogueRequest> {
  private let interactor: any Interactor<Request>
  private let terminal: TerminalOutput

  /// Creates the dialogue for an interactor. Help texts go to standard error.
  public init(interactor: any Interactor<Request>, terminal: TerminalOutput) {
    self.interactor = interactor
    self.terminal = terminal
  }

  /// Performs the first request, then the request of each line, until the lines end or a line says `quit`.
  /// - Parameter first: The request that opens the dialogue; nil when the dialogue begins with the first line.
  /// - Throws: The error of `lines`.
  public func run<Lines: AsyncSequence>(
    _ first: Request?, lines: Lines
  ) async throws(Lines.Failure) where Lines.Element == String {
    if terminal.settings.error.isTerminal { terminal.show([Message(.notice, "'help' lists the commands, 'quit' ends.")]) }
    if let first { await interactor.perform(first) }
    for try await line in lines {
      switch DialogueCommand<Request>(line) {
      case .request(let request): await interactor.perform(request)
      case .help: terminal.write(Self.helpLines(columns: terminal.columns(of: .error)), to: .error)
      case .quit: return
      case .nothing: continue
      }
    }
  }

  private nonisolated static var columnsOfWords: Int { 34 }

  /// The commands and their meanings, side by side, or one below the other in a narrow window.
  private static func helpLines(columns: Int) -> [StyledLine] {
    DialogueCommand<Request>.vocabulary.flatMap { entry in
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
