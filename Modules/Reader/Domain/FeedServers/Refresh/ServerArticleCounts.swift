/// The numbers of articles that feeds of a server had after the last contact, by which a contact finds out that some were lost.
struct ServerArticleCounts: Sendable {
  private let storage: FeedStorage
  private let feeds: [Subscription]

  init(_ storage: FeedStorage, of feeds: [Subscription]) {
    self.storage = storage
    self.feeds = feeds
  }

  /// Whether a feed has fewer articles than after the last contact.
  func areLower() async throws(ReaderError) -> Bool {
    guard !feeds.isEmpty else { return false }
    let (states, stored) = (try await storage.fetchStates.all(), try await storage.articles.completeFeeds())
    // A database that was lost knows of no contact.
    guard feeds.contains(where: { states[$0.id] != nil }) else { return true }
    return feeds.contains { feed in states[feed.id]?.articles.map { stored[feed.id, default: 0] < $0 } ?? false }
  }

  /// Notes the numbers. A feed whose articles are still damaged gets none: otherwise, every contact would receive all articles again.
  func record() async throws(ReaderError) {
    let stored = try await storage.articles.completeFeeds()
    try await change { stored[$0] }
  }

  /// Forgets the numbers. After an interruption, the next contact then goes on instead of beginning again.
  func forget() async throws(ReaderError) { try await change { _ in nil } }

  private func change(_ count: (FeedID) -> Int?) async throws(ReaderError) {
    let known = try await storage.fetchStates.all()
    var states: [FeedID: FetchState] = [:]
    for feed in feeds {
      var state = known[feed.id] ?? .never
      state.articles = count(feed.id)
      if state != known[feed.id] { states[feed.id] = state }
    }
    if !states.isEmpty { try await storage.fetchStates.record(states) }
  }
}
