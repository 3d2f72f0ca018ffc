internal import ArticleStorage
internal import ArticleText
public import CoreComposition
public import CoreData
public import CoreDomain
internal import FeedFetching
internal import FileStorage
import ReaderData
import ReaderDomain
internal import StatusSync
import StorageMaintenance
internal import StorageMaintenance
internal import Subscriptions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The use cases of the reading feature, with their dependencies.
public struct ReadingFeature: Feature {
  public static let settings = RetentionRules.settings

  public static func documents(in directory: DataDirectory) -> [StoredDocument] {
    JSONUndoStore.documents(in: directory) + [JSONRefreshStore.document(in: directory), StatusSync.document(in: directory)]
  }

  let listArticles: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let countArticles: any UseCase<ArticleQuery, Int, ReadingError>
  let listTags: any UseCase<Void, [TagSummary], ReadingError>
  let markArticles: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  let undoLastAction: any UseCase<UndoInput, UndoResult, ReadingError>
  let syncStatuses: any UseCase<SyncInput, SyncState, ReadingError>
  let findSyncDiagnostics: any UseCase<Void, [SyncDiagnostic], ReadingError>
  let listViews: any UseCase<ListViewsInput, ListedViews, ReadingError>
  let saveView: any UseCase<SaveViewInput, SavedViewResult, ReadingError>
  let removeView: any UseCase<String, SavedViewResult, ReadingError>
  let listRules: any UseCase<Void, RuleListing, ReadingError>
  let addRule: any UseCase<String, AddedRule, ReadingError>
  let muteArticles: any UseCase<MuteInput, AddedRule, ReadingError>
  let removeRule: any UseCase<String, RemovedRule, ReadingError>
  let testRule: any UseCase<Query, RuleTestResult, ReadingError>
  let applyRules: any UseCase<ApplyRulesInput, ApplyRulesResult, ReadingError>
  let readQuery: any UseCase<String, Query, ReadingError>
  let readArticle: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  let readArticles: any UseCase<ReadInput, [ArticleDetails], ReadingError>
  let openInBrowser: any UseCase<ReadInput, [BrowsedArticle], ReadingError>
  let openLink: any UseCase<WebURL, Void, ReadingError>
  let fetchArticleImages: any UseCase<ArticleImagesInput, Void, Never>
  let listFeeds: any UseCase<FeedQuery, [FeedSummary], ReadingError>
  let subscribe: any UseCase<SubscribeInput, SubscribeResult, ReadingError>
  let unsubscribe: any UseCase<FeedReference, UnsubscribeResult, ReadingError>
  let joinFeeds: any UseCase<JoinFeedsInput, JoinFeedsResult, ReadingError>
  let configureFeed: any UseCase<FeedSettingsChange, Subscription, ReadingError>
  let revertRedirect: any UseCase<FeedReference, RevertedRedirect, ReadingError>
  let refreshFeeds: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReadingError>
  let watchFeeds: any UseCase<WatchInput, EventBatches<WatchEvent>, ReadingError>
  let importSubscriptions: any UseCase<FileLocation, ImportReport, ReadingError>
  let importNewsboat: any UseCase<NewsboatFiles, NewsboatImportReport, ReadingError>
  let exportSubscriptions: any UseCase<ExportInput, OutlineExport, ReadingError>
  let readFeedFile: any UseCase<FileLocation, Feed, ReadingError>
  let countFeedItems: any UseCase<FileLocation, Int, ReadingError>
  let checkFeeds: any UseCase<[FeedSource], [Result<CheckedFeed, ReadingError>], ReadingError>
  let previewRetention: any UseCase<SettingChange, RetentionPreview, ReadingError>

  /// - Parameter isDryRun: whether the use cases only show what they would change: decorators of the repositories keep every change to
  ///   themselves.
  init(on platform: Platform, configuration: any ConfigurationRepository, isDryRun: Bool = false) {
    let (directory, files, now, tracing) = (platform.directory, platform.files, platform.now, platform.tracing)

    let records = RecordSync(directory: directory, files: [ViewsFile(in: directory), RulesFile(in: directory)], executor: files, now: now)
    let ownSubscriptionStore = OPMLSubscriptionStore(directory: directory, executor: files)
    // A dry run records nothing, and takes nothing in.
    let subscriptionStore: any SubscriptionDataStore =
      isDryRun ? ownSubscriptionStore : SyncedSubscriptionStore(base: ownSubscriptionStore, sync: records)
    let (json, sqlite) = (
      DataDirectoryStores(.json, directory: directory, executor: files), DataDirectoryStores(.sqlite, directory: directory, executor: files)
    )
    let choice = StorageSelector(directory: directory, executor: files)
    let ownStatusStore = SwitchingStatusStore(choice, json: json.statuses, sqlite: sqlite.statuses)
    let sync = StatusSync(directory: directory, statuses: ownStatusStore, executor: files, now: now)
    let statusStore = SyncedStatusStore(base: ownStatusStore, sync: sync)
    let ownArticleStore = SwitchingArticleStore(choice, json: json.articles, sqlite: sqlite.articles)
    let articleStore = SyncedArticleStore(base: ownArticleStore, sync: sync)
    let ownListingStore = SwitchingListingStore(choice, json: json.listings, sqlite: sqlite.listings)
    let listingStore = SyncedListingStore(base: ownListingStore, sync: sync)
    let undoStore = JSONUndoStore(directory: directory, executor: files)
    let fetchStateStore = SwitchingFetchStateStore(choice, json: json.fetchStates, sqlite: sqlite.fetchStates)
    let refreshStore = JSONRefreshStore(directory: directory, executor: files)
    let networkStore = TransferFeedStore(client: platform.web, executor: files, now: now)
    let documentStore = FileDocumentStore()
    let exportStore = FileExportStore(executor: files)
    let cacheStore = NewsboatCacheStore(executor: files)

    var subscriptions: any SubscriptionRepository = tracing.traced(StoredSubscriptionRepository(store: subscriptionStore), by: Traced.init)
    let ownViewStore = FileViewStore(directory: directory, executor: files)
    let viewStore: any ViewDataStore = isDryRun ? ownViewStore : SyncedViewStore(base: ownViewStore, sync: records)
    var views: any ViewRepository = tracing.traced(StoredViewRepository(store: viewStore), by: Traced.init)
    var articles: any ArticleRepository = tracing.traced(
      StoredArticleRepository(
        articles: articleStore, statuses: statusStore, listings: listingStore, refreshes: refreshStore, fetchStates: fetchStateStore,
        document: DocumentReader.document(of:page:), html: DocumentReader.html(of:page:)), by: Traced.init)
    var undoHistory: any UndoHistory = tracing.traced(StoredUndoHistory(store: undoStore), by: Traced.init)
    var fetchStates: any FetchStateRepository = tracing.traced(StoredFetchStateRepository(store: fetchStateStore), by: Traced.init)
    let feeds: any FeedRepository = tracing.traced(WebFeedRepository(network: networkStore, documents: documentStore), by: Traced.init)
    let outlines: any OutlineRepository = tracing.traced(
      StoredOutlineRepository(documents: documentStore, subscriptions: subscriptionStore, views: viewStore, exports: exportStore),
      by: Traced.init)
    let newsboat: any NewsboatRepository = tracing.traced(
      StoredNewsboatRepository(documents: documentStore, articles: cacheStore), by: Traced.init)
    let advisor: any StorageAdvisor = tracing.traced(StoredStorageAdvisor(directory: directory, executor: files), by: Traced.init)
    let ownRuleStore = FileRuleStore(directory: directory, executor: files)
    let ruleStore: any RuleDataStore = isDryRun ? ownRuleStore : SyncedRuleStore(base: ownRuleStore, sync: records)
    var rules: any RuleRepository = tracing.traced(StoredRuleRepository(store: ruleStore), by: Traced.init)
    if isDryRun {
      subscriptions = tracing.traced(DryRunSubscriptionRepository(base: subscriptions), by: Traced.init)
      articles = tracing.traced(DryRunArticleRepository(base: articles), by: Traced.init)
      undoHistory = tracing.traced(DryRunUndoHistory(base: undoHistory), by: Traced.init)
      fetchStates = tracing.traced(DryRunFetchStateRepository(base: fetchStates), by: Traced.init)
      views = tracing.traced(DryRunViewRepository(base: views), by: Traced.init)
      rules = tracing.traced(DryRunRuleRepository(base: rules), by: Traced.init)
    }
    let calendar = SystemTimeZone.calendar
    let userRules = UserRules(rules: rules, views: views)
    let storage = FeedStorage(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates)
    let arrivalRules = ArrivalRules(rules: userRules, articles: articles, calendar: calendar)
    let refreshLock: any RefreshLock = tracing.traced(FileRefreshLock(directory: directory, executor: files), by: Traced.init)

    listArticles = tracing.traced(ListArticles(subscriptions: subscriptions, articles: articles))
    countArticles = tracing.traced(CountArticles(subscriptions: subscriptions, articles: articles))
    listTags = tracing.traced(ListTags(subscriptions: subscriptions, articles: articles))
    markArticles = tracing.traced(MarkArticles(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory))
    undoLastAction = tracing.traced(
      UndoLastAction(subscriptions: subscriptions, articles: articles, views: views, rules: userRules, undoHistory: undoHistory))
    listViews = tracing.traced(ListViews(views: views, subscriptions: subscriptions, articles: articles))
    saveView = tracing.traced(SaveView(views: views, undoHistory: undoHistory))
    removeView = tracing.traced(RemoveView(views: views, undoHistory: undoHistory))
    listRules = tracing.traced(ListRules(rules: userRules, calendar: calendar))
    let addRule = AddRule(
      rules: userRules, subscriptions: subscriptions, articles: articles, undoHistory: undoHistory, calendar: calendar)
    self.addRule = tracing.traced(addRule)
    muteArticles = tracing.traced(MuteArticles(addRule: addRule, subscriptions: subscriptions, articles: articles))
    removeRule = tracing.traced(RemoveRule(rules: userRules, undoHistory: undoHistory))
    testRule = tracing.traced(TestRule(subscriptions: subscriptions, articles: articles, calendar: calendar))
    applyRules = tracing.traced(
      ApplyRules(
        rules: userRules, subscriptions: subscriptions, articles: articles, undoHistory: undoHistory, calendar: calendar))
    readQuery = tracing.traced(ReadQuery(views: views))
    let devices = JournalSyncRepository(sync: sync, records: records, deviceName: { DeviceName.system })
    syncStatuses = tracing.traced(SyncStatuses(sync: tracing.traced(devices, by: Traced.init)))
    // Not traced: the reminder runs after each command, and is not part of the command.
    findSyncDiagnostics = FindSyncDiagnostics(sync: devices)
    readArticle = tracing.traced(ReadArticle(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory))
    readArticles = tracing.traced(ReadArticles(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory))
    let browser: any Browser = tracing.traced(SystemBrowser(commandLine: ProcessInfo.processInfo.environment["BROWSER"]), by: Traced.init)
    openInBrowser = tracing.traced(
      OpenInBrowser(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory, browser: browser))
    openLink = tracing.traced(OpenLink(browser: browser))
    fetchArticleImages = tracing.traced(
      FetchArticleImages(images: tracing.traced(WebArticleImageRepository(client: platform.web), by: Traced.init)))
    listFeeds = tracing.traced(ListFeeds(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, now: now))
    subscribe = tracing.traced(
      Subscribe(
        storage: storage, feeds: feeds, logins: tracing.traced(FileLoginRepository(directory: directory, executor: files), by: Traced.init),
        markers: arrivalRules, now: now))
    unsubscribe = tracing.traced(
      Unsubscribe(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, undoHistory: undoHistory))
    joinFeeds = tracing.traced(
      JoinFeeds(
        storage: storage, refreshLock: refreshLock, views: ViewReferrers(views: views), rules: userRules, undoHistory: undoHistory))
    configureFeed = tracing.traced(ConfigureFeed(subscriptions: subscriptions))
    revertRedirect = tracing.traced(RevertRedirect(subscriptions: subscriptions, fetchStates: fetchStates, refreshLock: refreshLock))
    let clock = RefreshClock(now: now, sleep: SystemClock.sleep)
    let refresh = RefreshFeeds(
      storage: storage, feeds: feeds, limits: ArticleLimits(configuration: configuration, advisor: advisor), refreshLock: refreshLock,
      notifier: tracing.traced(ProgramNotifier(), by: Traced.init), markers: arrivalRules, clock: clock)
    refreshFeeds = tracing.traced(refresh)
    watchFeeds = tracing.traced(WatchFeeds(subscriptions: subscriptions, fetchStates: fetchStates, refresh: refresh, clock: clock))
    importSubscriptions = tracing.traced(
      ImportSubscriptions(subscriptions: subscriptions, fetchStates: fetchStates, views: views, outlines: outlines))
    importNewsboat = tracing.traced(
      ImportNewsboat(
        storage: storage, views: views, rules: rules, newsboat: newsboat, now: now
      ))
    exportSubscriptions = tracing.traced(ExportSubscriptions(outlines: outlines))
    readFeedFile = tracing.traced(ReadFeedFile(feeds: feeds))
    countFeedItems = tracing.traced(CountFeedItems(feeds: feeds))
    checkFeeds = tracing.traced(CheckFeeds(feeds: feeds, now: now))
    previewRetention = tracing.traced(
      PreviewRetention(subscriptions: subscriptions, articles: articles, configuration: configuration, now: now))
  }
}
