import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles

/// A data directory that is bound to a feed server, in memory.
struct ServerClient {
  let server: MemoryFeedServer
  let state: MemoryServerStateRepository
  let stores: MemoryStores

  init(
    _ server: MemoryFeedServer = MemoryFeedServer(), subscriptions: [Subscription] = [], articles: [ArticleWithStatus] = [],
    fetchStates: [FeedID: FetchState] = [:], settings: [SettingKey: SettingValue] = [:], rules: String = "",
    account: ServerAccount? = .sample(), now: @escaping CurrentTime = { .sample() }
  ) {
    self.server = server
    stores = MemoryStores(
      subscriptions, articles: articles, fetchStates: fetchStates, settings: settings, rules: MemoryRuleRepository(rules), now: now)
    state = MemoryServerStateRepository(account, articles: stores.articles)
  }

  /// The address of the feed that the server follows.
  static let url = WebURL.sample("https://example.org/feed")

  /// A client of a server that follows one feed with these articles.
  static func following(
    _ titles: [String] = ["One", "Two"], rules: String = "", settings: [SettingKey: SettingValue] = [:]
  ) async -> (client: ServerClient, feed: ServerSubscription, ids: [ServerItemID]) {
    let server = MemoryFeedServer()
    let feed = await server.add(url, title: "News", folder: FolderPath("Papers"))
    let ids = await server.publish(titles.enumerated().map { .served($1, minutes: $0) }, in: feed.id)
    return (ServerClient(server, settings: settings, rules: rules), feed, ids)
  }

  var refreshFromServer: RefreshFromServer {
    RefreshFromServer(
      server: server, state: state, storage: stores.storage,
      limits: ArticleLimits(configuration: stores.configuration, advisor: stores.advisor), refreshLock: stores.refreshLock,
      notifier: stores.notifier, markers: stores.arrivalRules,
      clock: RefreshClock(now: stores.now, sleep: { _ in await MemoryStores.sleepUntilCancelled() }))
  }

  var followOnServer: FollowOnServer { FollowOnServer(server: server, state: state, storage: stores.storage) }
  var bindServer: BindServer { BindServer(server: server, state: state, subscriptions: stores.subscriptions) }
  var unbindServer: UnbindServer { UnbindServer(server: server, state: state, subscriptions: stores.subscriptions) }

  /// Makes a contact.
  /// - Returns: its events.
  @discardableResult
  func contact(_ input: RefreshInput = RefreshInput()) async throws -> [RefreshEvent] {
    await stores.articles.notingMarks { [state] edits async throws(ReaderError) in try await state.enqueue(edits, at: .sample()) }
    var events: [RefreshEvent] = []
    for await batch in try await refreshFromServer(input) { events += batch }
    return events
  }

  /// Makes a contact.
  /// - Returns: its report.
  func report(_ input: RefreshInput = RefreshInput()) async throws -> RefreshReport? {
    for case .finished(let report) in try await contact(input) { return report }
    return nil
  }

  /// The stored articles as `title: marks`, sorted.
  var marks: [String] {
    get async {
      await stores.articles.stored.map { entry in
        "\(entry.article.title): \(entry.status.marks.map(\.rawValue).sorted().joined(separator: " "))"
      }.sorted()
    }
  }

  /// Changes a mark of all articles with this title, as a user does.
  func mark(_ mark: ArticleMark, _ isSet: Bool = true, of title: String) async throws {
    let ids = await stores.articles.stored.filter { $0.article.title == title }.map(\.article.id)
    try await state.mark([StatusEdit(mark: mark, isSet: isSet, ids: ids)])
  }
}

extension FeedItem {
  /// An item as a feed server sends it: with an address that follows from the title, and without a guid.
  static func served(_ title: String, minutes: Int = 0) -> FeedItem {
    FeedItem(
      title: title, url: .sample("https://example.org/\(title.lowercased())"), body: .text("Text of \(title)."),
      published: .sample(plusMinutes: -60 + minutes))
  }
}

extension ArticleMark {
  /// The mark of this tag.
  static func tagged(_ name: String) -> ArticleMark { ArticleMark(rawValue: "tag:\(name)") }
}
