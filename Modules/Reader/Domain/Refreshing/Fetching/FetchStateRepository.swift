/// Stores the fetch states of feeds.
public protocol FetchStateRepository: Sendable {
  /// The fetch states of all feeds that were ever requested.
  func all() async throws(ReaderError) -> [FeedID: FetchState]

  /// Stores these fetch states in one commit. All others stay unchanged.
  func record(_ fetchStates: [FeedID: FetchState]) async throws(ReaderError)
}

extension FetchStateRepository {
  /// Remembers the URLs of feeds that were joined into other feeds. By these URLs, a refresh recognises the copies of articles.
  func noteURLs(of joined: [FeedID: [Subscription]]) async throws(ReaderError) {
    let known = try await all()
    try await record(
      Dictionary(
        uniqueKeysWithValues: joined.map { id, others in
          var fetchState = known[id] ?? .never
          for other in others { fetchState.note(addressesOf: other, mergedInto: id) }
          return (id, fetchState)
        }))
  }
}
