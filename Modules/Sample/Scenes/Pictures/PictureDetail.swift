public import CoreDomain
public import CoreScenes
public import SampleDomain

/// The scene that shows one picture: a new picture with a caption, or a stored one.
public enum PictureDetail {
  public enum Request: Hashable, Sendable {
    /// Fetch a picture with this caption, and show it.
    case say(String)
    /// Save the picture that was fetched last.
    case save
    /// Show a stored picture.
    case show(PictureReference)
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
    /// The picture is loading. The sentence tells the user so.
    case loading(String)
    /// The picture, for terminals that can draw it, and lines with its details.
    case loaded(ShownPicture, [DetailLine])
    /// The picture was saved, as the sentence says.
    case told(String)
    /// The request failed. The messages say why.
    case failed
  }
}

/// An encoded picture that a display can draw.
public struct ShownPicture: Hashable, Sendable {
  /// The content of the picture's file.
  public let bytes: [UInt8]
  public let format: ImageFormat

  public init(bytes: [UInt8], format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }
}
