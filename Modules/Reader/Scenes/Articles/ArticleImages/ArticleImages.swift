public import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The scene that shows images of an article when the user asks for them.
public enum ArticleImages {
  public enum Request: Hashable, Sendable {
    /// Fetch these images of an article, and convert those that are no PNG if the view shows only PNG. An earlier request shows nothing more.
    case show([WebURL], feedHost: String?, onlyPNG: Bool)
  }

  /// One image. The view models of a request follow in the order of its URLs.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The URL as in the links of `ArticleDetail.ViewModel`.
    public let url: String
    public let state: State
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(url: String, state: State, messages: [Message] = [], exported: Exported = .empty, outcome: Outcome) {
      self.url = url
      self.state = state
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }

  public enum State: Hashable, Sendable {
    case shown(ImageFile)
    /// A sentence that says why there is no image.
    case failed(MessageText)
  }
}
