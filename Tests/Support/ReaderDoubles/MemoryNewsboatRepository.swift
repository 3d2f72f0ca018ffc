import CoreDoubles
public import ReaderDomain

/// Newsboat's feeds and articles in memory.
public actor MemoryNewsboatRepository: NewsboatRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case list, items
  }

  private let subscribed: NewsboatSubscriptions
  private let kept: [String: [NewsboatArticle]]
  private var failures = PlannedFailures<Call, ReaderError>()

  /// - Parameter items: the articles by feed name.
  public init(_ list: NewsboatSubscriptions, items: [String: [NewsboatArticle]] = [:]) {
    subscribed = list
    kept = items
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func list(in place: NewsboatFiles) throws(ReaderError) -> NewsboatSubscriptions {
    try failures.check(.list)
    return subscribed
  }

  public func items(of feed: NewsboatFeed, in place: NewsboatFiles) throws(ReaderError) -> [NewsboatArticle] {
    try failures.check(.items)
    return place.articles == nil ? [] : kept[feed.name] ?? []
  }
}
