public import ReaderDomain
public import ReaderScenes

extension ArticleList {
  public struct Response: Hashable, Sendable {
    public enum Event: Hashable, Sendable {
      /// A list was requested and is loading. The current list stays.
      case loading
      /// The list was read.
      case listed
      case changed(StatusChangeResult, StatusChange)
      /// A request failed. The current list stays.
      case failed(ReaderError)
    }

    public let event: Event
    /// The part of the current list that is shown; nil before the first list was read.
    public let listed: ListedArticles?
    public let now: LocalTime

    public init(_ event: Event, listed: ListedArticles?, now: LocalTime) {
      self.event = event
      self.listed = listed
      self.now = now
    }
  }
}
