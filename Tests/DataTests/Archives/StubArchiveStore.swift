import DataLayer
import Domain

/// A store of another reader's articles that knows these feeds and no articles, or has a problem.
struct StubArchiveStore: ArchiveDataStore {
  var feeds: [String: ArchivedFeedRecord] = [:]
  var problem: ArchiveProblem?

  func feeds(inFile path: String) async throws(ArchiveProblem) -> [String: ArchivedFeedRecord] {
    if let problem { throw problem }
    return feeds
  }

  func items(of feed: String, inFile path: String) async throws(ArchiveProblem) -> [ArchivedItem] {
    if let problem { throw problem }
    return []
  }
}
