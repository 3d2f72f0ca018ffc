public import CoreDomain

/// Synchronises with the feed server to which the data directory is bound: sends the waiting changes of marks, and receives the server's list of
/// feeds, its new articles and its marks.
///
/// The contact is about the whole account. Feeds that the input names must exist and limit nothing, because the server decides when it
/// fetches which feed. Forcing receives the newest articles again, so that corrected texts arrive.
///
/// The call throws only when the contact cannot start. Otherwise it works as `RefreshFeeds`. A failure ends the contact, unless it
/// concerns only a change of marks; what came before stays, and the report contains the error. A server that asks to wait is not contacted earlier.
public struct RefreshFromServer: UseCase {
  private let server: any FeedServer
  private let state: any ServerStateRepository
  private let storage: FeedStorage
  private let limits: ArticleLimits
  private let refreshLock: any RefreshLock
  private let notifier: any ArticleNotifier
  private let markers: any ArrivalMarkerSource
  private let clock: RefreshClock

  /// Changes of the subscriptions in `storage` must not reach the server. Marks that rules set on its articles must be queued for the server.
  public init(
    server: any FeedServer, state: any ServerStateRepository, storage: FeedStorage, limits: ArticleLimits, refreshLock: any RefreshLock,
    notifier: any ArticleNotifier, markers: any ArrivalMarkerSource, clock: RefreshClock
  ) {
    self.server = server
    self.state = state
    self.storage = storage
    self.limits = limits
    self.refreshLock = refreshLock
    self.notifier = notifier
    self.markers = markers
    self.clock = clock
  }

  public func callAsFunction(_ input: RefreshInput) async throws(ReaderError) -> EventBatches<RefreshEvent> {
    guard let account = try await state.account() else { throw .server(.notBound) }
    _ = try FeedReference.resolve(input.feeds, in: try await storage.subscriptions.all())
    try checkWait(of: account)
    let retention = try await limits.retention()
    let token = try await refreshLock.take()
    let session = try await logIn(account)
    let notification = input.program.map { NewArticleNotification(call: $0, storage: storage, notifier: notifier) }
    let contact = ServerRefreshRun(
      session, of: account, state: state, storage: storage, limits: limits, markers: markers, notification: notification,
      retention: retention, input: input, token: token, clock: clock)
    return EventBatches { await contact.next() }
  }

  /// - Throws: `server(.busy)` while the server wants no contact, even if the user insists.
  private func checkWait(of account: ServerAccount) throws(ReaderError) {
    let now = clock.now()
    guard let notBefore = account.wait(at: now) else { return }
    let seconds = (notBefore.milliseconds - now.milliseconds + 999) / 1000
    throw .server(.busy(host: account.url.host, seconds: Int(seconds)))
  }

  private func logIn(_ account: ServerAccount) async throws(ReaderError) -> any FeedServerSession {
    do throws(ReaderError) {
      return try await server.logIn(account.login)
    } catch {
      try? await state.recordWait(asIn: error, at: clock.now())
      throw error
    }
  }
}

extension ServerStateRepository {
  /// Notes how long the server asks to wait; does nothing after another error.
  func recordWait(asIn error: ReaderError, at moment: Timestamp) async throws(ReaderError) {
    guard case .server(.busy(_, let seconds?)) = error else { return }
    try await recordWait(until: moment.adding(seconds: min(max(seconds, 0), ServerAccount.longestWaitSeconds)))
  }
}
