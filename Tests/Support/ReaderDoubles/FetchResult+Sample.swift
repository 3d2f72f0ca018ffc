import CoreDoubles
public import ReaderDomain

extension FetchResult {
  /// A result with this number of new articles.
  public static func updated(new: Int, changed: Int) -> FetchResult { .updated(new: .numbered(new), changed: changed) }

  /// The same result; the new articles are those of `updated(new:changed:)`, so that tests can compare their number.
  public var numbered: FetchResult {
    if case .updated(let new, let changed, let hidden) = self {
      .updated(new: .numbered(new.count), changed: changed, hidden: hidden)
    } else {
      self
    }
  }
}

extension MergeResult {
  /// A result with this number of new articles.
  public init(new: Int, changed: Int, stored: Int) {
    self.init(new: .numbered(new), changed: changed, stored: stored)
  }

  /// The same result; the new articles are those of `init(new:changed:stored:)`, so that tests can compare their number.
  public var numbered: MergeResult { MergeResult(new: new.count, changed: changed, stored: stored) }
}

extension RefreshEvent {
  /// The same event with a numbered result.
  public var numbered: RefreshEvent {
    if case .fetched(let subscription, let result) = self { .fetched(subscription, result.numbered) } else { self }
  }
}

extension WatchEvent {
  /// The same event with a numbered result.
  public var numbered: WatchEvent {
    if case .fetched(let subscription, let result) = self { .fetched(subscription, result.numbered) } else { self }
  }
}

extension [ArticleID] {
  fileprivate static func numbered(_ count: Int) -> [ArticleID] {
    (0..<count).map { ArticleID(feed: FeedID(url: .sample()), identity: "\($0)") }
  }
}
