import Domain
import DomainDoubles

/// All repositories of a home in memory, and a clock that a test sets.
struct MemoryHome {
  let subscriptions: MemorySubscriptionRepository
  let articles: MemoryArticleRepository
  let visits: MemoryVisitRepository
  let feeds: MemoryFeedRepository
  let growth = MemoryGrowthRepository()
  let configuration: MemoryConfigurationRepository
  let turn = MemoryRefreshTurn()
  let deeds = MemoryDeedRepository()
  let now: Clock
  private let sleep: Sleep

  /// - Parameter sleep: how a refresh waits; for as long as it lasts, unless said otherwise.
  init(
    _ subscriptions: [Subscription] = [], articles: [ArticleEntry] = [], visits: [FeedID: Visit] = [:],
    feeds: MemoryFeedRepository = MemoryFeedRepository(), settings: [SettingKey: SettingValue] = [:], now: @escaping Clock = { .sample() },
    sleep: @escaping Sleep = { _ in await MemoryHome.sleepUntilCancelled() }
  ) {
    self.subscriptions = MemorySubscriptionRepository(subscriptions)
    self.articles = MemoryArticleRepository(articles)
    self.visits = MemoryVisitRepository(visits)
    self.feeds = feeds
    configuration = MemoryConfigurationRepository(settings)
    self.now = now
    self.sleep = sleep
  }

  /// Waits until nobody is interested any more.
  static func sleepUntilCancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }

  /// The situation in which a store fails, for tests of what becomes of it.
  static let broken = ReadingError.store(.unwritable(path: "/home", reason: "disk full"))

  var listArticles: ListArticles { ListArticles(subscriptions: subscriptions, articles: articles) }
  var countArticles: CountArticles { CountArticles(subscriptions: subscriptions, articles: articles) }
  var changeStatus: ChangeStatus { ChangeStatus(subscriptions: subscriptions, articles: articles, deeds: deeds) }
  var undoDeed: UndoDeed { UndoDeed(subscriptions: subscriptions, articles: articles, deeds: deeds) }
  var readArticle: ReadArticle { ReadArticle(subscriptions: subscriptions, articles: articles) }
  var listFeeds: ListFeeds { ListFeeds(subscriptions: subscriptions, articles: articles, visits: visits, now: now) }
  var unsubscribe: Unsubscribe { Unsubscribe(subscriptions: subscriptions, articles: articles, visits: visits, deeds: deeds) }
  var subscribe: Subscribe {
    Subscribe(subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, now: now)
  }
  var undoMove: UndoMove { UndoMove(subscriptions: subscriptions, visits: visits, turn: turn) }
  var refreshFeeds: RefreshFeeds {
    RefreshFeeds(
      subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, growth: growth, configuration: configuration,
      turn: turn, now: now, sleep: sleep)
  }
}
