public import Domain

/// The scene that opens the pages of articles in the browser.
public enum ArticleBrowsing {
  public enum Request: Hashable, Sendable {
    case open(ReadInput)
  }

  public typealias ViewModel = SentencesViewModel
}
