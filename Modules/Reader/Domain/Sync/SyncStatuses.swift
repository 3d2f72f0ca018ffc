public import CoreDomain

/// Synchronises marks, subscriptions, views and rules between a user's devices: through a shared folder, or through a feed server. A data
/// directory has at most one of the two.
public struct SyncStatuses: UseCase {
  private let sync: any SyncRepository
  private let server: any ServerStateRepository
  private let bind: any UseCase<ServerLogin, ServerAccount, ReaderError>
  private let unbind: any UseCase<Void, Void, ReaderError>
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(
    sync: any SyncRepository, server: any ServerStateRepository, bind: any UseCase<ServerLogin, ServerAccount, ReaderError>,
    unbind: any UseCase<Void, Void, ReaderError>, subscriptions: any SubscriptionRepository, articles: any ArticleRepository
  ) {
    self.sync = sync
    self.server = server
    self.bind = bind
    self.unbind = unbind
    self.subscriptions = subscriptions
    self.articles = articles
  }

  /// - Throws: `server(.boundElsewhere)` when a folder or a server is to be used beside another one, and `server(.unsentMarks)`.
  public func callAsFunction(_ input: SyncInput) async throws(ReaderError) -> SyncState {
    switch input {
    case .show: break
    case .begin(let folder):
      if let account = try await server.account() { throw .server(.boundElsewhere(account.url.shown)) }
      return try await sync.begin(in: folder)
    case .bind(let login):
      if let folder = try await sync.state().folder { throw .server(.boundElsewhere(folder)) }
      _ = try await bind(login)
    case .end(let isForced):
      guard let account = try await server.account() else { return try await sync.end() }
      let waiting = try await server.pending().marks.count
      guard isForced || waiting == 0 else { throw .server(.unsentMarks(waiting)) }
      try await unbind(())
      var state = try await sync.state()
      state.endedAccount = account
      return state
    }
    var state = try await sync.state()
    state.server = try await serverState()
    return state
  }

  /// What is known here of the feed server. It asks no server.
  private func serverState() async throws(ReaderError) -> ServerSyncState? {
    guard let account = try await server.account() else { return nil }
    let feeds = try await subscriptions.all()
    let pending = try await server.pending()
    return ServerSyncState(
      account: account, feeds: feeds.count { $0.serverID != nil }, waiting: pending.marks.count, setAside: pending.setAside.count,
      localTags: try await localTags(in: feeds))
  }

  /// The tags of articles that have the name of a folder: a server has one of the two.
  private func localTags(in feeds: [Subscription]) async throws(ReaderError) -> [String] {
    let names = FolderNames(Set(feeds.map(\.folder)))
    let statuses = Set(try await articles.statuses(matching: .everything, in: feeds.map(\.id)).values)
    return Set(statuses.flatMap(\.tags)).filter(names.contains).sorted().map(\.text)
  }
}
