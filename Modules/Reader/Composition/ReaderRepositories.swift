import ArticleStorage
import ArticleText
import CoreComposition
import CoreData
import CoreDomain
import FeedFetching
import FeedServers
import FileStorage
import Files
import ReaderData
import ReaderDomain
import StatusSync
import StorageMaintenance
import Subscriptions
import Transfer

/// The repositories that several features share. Each is made when a use case first needs it, and then kept: what its store remembers of a file, all
/// scenes know.
@MainActor
final class ReaderRepositories {
  let platform: Platform
  let configuration: any ConfigurationRepository
  private let isDryRun: Bool

  /// - Parameter isDryRun: whether every change stays in memory: decorators of the repositories keep it to themselves.
  init(on platform: Platform, configuration: any ConfigurationRepository, isDryRun: Bool = false) {
    self.platform = platform
    self.configuration = configuration
    self.isDryRun = isDryRun
  }

  var tracing: Tracing { platform.tracing }

  lazy var subscriptions: any SubscriptionRepository = changeable(
    JoinedSubscriptionRepository(list: subscriptionList, sources: sourceList), DryRunSubscriptionRepository.init(base:), by: Traced.init)

  /// The subscriptions for changes by the user: while the data directory is bound to a feed server, they reach it first.
  lazy var sharedSubscriptions: any SubscriptionRepository = isDryRun ? subscriptions : serverSubscriptions

  lazy var articles: any ArticleRepository = changeable(
    StoredArticleRepository(
      stores: currentStores, refreshes: JSONRefreshStore(directory: platform.directory, executor: platform.files),
      document: DocumentReader.document(of:page:), html: DocumentReader.html(of:page:)),
    DryRunArticleRepository.init(base:), by: Traced.init)

  lazy var fetchStates: any FetchStateRepository = changeable(
    StoredFetchStateRepository(stores: currentStores), DryRunFetchStateRepository.init(base:), by: Traced.init)

  lazy var views: any ViewRepository = changeable(
    FileViewStore(directory: platform.directory, sync: fileSync, executor: platform.files), DryRunViewRepository.init(base:),
    by: Traced.init)

  lazy var rules: any RuleRepository = changeable(
    FileRuleStore(directory: platform.directory, sync: fileSync, executor: platform.files), DryRunRuleRepository.init(base:),
    by: Traced.init)

  lazy var keys: any KeysRepository = changeable(
    FileKeysStore(directory: platform.directory, executor: platform.files), DryRunKeysRepository.init(base:), by: Traced.init)

  lazy var undoHistory: any UndoHistory = changeable(
    JSONUndoStore(directory: platform.directory, executor: platform.files), DryRunUndoHistory.init(base:), by: Traced.init)

  /// The feeds on the web and in files.
  lazy var feeds: any FeedRepository = tracing.traced(
    WebFeedRepository(
      network: SourceFeedStore(
        web: TransferFeedStore(
          client: platform.web, executor: platform.files, now: platform.now, reservedLogin: reservedLogin),
        directory: platform.directory),
      documents: FileDocumentStore()),
    by: Traced.init)

  /// The pages of articles.
  lazy var fullTexts: any FullTextRepository = tracing.traced(
    WebFullTextRepository(
      network: TransferFeedStore(
        client: platform.web.limited(
          to: TransferLimits(connectSeconds: 10, stallSeconds: 20, totalSeconds: 60, maximumBodyBytes: WebFullTextRepository.maximumBytes)),
        executor: platform.files, now: platform.now, reservedLogin: reservedLogin),
      stores: currentStores, document: DocumentReader.document(of:page:)),
    by: Traced.init)

  lazy var feedServer: any FeedServer = tracing.traced(
    GoogleReaderServer(client: platform.web, directory: platform.directory, executor: platform.files), by: Traced.init)

  /// The binding to a feed server.
  lazy var serverState: any ServerStateRepository = tracing.traced(
    FileServerStateRepository(directory: platform.directory, statuses: selector.statuses, executor: platform.files), by: Traced.init)

  lazy var outlines: any OutlineRepository = tracing.traced(
    StoredOutlineRepository(
      documents: FileDocumentStore(), subscriptions: subscriptionList, views: views,
      exports: FileExportStore(directory: platform.directory, executor: platform.files)),
    by: Traced.init)

  lazy var refreshLock: any RefreshLock = tracing.traced(
    FileRefreshLock(directory: platform.directory, executor: platform.files), by: Traced.init)

  /// Not traced: it is no part of what a scene does.
  lazy var screenMemory = JSONScreenMemoryStore(directory: platform.directory, executor: platform.files)

  /// What the user's rules say about articles that arrive.
  var arrivalRules: ArrivalRules { ArrivalRules(rules: userRules, articles: articles, calendar: SystemTimeZone.calendar) }

  var userRules: UserRules { UserRules(rules: rules, views: views) }

  var feedStorage: FeedStorage { FeedStorage(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates) }

  /// The same for changes by the user.
  var sharedFeedStorage: FeedStorage { FeedStorage(subscriptions: sharedSubscriptions, articles: articles, fetchStates: fetchStates) }

  /// Not traced: the reminder of sync problems runs after each command, and is not part of the command.
  lazy var devices: any SyncRepository = JournalSyncRepository(
    sync: selector.sync, records: recordSync, deviceName: { DeviceName.system })

  /// The entries of the list that are left out. Not traced: the warning about them is not part of what a scene does.
  func refusedEntries() async throws(ReaderError) -> [Outline.Refused] { try await subscriptionList.refused() }

  private var serverSubscriptions: any SubscriptionRepository {
    tracing.traced(ServerSubscriptionRepository(base: subscriptions, state: serverState, server: feedServer), by: Traced.init)
  }
  private lazy var subscriptionList = OPMLSubscriptionStore(directory: platform.directory, sync: fileSync, executor: platform.files)
  private lazy var sourceList = FileSourceStore(directory: platform.directory, executor: platform.files)
  private lazy var selector = StorageSelector(directory: platform.directory, executor: platform.files, now: platform.now)
  private var currentStores: CurrentStores { { [selector] () async throws(DataStoreError) in try await selector.stores() } }
  private var fileSync: any FileSync { isDryRun ? NoSync() : recordSync }
  private lazy var recordSync = RecordSync(
    directory: platform.directory, files: [SyncedViews(in: platform.directory), SyncedRules(in: platform.directory)],
    repeatJoins: { [articles, currentStores] joins async throws(ReaderError) in
      try await RepeatJoins(articles: articles, fetchStates: StoredFetchStateRepository(stores: currentStores))(joins)
    }, executor: platform.files, now: platform.now)

  /// A repository whose changes a dry run keeps to itself.
  private func changeable<Repository>(
    _ stored: Repository, _ dryRun: (Repository) -> Repository, by wrapper: (Repository, Trace) -> Repository
  ) -> Repository {
    let stored = tracing.traced(stored, by: wrapper)
    return isDryRun ? tracing.traced(dryRun(stored), by: wrapper) : stored
  }
}

extension Application {
  /// The repositories of this run.
  var repositories: ReaderRepositories { part { ReaderRepositories(on: platform, configuration: configuration.repository) } }

  /// - Parameter isDryRun: whether to change nothing. A dry run has repositories of its own.
  func repositories(isDryRun: Bool) -> ReaderRepositories {
    isDryRun ? ReaderRepositories(on: platform, configuration: configuration.repository, isDryRun: true) : repositories
  }
}
