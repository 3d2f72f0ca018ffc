public import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The scene that opens the pages of articles in the browser.
public enum ArticleBrowsing {
  public enum Request: Hashable, Sendable {
    case open(ReadInput)
    /// Open a link of an article's text.
    case follow(WebURL)
  }

  public typealias ViewModel = SentencesViewModel
}
