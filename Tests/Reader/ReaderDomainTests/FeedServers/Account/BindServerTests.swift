import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Binding a data directory to a feed server, and unbinding it.
@Suite("BindServer")
struct BindServerTests {
  private static let login = ServerLogin(
    url: ServerAccount.sample().url, user: "bob", typed: Login(name: "bob", password: "secret"))
  private static let failure = ReaderError.server(.web(host: "server.example", .status(code: 500)))

  @Test("a directory is bound once the server has answered everything, and the typed password is stored")
  func binds() async throws {
    let client = ServerClient(account: nil)
    await client.server.add(.sample(), title: "News")
    #expect(try await client.bindServer(Self.login) == .sample())
    #expect(try await client.state.account() == .sample())
    #expect(await client.server.storedLogins == [Self.login])
    #expect(try await client.stores.subscriptions.all().isEmpty, "The next refresh brings the feeds.")
  }

  @Test("when a call fails, nothing is bound", arguments: [MemoryFeedServer.Call.logIn, .userID, .subscriptions, .store])
  func fails(call: MemoryFeedServer.Call) async throws {
    let client = ServerClient(account: nil)
    await client.server.failWith(Self.failure, on: [call])
    await #expect(throws: Self.failure) { try await client.bindServer(Self.login) }
    #expect(try await client.state.account() == nil)
    #expect(await client.server.storedLogins.isEmpty)
  }

  @Test("the titles and folders on the server win in the first contact, also when a feed was added before it")
  func addedBeforeContact() async throws {
    let (fresh, feed, _) = await ServerClient.following()
    let mine = Subscription.sample(url: feed.url.text, title: "Mine", folder: FolderPath("Home"))
    let client = ServerClient(fresh.server, subscriptions: [mine], account: nil)
    _ = try await client.bindServer(Self.login)
    #expect(try await client.stores.subscriptions.all().map(\.serverID) == [feed.id])
    _ = try await client.followOnServer(SubscribeInput(url: "https://example.org/other"))
    try await client.contact()
    #expect(await client.server.feeds.map { "\($0.title) \($0.folder.text)" } == ["News Papers", "Title of example.org "])
    #expect(try await client.stores.subscriptions.all().first.map { "\($0.title) \($0.folder.text)" } == "News Papers")
    #expect(await !client.server.calls.contains(.change))
  }

  @Test("a directory that is bound to another account stays so, and the server is not asked")
  func elsewhere() async throws {
    let client = ServerClient()
    let other = ServerLogin(url: .sample("https://other.example"), user: "bob")
    await #expect(throws: ReaderError.server(.boundElsewhere(ServerAccount.sample().url.shown))) { try await client.bindServer(other) }
    #expect(await client.server.calls.isEmpty)
  }

  @Test("another account gets none of the names that the former one gave to feeds and articles")
  func otherAccount() async throws {
    let server = MemoryFeedServer()
    let feed = await server.add(.sample("https://example.org/a"), title: "A")
    await server.publish([.served("One")], in: feed.id)
    let client = ServerClient(server)
    try await client.contact()
    try await client.unbindServer(())
    #expect(try await client.stores.subscriptions.all().map(\.serverID) == [nil])
    #expect(await client.marks == ["One: "])

    let other = MemoryFeedServer(user: "2")
    await other.add(.sample("https://example.org/b"), title: "B")
    let moved = BindServer(server: other, state: client.state, subscriptions: client.stores.subscriptions)
    _ = try await moved(Self.login)
    _ = try await ServerContactOf(client, other).report()
    #expect(Set(await other.feeds.map(\.title)) == ["B", "Title of example.org"])
    #expect(try await client.stores.subscriptions.all().count == 2)
  }

  /// A contact of a client with another server.
  private struct ServerContactOf {
    let refresh: RefreshFromServer

    init(_ client: ServerClient, _ server: MemoryFeedServer) {
      refresh = RefreshFromServer(
        server: server, state: client.state, storage: client.stores.storage,
        limits: ArticleLimits(configuration: client.stores.configuration, advisor: client.stores.advisor),
        refreshLock: client.stores.refreshLock, notifier: client.stores.notifier, markers: NoMarkers(),
        clock: RefreshClock(now: client.stores.now, sleep: { _ in }))
    }

    func report() async throws -> [RefreshEvent] {
      var events: [RefreshEvent] = []
      for await batch in try await refresh(RefreshInput()) { events += batch }
      return events
    }
  }

  @Test("after the binding, feeds are fetched directly and their items find their articles")
  func directAgain() async throws {
    let server = MemoryFeedServer()
    let feed = await server.add(.sample("https://example.org/a"), title: "A")
    // The last four differ in nothing that a feed server sends.
    await server.publish([.served("One"), .served("Permalink")] + Array(repeating: .served("Twin"), count: 4), in: feed.id)
    let client = ServerClient(server)
    try await client.contact()
    for title in ["One", "Permalink", "Twin"] { try await client.mark(.starred, of: title) }
    try await client.unbindServer(())
    var items = (["One"] + Array(repeating: "Twin", count: 4)).enumerated().map { place, title in
      FeedItem.sample(
        guid: "guid \(place)", title: title, url: .sample("https://example.org/\(title.lowercased())"), published: .sample(plusMinutes: -60)
      )
    }
    // The guid is the address, and there is no link.
    let page = WebURL.sample("https://example.org/permalink")
    items.append(FeedItem(guid: page.text, title: "Permalink", impliedURL: page, published: .sample(plusMinutes: -60)))
    let fetched = FetchedFeed(feed: FeedID(url: feed.url), content: .sample(items: items))
    for _ in 1...2 { #expect(try await client.stores.articles.store(fetched, at: .sample()).new.isEmpty) }
    #expect(await client.marks == ["One", "Permalink", "Twin", "Twin", "Twin", "Twin"].map { "\($0): starred" })
  }
}
