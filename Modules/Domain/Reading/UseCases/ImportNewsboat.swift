/// Imports feeds, their articles, and read and starred marks from Newsboat. A second import of the same files changes nothing.
public struct ImportNewsboat: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository
  private let newsboat: any NewsboatRepository
  private let now: CurrentTime

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, fetchStates: any FetchStateRepository,
    newsboat: any NewsboatRepository, now: @escaping CurrentTime
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.fetchStates = fetchStates
    self.newsboat = newsboat
    self.now = now
  }

  public func callAsFunction(_ place: NewsboatFiles) async throws(ReadingError) -> NewsboatImportReport {
    let list = try await newsboat.list(in: place)
    let known = KnownFeeds(try await fetchStates.all())
    let added = try await subscriptions.add(known.identified(list.feeds.map(\.subscription), among: try await subscriptions.all()))
    guard place.articles != nil else { return NewsboatImportReport(added: added, list: list, articles: nil) }
    do throws(ReadingError) {
      return NewsboatImportReport(added: added, list: list, articles: try await storeArticles(of: list.feeds, in: place))
    } catch {
      return NewsboatImportReport(added: added, list: list, articles: nil, error: error)
    }
  }

  /// Stores articles before marks, each in one commit. After an interruption, a second import completes the work.
  private func storeArticles(
    of feeds: [NewsboatFeed], in place: NewsboatFiles
  ) async throws(ReadingError) -> NewsboatImportReport.Articles {
    let moment = now()
    let ids = try await followed(feeds)
    var stored: [FeedID: [ArticleID: ArticleWithStatus]] = [:]
    for entry in try await articles.articles(matching: .all, in: Array(ids.values)) {
      stored[entry.article.feed, default: [:]][entry.article.id] = entry
    }
    var new = 0
    var marks: [ArticleMark: [ArticleID]] = [:]
    var newMarks: [ArticleMark: Int] = [:]
    for feed in feeds {
      guard let id = ids[feed] else { continue }
      let items = try await newsboat.items(of: feed, in: place)
      let merged = NewsboatImportPlan(items, for: id, stored: stored[id] ?? [:], at: moment)
      if !merged.fetchedFeed.content.items.isEmpty { new += try await articles.store(merged.fetchedFeed, at: moment).new }
      for (mark, ids) in merged.marks { marks[mark, default: []] += ids }
      newMarks.merge(merged.newMarks, uniquingKeysWith: +)
    }
    for (mark, ids) in marks { try await articles.update(ids, .set(mark, true)) }
    return NewsboatImportReport.Articles(new: new, read: newMarks[.read] ?? 0, starred: newMarks[.starred] ?? 0)
  }

  /// The identity under which each feed is followed. A feed that has moved keeps its identity.
  private func followed(_ feeds: [NewsboatFeed]) async throws(ReadingError) -> [NewsboatFeed: FeedID] {
    let all = try await subscriptions.all()
    var ids: [NewsboatFeed: FeedID] = [:]
    for feed in feeds {
      ids[feed] = all.first { $0.id == feed.subscription.id || $0.url == feed.subscription.url }?.id
    }
    return ids
  }
}
