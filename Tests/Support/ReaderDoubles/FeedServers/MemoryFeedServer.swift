public import CoreDomain
import CoreDoubles
public import ReaderDomain

/// A feed server with one account, in memory. Like real servers, it answers with success to changes of articles that it does not have.
public actor MemoryFeedServer: FeedServer, FeedServerSession {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case logIn, store, forget, userID, subscriptions, labels, list, items, set, follow, unfollow, change
    /// The answer to `set` or `follow`, after the change was made.
    case answer
  }

  /// The calls so far, but for those of lists.
  public private(set) var calls: [Call] = []
  /// The marks that were sent, as `read 2`, `not starred 1`, `label cited 3`, with the number of items.
  public private(set) var sent: [String] = []
  /// The logins whose passwords were stored.
  public private(set) var storedLogins: [ServerLogin] = []
  /// The logins whose passwords were removed.
  public private(set) var forgottenLogins: [ServerLogin] = []
  /// The feeds that the server follows, in order.
  public private(set) var feeds: [ServerSubscription]
  /// The articles, the newest first.
  public private(set) var items: [ServerItem] = []
  public private(set) var read: Set<ServerItemID> = []
  public private(set) var starred: Set<ServerItemID> = []
  public private(set) var labelled: [ServerLabel: Set<ServerItemID>] = [:]

  private let user: String
  private var failures = PlannedFailures<Call, ReaderError>()
  private var refusedFeeds: [WebURL: String] = [:]
  private var refusedItems: Set<ServerItemID> = []
  private var failingItems: Set<ServerItemID> = []
  private var failureStatus = 500
  private var incomplete: Set<ServerStream> = []
  private var lastFeed = 0
  private var lastItem: UInt64 = 0
  private var responseDate: Timestamp?
  private var before: @Sendable (Call) async -> Void = { _ in }

  public init(user: String = "bob", feeds: [ServerSubscription] = []) {
    self.user = user
    self.feeds = feeds
    lastFeed = feeds.count
  }

  // What happens on the server without the client.

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  /// Runs the closure before each call.
  public func beforeCalls(_ closure: @escaping @Sendable (Call) async -> Void) { before = closure }

  /// Makes the server refuse to follow this URL.
  public func refuse(_ url: WebURL, reason: String) { refusedFeeds[url] = reason }

  /// Makes the server refuse every change of these articles.
  public func refuse(_ ids: Set<ServerItemID>) { refusedItems = ids }

  /// Makes every change of these articles fail.
  public func fail(_ ids: Set<ServerItemID>, status: Int = 500) { (failingItems, failureStatus) = (ids, status) }

  /// Gives all responses this date.
  public func date(responses date: Timestamp?) { responseDate = date }

  /// Makes lists incomplete. They lack their oldest article.
  public func cut(_ streams: Set<ServerStream>) { incomplete = streams }

  /// Adds a feed.
  @discardableResult
  public func add(_ url: WebURL, title: String = "", folder: FolderPath = .top) -> ServerSubscription {
    lastFeed += 1
    let id = ServerFeedID("feed/\(lastFeed)")
    let feed = ServerSubscription(id: id ?? feeds[0].id, url: url, title: title.isEmpty ? url.text : title, folder: folder)
    feeds.append(feed)
    return feed
  }

  /// Changes a feed.
  public func edit(_ id: ServerFeedID, url: WebURL? = nil, title: String? = nil, folder: FolderPath? = nil) {
    feeds = feeds.map { feed in
      guard feed.id == id else { return feed }
      return ServerSubscription(
        id: id, url: url ?? feed.url, title: title ?? feed.title, folder: folder ?? feed.folder, site: feed.site)
    }
  }

  /// Removes a feed with its articles and their marks.
  public func drop(_ id: ServerFeedID) {
    feeds.removeAll { $0.id == id }
    purge(Set(items.filter { $0.feed == id }.map(\.id)))
  }

  /// Lets articles of a feed arrive, the newest last.
  /// - Returns: their ids.
  @discardableResult
  public func publish(_ published: [FeedItem], in feed: ServerFeedID) -> [ServerItemID] {
    published.map { item in
      lastItem += 1
      let id = ServerItemID(number: lastItem)
      items.insert(ServerItem(id: id, feed: feed, item: item), at: 0)
      return id
    }
  }

  /// Forgets everything, and counts from 1 again.
  public func setUpAnew() {
    (feeds, items, read, starred, labelled) = ([], [], [], [], [:])
    (lastFeed, lastItem) = (0, 0)
  }

  /// Removes articles with their marks.
  public func purge(_ ids: Set<ServerItemID>) {
    items.removeAll { ids.contains($0.id) }
    read.subtract(ids)
    starred.subtract(ids)
    labelled = labelled.mapValues { $0.subtracting(ids) }
  }

  /// Changes a mark as another client does.
  public func mark(_ mark: ServerMark, _ isSet: Bool, _ ids: [ServerItemID]) {
    let ids = Set(ids).intersection(items.map(\.id))
    func changed(_ marked: Set<ServerItemID>) -> Set<ServerItemID> { isSet ? marked.union(ids) : marked.subtracting(ids) }
    switch mark {
    case .read: read = changed(read)
    case .starred: starred = changed(starred)
    case .label(let label):
      // A label with the name of a folder is lost.
      guard !feeds.contains(where: { $0.folder.text == label.text }) else { return }
      labelled[label] = changed(labelled[label] ?? [])
    }
  }

  /// Removes a label.
  public func remove(_ label: ServerLabel) { labelled[label] = nil }

  // FeedServer

  public func logIn(_ login: ServerLogin) async throws(ReaderError) -> any FeedServerSession {
    try await note(.logIn)
    return self
  }

  public func store(_ login: ServerLogin) async throws(ReaderError) {
    try await note(.store)
    storedLogins.append(login)
  }

  public func forget(_ login: ServerLogin) async throws(ReaderError) {
    try await note(.forget)
    forgottenLogins.append(login)
  }

  // FeedServerSession

  public func serverDate() async -> Timestamp? { responseDate }

  public func userID() async throws(ReaderError) -> String {
    try await note(.userID)
    return user
  }

  public func subscriptions() async throws(ReaderError) -> [ServerSubscription] {
    try await note(.subscriptions)
    return feeds
  }

  public func labels() async throws(ReaderError) -> [ServerLabel] {
    try await note(.labels)
    return labelled.keys.sorted { $0.text < $1.text }
  }

  public func items(in stream: ServerStream) async throws(ReaderError) -> ServerItemList {
    try await note(.list)
    let isInside: (ServerItemID) -> Bool
    switch stream {
    case .all: isInside = { _ in true }
    case .unread: isInside = { [read] in !read.contains($0) }
    case .starred: isInside = starred.contains
    // Of a label that it does not have, the server lists all.
    case .label(let label): isInside = labelled[label].map { ids in { ids.contains($0) } } ?? { _ in true }
    }
    let ids = items.map(\.id).filter(isInside)
    return incomplete.contains(stream) ? ServerItemList(ids.dropLast(), isComplete: false) : ServerItemList(ids)
  }

  public func items(_ ids: [ServerItemID]) async throws(ReaderError) -> [ServerItem] {
    try await note(.items)
    let wanted = Set(ids)
    return items.filter { wanted.contains($0.id) }
  }

  public func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) async throws(ReaderError) -> ServerMarkAnswer {
    try await note(.set)
    let name =
      switch mark {
      case .read: "read"
      case .starred: "starred"
      case .label(let label): "label \(label.text)"
      }
    sent.append("\(isSet ? "" : "not ")\(name) \(ids.count)")
    self.mark(mark, isSet, ids.filter { !refusedItems.contains($0) && !failingItems.contains($0) })
    try failures.check(.answer)
    let failed = ids.filter(failingItems.contains)
    let problem = failed.isEmpty ? nil : ReaderError.server(.web(host: "server.example", .status(code: failureStatus)))
    return ServerMarkAnswer(refused: ids.filter(refusedItems.contains), failed: failed, problem: problem)
  }

  public func follow(_ url: WebURL) async throws(ReaderError) -> ServerSubscription {
    try await note(.follow)
    if let reason = refusedFeeds[url] { throw .server(.refused(host: "server.example", reason: reason)) }
    let known = feeds.first { $0.url.normalized == url.normalized }
    let followed = known ?? add(url, title: "Title of \(url.host)")
    try failures.check(.answer)
    return followed
  }

  public func requestFollowing(_ url: WebURL) async throws(ReaderError) -> ServerFeedID { try await follow(url).id }

  public func unfollow(_ feed: ServerFeedID) async throws(ReaderError) {
    try await note(.unfollow)
    drop(feed)
  }

  public func change(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) -> ServerSubscription {
    try await note(.change)
    edit(feed, title: title, folder: folder)
    guard let changed = feeds.first(where: { $0.id == feed }) else {
      throw .server(.refused(host: "server.example", reason: "no such feed"))
    }
    return changed
  }

  public func requestChange(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) {
    _ = try await change(feed, title: title, folder: folder)
  }

  private func note(_ call: Call) async throws(ReaderError) {
    await before(call)
    if call != .list { calls.append(call) }
    try failures.check(call)
  }
}
