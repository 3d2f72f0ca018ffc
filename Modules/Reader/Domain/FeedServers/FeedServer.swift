public import CoreDomain

/// A program on the network that follows feeds for the user: FreshRSS, Miniflux, and others that speak the Google Reader API.
public protocol FeedServer: Sendable {
  /// Logs in with the password that the user has typed, or else with that of the user's file of logins.
  /// - Throws: `server`, `cancelled`.
  func logIn(_ login: ServerLogin) async throws(ReaderError) -> any FeedServerSession

  /// Stores the password that the user has typed, in the file of logins; does nothing without one. Other logins for the host stay.
  func store(_ login: ServerLogin) async throws(ReaderError)

  /// Removes the password of an account from the file of logins; does nothing when there is none. Other logins for the host stay.
  func forget(_ login: ServerLogin) async throws(ReaderError)
}

/// A login session with an account of a feed server, for one contact. One request runs at a time. Those functions that ask the server throw
/// `server` and `cancelled`.
public protocol FeedServerSession: Sendable {
  /// The date of the last response; nil when the server sent none.
  func serverDate() async -> Timestamp?

  /// What the server calls the user.
  func userID() async throws(ReaderError) -> String

  func subscriptions() async throws(ReaderError) -> [ServerSubscription]

  /// The labels for articles, without folders.
  func labels() async throws(ReaderError) -> [ServerLabel]

  func items(in stream: ServerStream) async throws(ReaderError) -> ServerItemList

  /// The content of articles. Articles that the server does not have, or cannot deliver, are missing.
  /// - Parameter ids: at most `ServerBatch.maximumItems`.
  func items(_ ids: [ServerItemID]) async throws(ReaderError) -> [ServerItem]

  /// Sets or clears a mark: read, starred, or a label for a tag.
  /// - Parameters:
  ///   - mark: the mark.
  ///   - isSet: whether to set the mark.
  ///   - ids: at most `ServerBatch.maximumItems`. Items that the server does not know are ignored.
  /// - Throws: when the server has accepted the change for no item.
  func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) async throws(ReaderError) -> ServerMarkAnswer

  /// Follows a feed, or the first feed of a page.
  /// - Returns: the followed feed, as the server lists it.
  func follow(_ url: WebURL) async throws(ReaderError) -> ServerSubscription

  /// Asks the server to follow a feed, as `follow` does. Only the next list of feeds shows the result, so that one list is enough
  /// for many feeds.
  /// - Returns: what the server calls the feed.
  func requestFollowing(_ url: WebURL) async throws(ReaderError) -> ServerFeedID

  func unfollow(_ feed: ServerFeedID) async throws(ReaderError)

  /// Changes the title of a feed, its folder, or both. What is nil stays. An empty title asks for the feed's own title.
  /// - Returns: the feed, as the server lists it after the change.
  func change(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError) -> ServerSubscription

  /// Asks the server to change a feed, as `change` does. Only the next list of feeds shows the result.
  func requestChange(_ feed: ServerFeedID, title: String?, folder: FolderPath?) async throws(ReaderError)
}

/// The answer of a server to a change of a mark. It has accepted the change for all items that are not named here.
public struct ServerMarkAnswer: Sendable {
  /// The items for which the server refuses the change.
  public let refused: [ServerItemID]
  /// The items for which the change failed, and may succeed later.
  public let failed: [ServerItemID]
  /// Why the change failed; nil when it failed for no item.
  public let problem: ReaderError?

  public init(refused: [ServerItemID] = [], failed: [ServerItemID] = [], problem: ReaderError? = nil) {
    self.refused = refused
    self.failed = failed
    self.problem = problem
  }
}

/// A mark on a feed server.
public enum ServerMark: Hashable, Sendable {
  case read
  case starred
  case label(ServerLabel)

  public var isLabel: Bool { if case .label = self { true } else { false } }

  /// The mark of articles; nil when no tag can have the name of the label.
  var articleMark: ArticleMark? {
    switch self {
    case .read: .read
    case .starred: .starred
    case .label(let label): label.tag.map(ArticleMark.tag)
    }
  }
}
