import DataLayer
import Domain

/// A store of other readers' articles whose calls are traced.
struct TracedArchiveDataStore: ArchiveDataStore {
  let base: any ArchiveDataStore
  let trace: Trace

  func feeds(inFile path: String) async throws(ArchiveProblem) -> [String: ArchivedFeedRecord] {
    try await trace.around(type(of: base), "feeds", path) { () async throws(ArchiveProblem) in try await base.feeds(inFile: path) }
  }

  func items(of feed: String, inFile path: String) async throws(ArchiveProblem) -> [ArchivedItem] {
    try await trace.around(type(of: base), "items", AddressPrivacy.shown(feed)) { () async throws(ArchiveProblem) in
      try await base.items(of: feed, inFile: path)
    }
  }
}
