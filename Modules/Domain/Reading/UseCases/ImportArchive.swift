/// Takes over from another reader: its feeds, their articles, and what the person has read and starred. Doing it twice does no more than once.
public struct ImportArchive: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let visits: any VisitRepository
  private let archives: any ArchiveRepository
  private let now: Clock

  /// Makes the use case over its repositories and a clock.
  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository,
    archives: any ArchiveRepository, now: @escaping Clock
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.visits = visits
    self.archives = archives
    self.now = now
  }

  public func callAsFunction(_ place: ArchivePlace) async throws(ReadingError) -> ArchiveReport {
    let list = try await archives.list(in: place)
    let known = KnownFeeds(try await visits.all())
    let added = try await subscriptions.add(known.identified(list.feeds.map(\.subscription), among: try await subscriptions.all()))
    guard place.articles != nil else { return ArchiveReport(added: added, list: list, articles: nil) }
    do throws(ReadingError) {
      return ArchiveReport(added: added, list: list, articles: try await takeInArticles(of: list.feeds, in: place))
    } catch {
      return ArchiveReport(added: added, list: list, articles: nil, error: error)
    }
  }

  /// Articles first, marks after, in one commit each: whatever stops this in between, doing it again completes it.
  private func takeInArticles(
    of feeds: [ArchivedFeed], in place: ArchivePlace
  ) async throws(ReadingError) -> ArchiveReport.Articles {
    let moment = now()
    let ids = try await followed(feeds)
    var stored: [FeedID: [ArticleID: ArticleEntry]] = [:]
    for entry in try await articles.articles(matching: .all, in: Array(ids.values)) {
      stored[entry.article.feed, default: [:]][entry.article.id] = entry
    }
    var new = 0
    var marks: [ArticleMark: [ArticleID]] = [:]
    var newMarks: [ArticleMark: Int] = [:]
    for feed in feeds {
      guard let id = ids[feed] else { continue }
      let items = try await archives.items(of: feed, in: place)
      let intake = ArchiveIntake(items, for: id, stored: stored[id] ?? [:], at: moment)
      if !intake.arrival.content.items.isEmpty { new += try await articles.takeIn(intake.arrival, at: moment).new }
      for (mark, ids) in intake.marks { marks[mark, default: []] += ids }
      newMarks.merge(intake.newMarks, uniquingKeysWith: +)
    }
    for (mark, ids) in marks { try await articles.update(ids, .set(mark, true)) }
    return ArchiveReport.Articles(new: new, read: newMarks[.read] ?? 0, starred: newMarks[.starred] ?? 0)
  }

  /// By which identity each feed is followed: one that has moved since keeps the identity that it had.
  private func followed(_ feeds: [ArchivedFeed]) async throws(ReadingError) -> [ArchivedFeed: FeedID] {
    let all = try await subscriptions.all()
    var ids: [ArchivedFeed: FeedID] = [:]
    for feed in feeds {
      ids[feed] = all.first { $0.id == feed.subscription.id || $0.address == feed.subscription.address }?.id
    }
    return ids
  }
}
