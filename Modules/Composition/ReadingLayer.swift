import DataLayer
import Domain

/// The use cases of the reading feature, with all that stands behind them.
struct ReadingLayer {
  let listArticles: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  let countArticles: any UseCase<ArticleQuery, Int, ReadingError>
  let changeStatus: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  let undoDeed: any UseCase<UndoOrder, UndoResult, ReadingError>
  let syncStatuses: any UseCase<SyncOrder, SyncState, ReadingError>
  let findSyncProblems: any UseCase<Void, [SyncProblem], ReadingError>
  let readArticle: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  let listFeeds: any UseCase<FeedQuery, [FeedSummary], ReadingError>
  let subscribe: any UseCase<SubscribeOrder, Subscribed, ReadingError>
  let unsubscribe: any UseCase<FeedReference, Unsubscribed, ReadingError>
  let configureFeed: any UseCase<FeedSettingsChange, Subscription, ReadingError>
  let undoMove: any UseCase<FeedReference, UndoneMove, ReadingError>
  let refreshFeeds: any UseCase<RefreshOrder, EventBatches<RefreshEvent>, ReadingError>
  let watchFeeds: any UseCase<WatchOrder, EventBatches<WatchEvent>, ReadingError>
  let importSubscriptions: any UseCase<DocumentPlace, ImportReport, ReadingError>
  let importArchive: any UseCase<ArchivePlace, ArchiveReport, ReadingError>
  let exportSubscriptions: any UseCase<ExportOrder, OutlineExport, ReadingError>
  let readFeedFile: any UseCase<DocumentPlace, Feed, ReadingError>
  let countFeedItems: any UseCase<DocumentPlace, Int, ReadingError>
  let checkFeeds: any UseCase<[FeedSource], [Result<CheckedFeed, ReadingError>], ReadingError>

  init(on platform: Platform, configuration: any ConfigurationRepository) {
    let (home, files, now, tracing) = (platform.home, platform.files, platform.now, platform.tracing)

    let subscriptionStore = tracing.traced(OPMLSubscriptionStore(home: home, executor: files))
    let (json, sqlite) = (HomeStores(.json, home: home, executor: files), HomeStores(.sqlite, home: home, executor: files))
    let choice = StoreChoice(home: home, executor: files)
    let ownStatusStore = ChosenStatusStore(choice, json: tracing.traced(json.statuses), sqlite: tracing.traced(sqlite.statuses))
    let sync = StatusSync(home: home, statuses: ownStatusStore, executor: files, now: now)
    let statusStore = SyncedStatusStore(base: ownStatusStore, sync: sync)
    let articleStore = SyncedArticleStore(
      base: ChosenArticleStore(choice, json: tracing.traced(json.articles), sqlite: tracing.traced(sqlite.articles)), sync: sync)
    let listingStore = SyncedListingStore(
      base: ChosenListingStore(choice, json: tracing.traced(json.listings), sqlite: tracing.traced(sqlite.listings)), sync: sync)
    let deedStore = tracing.traced(JSONDeedStore(home: home, executor: files))
    let visitStore = ChosenVisitStore(choice, json: tracing.traced(json.visits), sqlite: tracing.traced(sqlite.visits))
    let networkStore = tracing.traced(TransferFeedStore(client: platform.web, executor: files, now: now))
    let documentStore = tracing.traced(FileDocumentStore())
    let exportStore = tracing.traced(FileExportStore(executor: files))
    let cacheStore = tracing.traced(NewsboatCacheStore(executor: files))

    let subscriptions = tracing.traced(StoredSubscriptionRepository(store: subscriptionStore))
    let articles = tracing.traced(
      StoredArticleRepository(
        articles: articleStore, statuses: statusStore, listings: listingStore, document: DocumentReader.document(of:page:)))
    let deeds = tracing.traced(StoredDeedRepository(store: deedStore))
    let visits = tracing.traced(StoredVisitRepository(store: visitStore))
    let feeds = tracing.traced(WebFeedRepository(network: networkStore, documents: documentStore))
    let outlines = tracing.traced(
      StoredOutlineRepository(documents: documentStore, subscriptions: subscriptionStore, exports: exportStore))
    let archives = tracing.traced(NewsboatArchiveRepository(documents: documentStore, articles: cacheStore))
    let growth = tracing.traced(StoredGrowthRepository(home: home, executor: files))
    let turn = tracing.traced(LockedRefreshTurn(home: home, executor: files))

    listArticles = tracing.traced(ListArticles(subscriptions: subscriptions, articles: articles))
    countArticles = tracing.traced(CountArticles(subscriptions: subscriptions, articles: articles))
    changeStatus = tracing.traced(ChangeStatus(subscriptions: subscriptions, articles: articles, deeds: deeds))
    undoDeed = tracing.traced(UndoDeed(subscriptions: subscriptions, articles: articles, deeds: deeds))
    let devices = JournalSyncRepository(sync: sync, deviceName: { DeviceName.system })
    syncStatuses = tracing.traced(SyncStatuses(sync: tracing.traced(devices)))
    // Not traced: the reminder stands behind each command, and belongs to none.
    findSyncProblems = FindSyncProblems(sync: devices)
    readArticle = tracing.traced(ReadArticle(subscriptions: subscriptions, articles: articles))
    listFeeds = tracing.traced(ListFeeds(subscriptions: subscriptions, articles: articles, visits: visits, now: now))
    subscribe = tracing.traced(Subscribe(subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, now: now))
    unsubscribe = tracing.traced(Unsubscribe(subscriptions: subscriptions, articles: articles, visits: visits, deeds: deeds))
    configureFeed = tracing.traced(ConfigureFeed(subscriptions: subscriptions))
    undoMove = tracing.traced(UndoMove(subscriptions: subscriptions, visits: visits, turn: turn))
    let refresh = RefreshFeeds(
      subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, growth: growth, configuration: configuration,
      turn: turn, now: now, sleep: SystemClock.sleep)
    refreshFeeds = tracing.traced(refresh)
    watchFeeds = tracing.traced(
      WatchFeeds(subscriptions: subscriptions, visits: visits, refresh: refresh, now: now, sleep: SystemClock.sleep))
    importSubscriptions = tracing.traced(ImportSubscriptions(subscriptions: subscriptions, visits: visits, outlines: outlines))
    importArchive = tracing.traced(
      ImportArchive(subscriptions: subscriptions, articles: articles, visits: visits, archives: archives, now: now))
    exportSubscriptions = tracing.traced(ExportSubscriptions(outlines: outlines))
    readFeedFile = tracing.traced(ReadFeedFile(feeds: feeds))
    countFeedItems = tracing.traced(CountFeedItems(feeds: feeds))
    checkFeeds = tracing.traced(CheckFeeds(feeds: feeds, now: now))
  }
}
