import CoreDoubles
public import ReaderDomain

/// Newsboat's feeds and articles in memory.
public actor MemoryNewsboatRepository: NewsboatRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case list, items
  }

  private let followed: NewsboatSubscriptions
  private let kept: [String: [NewsboatArticle]]
  private var failures = PlannedFailures<Call, ReadingError>()

  /// - Parameter items: the articles by feed name.
  public init(_ list: NewsboatSubscriptions, items: [String: [NewsboatArticle]] = [:]) {
    followed = list
    kept = items
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func list(in place: NewsboatFiles) throws(ReadingError) -> NewsboatSubscriptions {
    try failures.check(.list)
    return followed
  }

  public func items(of feed: NewsboatFeed, in place: NewsboatFiles) throws(ReadingError) -> [NewsboatArticle] {
    try failures.check(.items)
    return place.articles == nil ? [] : kept[feed.name] ?? []
  }
}
