public import CoreDomain

/// Synchronises with the feed server to which the data directory is bound: sends the waiting changes of marks, and receives the server's list of
/// feeds, its new articles and its marks.
///
/// The contact is about the whole account. Feeds that the input names must exist and limit nothing, because the server decides when it
/// fetches which feed. Forcing receives the newest articles again, so that corrected texts arrive.
///
/// The call throws only when the contact cannot start. Otherwise it works as `RefreshFeeds`. A failure ends the contact; what came before
/// stays, and the report contains the error.
public struct RefreshFromServer: UseCase {
  private let server: any FeedServer
  private let state: any ServerStateRepository
  private let storage: FeedStorage
  private let limits: ArticleLimits
  private let refreshLock: any RefreshLock
  private let notifier: any ArticleNotifier
  private let markers: any ArrivalMarkerSource
  private let undoHistory: any UndoHistory
  private let clock: RefreshClock

  /// Changes of the subscriptions in `storage` must not reach the server. Marks that rules set on its articles must be queued for the server.
  public init(
    server: any FeedServer, state: any ServerStateRepository, storage: FeedStorage, limits: ArticleLimits, refreshLock: any RefreshLock,
    notifier: any ArticleNotifier, markers: any ArrivalMarkerSource, undoHistory: any UndoHistory, clock: RefreshClock
  ) {
    self.server = server
    self.state = state
    self.storage = storage
    self.limits = limits
    self.refreshLock = refreshLock
    self.notifier = notifier
    self.markers = markers
    self.undoHistory = undoHistory
    self.clock = clock
  }

  public func callAsFunction(_ input: RefreshInput) async throws(ReaderError) -> EventBatches<RefreshEvent> {
    guard let account = try await state.account() else { throw .server(.notBound) }
    _ = try FeedReference.resolve(input.feeds, in: try await storage.subscriptions.all())
    let retention = try await limits.retention()
    let token = try await refreshLock.take()
    let session = try await server.logIn(account.login)
    let notification = input.program.map {
      NewArticleNotification(call: $0, subscriptions: storage.subscriptions, articles: storage.articles, notifier: notifier)
    }
    let contact = ServerRefreshRun(
      session, of: account, state: state, storage: storage, limits: limits, markers: markers, undoHistory: undoHistory,
      notification: notification, retention: retention, input: input, token: token, clock: clock)
    return EventBatches { await contact.next() }
  }
}
