public import CoreScenes
public import SampleDomain

/// The scene that shows a quote.
public enum RandomQuote {
  public enum Request: Hashable, Sendable {
    case show
    /// The user typed an unknown command.
    case notUnderstood(String)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let state: State
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { if case .loading = state { true } else { false } }

    public init(state: State, messages: [Message], exported: Exported, outcome: Outcome) {
      self.state = state
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }

    /// The user typed an unknown command. The quote stays.
    public static func notUnderstood(_ line: String) -> ViewModel {
      ViewModel(state: .failed, messages: [.notACommand(line)], exported: .empty, outcome: .failed)
    }
  }

  public enum State: Hashable, Sendable {
    /// The quote is loading. The sentence says so.
    case loading(String)
    /// The quote, and the line below it with the author and the age.
    case loaded(text: String, source: String)
    /// No quote is available. The messages say why.
    case failed
  }

  /// The fields of a quote for `--json` and `--plain`. A record always has all of them.
  /// - Parameter problem: a sentence about what went wrong although there is a quote.
  public static func record(of quote: QuoteSummary, problem: MessageText?) -> ExportedRecord {
    ExportedRecord([
      .init("id", .text(quote.id)),
      .init("text", .text(quote.text)),
      .init("author", .text(orNull: quote.author)),
      .init("seen", .moment(quote.fetchedAt)),
      .init("is_remembered", .bool(quote.origin.isCached)),
      .init("problem", .message(orNull: problem)),
    ])
  }
}
