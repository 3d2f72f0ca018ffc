public import Domain

/// Another reader's feeds and articles in memory.
public actor MemoryArchiveRepository: ArchiveRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case list, items
  }

  private let followed: ArchivedList
  private let kept: [String: [ArchivedItem]]
  private var failures = PlannedFailures<Call, ReadingError>()

  /// Keeps this list, and the articles of its feeds by their names.
  public init(_ list: ArchivedList, items: [String: [ArchivedItem]] = [:]) {
    followed = list
    kept = items
  }

  /// Makes calls throw this error; nil heals them.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func list(in place: ArchivePlace) throws(ReadingError) -> ArchivedList {
    try failures.check(.list)
    return followed
  }

  public func items(of feed: ArchivedFeed, in place: ArchivePlace) throws(ReadingError) -> [ArchivedItem] {
    try failures.check(.items)
    return place.articles == nil ? [] : kept[feed.name] ?? []
  }
}
