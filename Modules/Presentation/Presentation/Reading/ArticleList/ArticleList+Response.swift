public import Domain
public import Scenes

extension ArticleList {
  /// What happened in the scene.
  public struct Response: Hashable, Sendable {
    /// What led to it.
    public enum Event: Hashable, Sendable {
      /// A list was asked for, and is on its way. What is listed stays.
      case loading
      /// It was read.
      case listed
      /// These articles were changed.
      case changed(StatusChangeResult, StatusChange)
      /// Something could not be done. What is listed stays.
      case failed(ReadingError)
      /// Something was typed that means nothing here. What is listed stays.
      case notUnderstood(String)
    }

    /// What led to it.
    public let event: Event
    /// The articles that are listed; nil when there is no list.
    public let listed: [ArticleSummary]?
    /// When it happened.
    public let now: Timestamp

    /// Makes a response.
    public init(_ event: Event, listed: [ArticleSummary]?, now: Timestamp) {
      self.event = event
      self.listed = listed
      self.now = now
    }
  }
}
