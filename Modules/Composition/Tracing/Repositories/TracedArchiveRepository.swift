import Domain

/// A repository of other readers' archives whose calls are traced.
struct TracedArchiveRepository: ArchiveRepository {
  let base: any ArchiveRepository
  let trace: Trace

  func list(in place: ArchivePlace) async throws(ReadingError) -> ArchivedList {
    try await trace.around(type(of: base), "list", place.list) { () async throws(ReadingError) in try await base.list(in: place) }
  }

  func items(of feed: ArchivedFeed, in place: ArchivePlace) async throws(ReadingError) -> [ArchivedItem] {
    try await trace.around(type(of: base), "items", feed.subscription.address) { () async throws(ReadingError) in
      try await base.items(of: feed, in: place)
    }
  }
}
