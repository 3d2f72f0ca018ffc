public import Domain
public import Screens

/// The scene as a dialogue: one request a line in, one view model out. For scripts, for people without a full screen, and to watch the one-way
/// flow at work.
@MainActor
public struct ArticleListDialogue {
  private let interactor: any Interactor<ArticleList.Request>
  private let screen: Screen

  /// Makes the dialogue before an interactor; what it says beside the scene goes to the screen's standard error.
  public init(interactor: any Interactor<ArticleList.Request>, screen: Screen) {
    self.interactor = interactor
    self.screen = screen
  }

  /// Lists what `query` means, then does what each line asks for, until the lines end or one says `quit`.
  /// - Throws: what the lines throw.
  public func run<Lines: AsyncSequence>(
    _ query: ArticleQuery, lines: Lines
  ) async throws(Lines.Failure) where Lines.Element == String {
    await interactor.perform(.show(query))
    for try await line in lines {
      switch DialogueLine(line) {
      case .request(let request): await interactor.perform(request)
      case .help: screen.write(Self.helpLines, to: .error)
      case .quit: return
      case .nothing: continue
      case .unknown(let text): screen.tell([Message(.failure, "'\(text)' means nothing here.", hint: "'help' lists what can be typed.")])
      }
    }
  }

  private static var helpLines: [StyledLine] {
    DialogueLine.vocabulary.map { entry in
      TextFitting.padded(StyledLine(entry.words, .bold), to: 34) + StyledLine(entry.meaning)
    }
  }
}
