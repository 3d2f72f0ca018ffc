public import Domain

/// Another reader's feeds and articles in memory.
public actor MemoryNewsboatRepository: NewsboatRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case list, items
  }

  private let followed: NewsboatSubscriptions
  private let kept: [String: [NewsboatArticle]]
  private var failures = PlannedFailures<Call, ReadingError>()

  /// Keeps this list, and the articles of its feeds by their names.
  public init(_ list: NewsboatSubscriptions, items: [String: [NewsboatArticle]] = [:]) {
    followed = list
    kept = items
  }

  /// Makes calls throw this error; nil heals them.
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
