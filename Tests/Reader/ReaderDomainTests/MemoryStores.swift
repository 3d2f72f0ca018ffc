import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles

/// All repositories of a data directory, in memory, and a clock that a test sets.
struct MemoryStores {
  let subscriptions: MemorySubscriptionRepository
  let logins = MemoryLoginRepository()
  let articles: MemoryArticleRepository
  let fetchStates: MemoryFetchStateRepository
  let feeds: MemoryFeedRepository
  let advisor = MemoryStorageAdvisor()
  let configuration: MemoryConfigurationRepository
  let refreshLock = MemoryRefreshLock()
  let undoHistory = MemoryUndoHistory()
  let views: MemoryViewRepository
  let notifier = MemoryArticleNotifier()
  let rules: MemoryRuleRepository
  let now: CurrentTime
  private let sleep: SleepUntil

  /// - Parameter sleep: how a refresh waits; by default, until the refresh is cancelled.
  init(
    _ subscriptions: [Subscription] = [], articles: [ArticleWithStatus] = [], fetchStates: [FeedID: FetchState] = [:],
    feeds: MemoryFeedRepository = MemoryFeedRepository(), views: KeyValuePairs<String, String> = [:],
    settings: [SettingKey: SettingValue] = [:],
    rules: MemoryRuleRepository = MemoryRuleRepository(),
    now: @escaping CurrentTime = { .sample() },
    sleep: @escaping SleepUntil = { _ in await MemoryStores.sleepUntilCancelled() }
  ) {
    self.subscriptions = MemorySubscriptionRepository(subscriptions)
    self.articles = MemoryArticleRepository(articles, fetchStates: fetchStates)
    self.fetchStates = MemoryFetchStateRepository(fetchStates)
    self.feeds = feeds
    self.views = MemoryViewRepository(views)
    configuration = MemoryConfigurationRepository(settings)
    self.rules = rules
    self.now = now
    self.sleep = sleep
  }

  /// Waits until the task is cancelled.
  static func sleepUntilCancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }

  /// The error of a failing store, for tests of error handling.
  static let broken = ReaderError.store(.unwritable(path: "/home", reason: "disk full"))

  var storage: FeedStorage { FeedStorage(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates) }
  var userRules: UserRules { UserRules(rules: rules, views: views) }
  private var calendar: CurrentCalendar { { [now] in .sample(now()) } }
  var arrivalRules: ArrivalRules { ArrivalRules(rules: userRules, articles: articles, calendar: calendar) }
  var listArticles: ListArticles { ListArticles(subscriptions: subscriptions, articles: articles) }
  var countArticles: CountArticles { CountArticles(subscriptions: subscriptions, articles: articles) }
  var markArticles: MarkArticles { MarkArticles(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory) }
  var undoLastAction: UndoLastAction {
    UndoLastAction(subscriptions: subscriptions, articles: articles, views: views, rules: userRules, undoHistory: undoHistory)
  }
  var saveView: SaveView { SaveView(views: views, undoHistory: undoHistory) }
  var removeView: RemoveView { RemoveView(views: views, undoHistory: undoHistory) }
  var listViews: ListViews { ListViews(views: views, subscriptions: subscriptions, articles: articles) }
  var listRules: ListRules { ListRules(rules: userRules, calendar: calendar) }
  var addRule: AddRule {
    AddRule(rules: userRules, subscriptions: subscriptions, articles: articles, undoHistory: undoHistory, calendar: calendar)
  }
  var muteArticles: MuteArticles { MuteArticles(addRule: addRule, subscriptions: subscriptions, articles: articles) }
  var removeRule: RemoveRule { RemoveRule(rules: userRules, undoHistory: undoHistory) }
  var applyRules: ApplyRules {
    ApplyRules(rules: userRules, subscriptions: subscriptions, articles: articles, undoHistory: undoHistory, calendar: calendar)
  }
  var testRule: TestRule { TestRule(subscriptions: subscriptions, articles: articles, calendar: calendar) }
  var readArticle: ReadArticle { ReadArticle(readArticles) }
  var readArticles: ReadArticles {
    ReadArticles(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory, configuration: configuration)
  }
  var listFeeds: ListFeeds { ListFeeds(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, now: now) }
  var unsubscribe: Unsubscribe {
    Unsubscribe(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, undoHistory: undoHistory)
  }
  var subscribe: Subscribe { Subscribe(storage: storage, feeds: feeds, logins: logins, markers: arrivalRules, now: now) }
  var revertRedirect: RevertRedirect { RevertRedirect(subscriptions: subscriptions, fetchStates: fetchStates, refreshLock: refreshLock) }
  var joinFeeds: JoinFeeds {
    JoinFeeds(
      storage: storage, refreshLock: refreshLock, views: ViewReferrers(views: views), rules: userRules, undoHistory: undoHistory)
  }
  var refreshFeeds: RefreshFeeds {
    RefreshFeeds(
      storage: storage, feeds: feeds, limits: ArticleLimits(configuration: configuration, advisor: advisor), refreshLock: refreshLock,
      notifier: notifier, markers: arrivalRules, clock: RefreshClock(now: now, sleep: sleep))
  }
}
