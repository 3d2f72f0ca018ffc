import CoreDomain
import ReaderDomain

/// A server that has only a list of feeds. It notes each call.
actor ListedFeeds: FeedServer, FeedServerSession {
  static let down = ReaderError.server(.web(host: "reader.example", .status(code: 500)))

  private(set) var calls: [String] = []
  private var feeds: [ServerSubscription]
  private var failing: String?
  private var error = ListedFeeds.down
  private var next = 11
  private var ignored: FolderPath?
  private var lost: WebURL?
  private var misjudged: WebURL?
  private var renumbered: WebURL?

  init(_ feeds: [ServerSubscription]) { self.feeds = feeds }

  /// Makes a call fail; nil makes it succeed again.
  func fail(at call: String?, with error: ReaderError = ListedFeeds.down) { (failing, self.error) = (call, error) }

  /// Puts feeds at the top level instead of this folder.
  func ignore(folder: FolderPath) { ignored = folder }

  /// Says that it follows the feed at this URL, and does not.
  func lose(_ url: WebURL) { lost = url }

  /// Follows the feed at this URL, and says that it refuses it.
  func misjudge(_ url: WebURL) { misjudged = url }

  /// Follows the feed at this URL, and lists it under another number than it says.
  func renumber(_ url: WebURL) { renumbered = url }

  /// Gives two feeds each other's number.
  func exchange(_ one: ServerFeedID, _ other: ServerFeedID) {
    feeds = feeds.map { feed in
      let id = feed.id == one ? other : feed.id == other ? one : feed.id
      return ServerSubscription(id: id, url: feed.url, title: feed.title, folder: feed.folder)
    }
  }

  /// Gives a feed another URL and title.
  func move(_ id: ServerFeedID, to url: WebURL, title: String) {
    feeds = feeds.map { $0.id == id ? ServerSubscription(id: id, url: url, title: title, folder: $0.folder) : $0 }
  }

  private func note(_ call: String) throws(ReaderError) {
    calls.append(call)
    if call == failing { throw error }
  }

  func logIn(_ login: ServerLogin) throws(ReaderError) -> any FeedServerSession {
    try note("log in")
    return self
  }

  func subscriptions() throws(ReaderError) -> [ServerSubscription] {
    try note("list")
    return feeds
  }

  func follow(_ url: WebURL) throws(ReaderError) -> ServerSubscription {
    try note("follow \(url.text)")
    guard let id = ServerFeedID("feed/\(next)") else { throw Self.down }
    next += 1
    let feed = ServerSubscription(id: id, url: url, title: "Feed \(url.text)")
    let listedID = url == renumbered ? ServerFeedID("feed/1\(next - 1)") ?? id : id
    if url != lost { feeds.append(ServerSubscription(id: listedID, url: url, title: feed.title)) }
    if url == misjudged { throw .server(.refused(host: "reader.example", reason: "status 500")) }
    return feed
  }

  func requestFollowing(_ url: WebURL) throws(ReaderError) -> ServerFeedID { try follow(url).id }

  func unfollow(_ feed: ServerFeedID) throws(ReaderError) {
    try note("unfollow \(feed)")
    feeds.removeAll { $0.id == feed }
  }

  func change(_ feed: ServerFeedID, title: String?, folder: FolderPath?) throws(ReaderError) -> ServerSubscription {
    try note("change \(feed)\(title.map { " title=\($0)" } ?? "")\(folder.map { " folder=\($0.text)" } ?? "")")
    guard let index = feeds.firstIndex(where: { $0.id == feed }) else { throw Self.down }
    let old = feeds[index]
    feeds[index] = ServerSubscription(
      id: old.id, url: old.url, title: title ?? old.title, folder: folder.map { $0 == ignored ? .top : $0 } ?? old.folder)
    return feeds[index]
  }

  func requestChange(_ feed: ServerFeedID, title: String?, folder: FolderPath?) throws(ReaderError) {
    _ = try change(feed, title: title, folder: folder)
  }

  func store(_ login: ServerLogin) throws(ReaderError) { throw Self.down }
  func forget(_ login: ServerLogin) throws(ReaderError) { throw Self.down }
  func serverDate() -> Timestamp? { nil }
  func userID() throws(ReaderError) -> String { throw Self.down }
  func labels() throws(ReaderError) -> [ServerLabel] { throw Self.down }
  func items(in stream: ServerStream) throws(ReaderError) -> ServerItemList { throw Self.down }
  func items(_ ids: [ServerItemID]) throws(ReaderError) -> [ServerItem] { throw Self.down }
  func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) throws(ReaderError) -> ServerMarkAnswer { throw Self.down }
}
