public import Domain

/// The scene that shows one picture: a new one that says something, or one that is kept.
public enum PictureDetail {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Get a picture that says this, and show it.
    case say(String)
    /// Save the picture that was said last.
    case save
    /// Show one that is kept.
    case show(PictureReference)
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
    /// The picture is on its way, as this sentence says.
    case loading(String)
    /// The picture for terminals that can show it, and what there is to say about it.
    case loaded(ShownPicture, [DetailLine])
    /// Something was done with it, as this sentence says.
    case told(String)
    /// It cannot be had; the messages say why.
    case failed
  }
}
