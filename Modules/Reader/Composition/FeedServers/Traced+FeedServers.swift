import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: FeedServer where Base == any FeedServer {
  func logIn(_ login: ServerLogin) async throws(ReaderError) -> any FeedServerSession {
    let session = try await step(login.url) { () async throws(ReaderError) in try await base.logIn(login) }
    return Traced<any FeedServerSession>(base: session, trace: trace)
  }

  func store(_ login: ServerLogin) async throws(ReaderError) {
    try await step(login.url) { () async throws(ReaderError) in try await base.store(login) }
  }

  func forget(_ login: ServerLogin) async throws(ReaderError) {
    try await step(login.url) { () async throws(ReaderError) in try await base.forget(login) }
  }
}

extension Traced: FeedServerSession where Base == any FeedServerSession {
  /// No step: it asks the server nothing.
  func serverDate() async -> Timestamp? { await base.serverDate() }

  func userID() async throws(ReaderError) -> String { try await step(()) { () async throws(ReaderError) in try await base.userID() } }

  func subscriptions() async throws(ReaderError) -> [ServerSubscription] {
    try await step(()) { () async throws(ReaderError) in try await base.subscriptions() }
  }

  func labels() async throws(ReaderError) -> [ServerLabel] {
    try await step(()) { () async throws(ReaderError) in try await base.labels() }
  }

  func items(in stream: ServerStream) async throws(ReaderError) -> ServerItemList {
    try await step(stream) { () async throws(ReaderError) in try await base.items(in: stream) }
  }

  func items(_ ids: [ServerItemID]) async throws(ReaderError) -> [ServerItem] {
    try await step(ids) { () async throws(ReaderError) in try await base.items(ids) }
  }

  func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) async throws(ReaderError) -> ServerMarkAnswer {
    try await step((mark, ids)) { () async throws(ReaderError) in try await base.set(mark, to: isSet, for: ids) }
  }

  func follow(_ url: WebURL) async throws(ReaderError) -> ServerSubscription {
    try await step(url) { () async throws(ReaderError) in try await base.follow(url) }
  }

  func requestFollowing(_ url: WebURL) async throws(ReaderError) -> ServerFeedID {
    try await step(url) { () async throws(ReaderError) in try await base.requestFollowing(url) }
  }

  func unfollow(_ feed: ServerFeedID) async throws(ReaderError) {
    try await step(feed) { () async throws(ReaderError) in try await base.unfollow(feed) }
  }

  func change(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) -> ServerSubscription {
    try await step(feed) { () async throws(ReaderError) in try await base.change(feed, title: title, folder: folder) }
  }

  func requestChange(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) {
    try await step(feed) { () async throws(ReaderError) in try await base.requestChange(feed, title: title, folder: folder) }
  }
}

extension Traced: ServerStateRepository where Base == any ServerStateRepository {
  func account() async throws(ReaderError) -> ServerAccount? {
    try await step(()) { () async throws(ReaderError) in try await base.account() }
  }

  func bind(_ account: ServerAccount) async throws(ReaderError) {
    try await step(account) { () async throws(ReaderError) in try await base.bind(account) }
  }

  func unbind() async throws(ReaderError) { try await step(()) { () async throws(ReaderError) in try await base.unbind() } }

  func recordContact(at moment: Timestamp) async throws(ReaderError) {
    try await step(moment) { () async throws(ReaderError) in try await base.recordContact(at: moment) }
  }

  func recordWait(until moment: Timestamp) async throws(ReaderError) {
    try await step(moment) { () async throws(ReaderError) in try await base.recordWait(until: moment) }
  }

  func pending() async throws(ReaderError) -> PendingMarks {
    try await step(()) { () async throws(ReaderError) in try await base.pending() }
  }

  func enqueue(_ edits: [StatusEdit], at moment: Timestamp) async throws(ReaderError) {
    try await step(edits) { () async throws(ReaderError) in try await base.enqueue(edits, at: moment) }
  }

  func recordPushed(through number: Int, refused: [StatusEdit], failed: [StatusEdit]) async throws(ReaderError) {
    try await step(number) { () async throws(ReaderError) in
      try await base.recordPushed(through: number, refused: refused, failed: failed)
    }
  }

  func items() async throws(ReaderError) -> [ServerItemID: ArticleID] {
    try await step(()) { () async throws(ReaderError) in try await base.items() }
  }

  func record(_ items: [ServerItemID: ArticleID]) async throws(ReaderError) {
    try await step(items.count) { () async throws(ReaderError) in try await base.record(items) }
  }

  func forget(_ items: Set<ServerItemID>) async throws(ReaderError) {
    try await step(items.count) { () async throws(ReaderError) in try await base.forget(items) }
  }

  func statuses(of ids: Set<ArticleID>) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await step(ids) { () async throws(ReaderError) in try await base.statuses(of: ids) }
  }

  func apply(_ edits: [StatusEdit]) async throws(ReaderError) -> [StatusEdit] {
    try await step(edits) { () async throws(ReaderError) in try await base.apply(edits) }
  }
}
