import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Following a feed while the data directory is bound to a feed server.
@Suite("FollowOnServer")
struct FollowOnServerTests {
  private static let url = WebURL.sample("https://example.org/feed")

  @Test("the server follows the feed, and the list has it as the server lists it")
  func follows() async throws {
    let client = ServerClient()
    let result = try await client.followOnServer(SubscribeInput(url: Self.url.text, folder: FolderPath("News")))
    let subscription = Subscription(
      url: Self.url, title: "", feedTitle: "Title of example.org", folder: FolderPath("News"), serverID: .sample())
    #expect(result == SubscribeResult(subscription: subscription, articles: 0))
    #expect(try await client.stores.subscriptions.all() == [subscription])
    #expect(await client.server.feeds.map(\.folder.text) == ["News"])
  }

  @Test("a feed that the server follows already is not followed again")
  func knownThere() async throws {
    let client = ServerClient()
    await client.server.add(Self.url, title: "News", folder: FolderPath("Papers"))
    let result = try await client.followOnServer(SubscribeInput(url: Self.url.text))
    #expect(result.subscription.folder.text == "Papers")
    #expect(await !client.server.calls.contains(.follow))
  }

  @Test("a feed that has got the number of another feed of the list is followed all the same")
  func reusedNumber() async throws {
    let known = Subscription(url: .sample("https://example.org/old"), title: "Old", serverID: .sample())
    let client = ServerClient(subscriptions: [known])
    await client.server.add(Self.url, title: "News")
    #expect(try await client.followOnServer(SubscribeInput(url: Self.url.text)).subscription.url == Self.url)
    #expect(try await client.stores.subscriptions.all().map(\.url) == [known.url, Self.url])
  }

  @Test("a feed that the list has is refused before the server is asked")
  func knownHere() async {
    let known = Subscription.sample(url: Self.url.text)
    let client = ServerClient(subscriptions: [known])
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(known))) {
      try await client.followOnServer(SubscribeInput(url: Self.url.text))
    }
    #expect(await client.server.calls.isEmpty)
  }

  @Test("a feed with a login is refused", arguments: [("https://example.org/feed", true), ("https://me:pw@example.org/feed", false)])
  func login(url: String, isOption: Bool) async {
    let client = ServerClient()
    let input = SubscribeInput(url: url, login: isOption ? Login(name: "me", password: "pw") : nil)
    await #expect(throws: ReaderError.server(.loginOfFeed(host: "server.example"))) { try await client.followOnServer(input) }
    #expect(await client.server.calls.isEmpty)
  }

  @Test("a server that gives no answer may have followed the feed all the same")
  func lateAnswer() async throws {
    let client = ServerClient()
    await client.server.failWith(.server(.web(host: "server.example", .timedOut(seconds: 120))), on: [.answer])
    #expect(try await client.followOnServer(SubscribeInput(url: Self.url.text)).subscription.serverID == .sample())
  }

  @Test("what the server refuses is told in its words, and the list stays as it is")
  func refused() async throws {
    let client = ServerClient()
    await client.server.refuse(Self.url, reason: "no feed there")
    await #expect(throws: ReaderError.server(.refused(host: "server.example", reason: "no feed there"))) {
      try await client.followOnServer(SubscribeInput(url: Self.url.text))
    }
    #expect(try await client.stores.subscriptions.all().isEmpty)
  }

  @Test("a new feed is not followed when the server refuses its folder, and a feed that was there stays", arguments: [true, false])
  func refusedFolder(isNew: Bool) async throws {
    let client = ServerClient()
    if !isNew { await client.server.add(Self.url) }
    let refusal = ReaderError.server(.refused(host: "server.example", reason: "'cited' is a label there"))
    await client.server.failWith(refusal, on: [.change])
    await #expect(throws: refusal) {
      try await client.followOnServer(SubscribeInput(url: Self.url.text, folder: FolderPath("cited")))
    }
    #expect(await client.server.feeds.map(\.url) == (isNew ? [] : [Self.url]))
    #expect(try await client.stores.subscriptions.all().isEmpty)
  }

  @Test("each call runs the use case of the moment: the binding may change between two calls")
  func choice() async throws {
    let client = ServerClient(account: nil)
    let (server, direct) = (
      Stub<Int, String, ReaderError> { _ in .success("server") }, Stub<Int, String, ReaderError> { _ in .success("direct") }
    )
    let choice = ServerOrDirect(state: client.state, server: server, direct: direct)
    #expect(try await choice(1) == "direct")
    try await client.state.bind(.sample())
    #expect(try await choice(2) == "server")
    await client.state.failWith(MemoryStores.broken, on: [.account])
    await #expect(throws: MemoryStores.broken) { try await choice(3) }
  }
}
