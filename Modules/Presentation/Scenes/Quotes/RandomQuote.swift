/// The scene that shows a quote.
public enum RandomQuote {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Show a quote.
    case show
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// How far it is.
    public let state: State
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { if case .loading = state { true } else { false } }

    /// Makes a view model.
    public init(state: State, messages: [Message], exported: Exported, outcome: Outcome) {
      self.state = state
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }

  /// How far the scene is.
  public enum State: Hashable, Sendable {
    /// The quote is on its way, as this sentence says.
    case loading(String)
    /// The quote, and the line below it.
    case loaded(text: String, source: String)
    /// There is none; the messages say why.
    case failed
  }
}
