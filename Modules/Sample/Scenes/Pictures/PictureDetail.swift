import CoreDomain
public import CoreScenes
public import SampleDomain

/// The scene that shows one picture: a new picture with a caption, or a stored one.
public enum PictureDetail {
  public enum Request: Hashable, Sendable {
    /// Fetch a picture with this caption, and show it.
    case fetch(String)
    /// Save the picture that was fetched last, by any run of the program.
    case saveLast
    /// Show a stored picture.
    case show(PictureReference)
    /// Set the caption for `fetchTyped`, and show the remarks on it.
    case type(String)
    /// Fetch a picture with the caption that was typed last, and show it.
    case fetchTyped
    /// Save the shown picture.
    case saveShown
    /// Unsave the shown picture.
    case unsaveShown
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
  }

  public enum State: Hashable, Sendable {
    /// The picture is loading. The sentence says so.
    case loading(String)
    /// The picture, for terminals that can draw it, and lines with its details.
    case loaded(ShownPicture, [DetailLine])
    /// The sentence says what was done.
    case reported(String)
    /// The request failed. The messages say why.
    case failed
  }
}
