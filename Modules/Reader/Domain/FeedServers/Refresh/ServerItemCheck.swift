import CoreDomain

/// Finds out whether the numbers of a feed server's items still mean the articles for which they were recorded. A server that was set up anew or
/// restored from a backup gives the same numbers to other articles, and would move marks to them.
struct ServerItemCheck: Sendable {
  private let session: any FeedServerSession
  private let articles: any ArticleRepository
  private let feeds: [ServerFeedID: FeedID]

  init(_ session: any FeedServerSession, _ articles: any ArticleRepository, feeds: [Subscription]) {
    self.session = session
    self.articles = articles
    self.feeds = Dictionary(feeds.compactMap { feed in feed.serverID.map { ($0, feed.id) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a known item is another article on the server. Usually, this asks for the newest item only: if the server has it and it is the
  /// same, so are the others. Otherwise it asks for the newest ones, and for some of all ages.
  func isReused(_ items: [ServerItemID: ArticleID]) async throws(ReaderError) -> Bool {
    let sorted = items.keys.sorted()
    guard let newest = sorted.last else { return false }
    if let isOther = try await hasOthers(among: [newest], items) { return isOther }
    let (recent, rest) = (sorted.suffix(ServerBatch.maximumItems / 2), sorted.dropLast(ServerBatch.maximumItems / 2))
    let step = rest.count / (ServerBatch.maximumItems / 2) + 1
    let samples = stride(from: rest.startIndex, to: rest.endIndex, by: step).map { rest[$0] }
    return try await hasOthers(among: recent + samples, items) ?? false
  }

  /// Whether the server is back from a backup, and has lost marks that were set since: it lacks its newest items, of feeds of which it has older
  /// ones. Otherwise, servers remove the oldest items first, all items of a feed that was unfollowed, and on request what was read and has no star.
  func isOlder(_ items: [ServerItemID: ArticleID], _ lists: ServerLists) async throws(ReaderError) -> Bool {
    let all = Set(lists.all.ids)
    let there = items.filter { all.contains($0.key) }
    guard lists.all.isComplete, let newest = there.keys.max() else { return false }
    let listed = Set(there.values)
    let lost = Set(items.filter { $0.key > newest && !lists.marks.contains($0.key) }.values).subtracting(listed)
    guard !lost.isEmpty else { return false }
    var losers: Set<FeedID> = []
    for feed in Set(feeds.values) {
      let statuses = try await articles.statuses(matching: .everything, in: [feed])
      guard lost.contains(where: { id in statuses[id].map { !$0.has(.read) || $0.has(.starred) } ?? false }) else { continue }
      if !Set(statuses.keys).isDisjoint(with: listed) { return true }
      losers.insert(feed)
    }
    guard !losers.isEmpty else { return false }
    // Retention may have removed the older articles here, so the server names the feeds of some.
    let recent = try await session.items(Array(there.keys.sorted().suffix(ServerBatch.maximumItems)))
    return recent.contains { item in feeds[item.feed].map(losers.contains) ?? false }
  }

  /// Whether one of the items is another article; nil when the server has none of them whose article is stored.
  private func hasOthers(among ids: [ServerItemID], _ items: [ServerItemID: ArticleID]) async throws(ReaderError) -> Bool? {
    var isKnown = false
    for item in try await session.items(ids) {
      guard let id = items[item.id], let article = try await stored(id) else { continue }
      if !Self.isAlike(article, item) { return true }
      isKnown = true
    }
    return isKnown ? false : nil
  }

  /// A stored article; nil when retention has removed it.
  private func stored(_ id: ArticleID) async throws(ReaderError) -> Article? {
    do throws(ReaderError) {
      return try await articles.entries(of: .articles([ArticleReference(id)]), in: Array(feeds.values)).first?.article
    } catch {
      guard case .article(.notFound) = error else { throw error }
      return nil
    }
  }

  /// Whether an item may be the article: publishers correct titles, addresses and dates, but not all of them at once.
  private static func isAlike(_ article: Article, _ item: ServerItem) -> Bool {
    let second = ServerItemMatching.second(of: item.item.published ?? item.item.updated)
    return ServerTitle.folded(article.title) == ServerTitle.folded(ArticleTitle.title(of: item.item))
      || article.url != nil && article.url == item.item.page
      || second != nil && ServerItemMatching.second(of: article.published) == second
  }
}
