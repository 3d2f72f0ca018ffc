import CoreDomain
import CoreDoubles
@testable import ReaderDomain
import ReaderDoubles
import Testing

/// What a contact with a feed server does to the list of feeds.
@Suite("The list of feeds in a contact", .timeLimit(.minutes(10)))
struct SubscriptionPullTests {
  @Test("the list follows the server: titles, folders, addresses and removals; articles stay")
  func feeds() async throws {
    let (client, feed, ids) = await ServerClient.following()
    let other = await client.server.add(.sample("https://example.org/other"), title: "Other")
    try await client.contact()
    let target = WebURL.sample("https://example.net/feed")
    await client.server.edit(feed.id, url: target, folder: .top)
    await client.server.drop(other.id)
    let before = try await client.stores.subscriptions.all()[0]
    #expect(try await client.contact().contains(.moved(FeedRedirect(before, to: target))))
    await client.server.edit(feed.id, title: "Gazette")
    try await client.contact()
    #expect(
      try await client.stores.subscriptions.all() == [
        before.moved(to: target, former: ServerClient.url).titled(byFeed: "Gazette").changed(SubscriptionChange(folder: .top))
      ])
    #expect(await client.stores.articles.stored.count == ids.count)
  }

  @Test("a feed at the former URL of a feed that has moved is another feed, and comes with its articles", arguments: [false, true])
  func formerURL(isAtOnce: Bool) async throws {
    let (client, feed, _) = await ServerClient.following()
    let target = WebURL.sample("https://example.net/feed")
    try await client.contact()
    await client.server.edit(feed.id, url: target)
    if !isAtOnce { try await client.contact() }
    let old = await client.server.add(ServerClient.url, title: "Old")
    await client.server.publish([.served("Three")], in: old.id)
    #expect(try await client.report()?.newArticles == 1)
    #expect(try await client.stores.subscriptions.all().map(\.url) == [target, ServerClient.url])
    #expect(try await client.report()?.unchanged == 2)
  }

  @Test("a second feed of the server with the same URL is told, and is no failure")
  func sameURL() async throws {
    let (client, _, _) = await ServerClient.following()
    let second = await client.server.add(ServerClient.url, title: "Second")
    for _ in 1...2 {
      let report = try await client.report()
      #expect(report?.failed == 0 && report?.contact?.untaken.map(\.serverID) == [second.id])
    }
    #expect(try await client.stores.subscriptions.all().map(\.feedTitle) == ["News"])
  }

  @Test("a server that moves all of its feeds at once moves them in several contacts")
  func manyMoves() async throws {
    let server = MemoryFeedServer()
    var ids: [ServerFeedID] = []
    for number in 0...SubscriptionPull.maximumMoves { ids.append(await server.add(.sample("https://example.org/\(number)")).id) }
    let client = ServerClient(server)
    try await client.contact()
    for (number, id) in ids.enumerated() { await server.edit(id, url: .sample("https://example.net/\(number)")) }
    for count in [SubscriptionPull.maximumMoves, 1, 0] {
      #expect(try await client.contact().count { if case .moved = $0 { true } else { false } } == count)
    }
    #expect(try await client.stores.subscriptions.all().allSatisfy { $0.url.host == "example.net" })
  }

  @Test("feeds that only this side has are followed on the server with title and folder, and refused ones stay and are told")
  func onlyHere() async throws {
    let (fresh, _, _) = await ServerClient.following()
    let mine = Subscription.sample(url: "https://example.org/mine", title: "Mine", folder: FolderPath("Home"))
    let dead = Subscription.sample(url: "https://example.org/dead", title: "Dead")
    let secret = Subscription.sample(url: "https://me:pw@example.org/secret", title: "Secret")
    await fresh.server.refuse(dead.url, reason: "no feed there")
    let client = ServerClient(fresh.server, subscriptions: [mine, dead, secret])
    let events = try await client.contact()
    let refused = ReaderError.server(.refused(host: "server.example", reason: "no feed there"))
    #expect(events.contains(.fetched(dead, .failed(refused))))
    #expect(events.contains(.fetched(secret, .skipped(.notOnServer))))
    #expect(await client.server.feeds.map { "\($0.title) \($0.folder.text)" } == ["News Papers", "Mine Home"])
    let again = try await client.contact()
    #expect(again.contains { if case .fetched(dead, .skipped(.backingOffAfterFailures)) = $0 { true } else { false } })
    #expect(await client.server.calls.count { $0 == .follow } == 2)
    #expect(try await client.stores.subscriptions.all().count == 4)
  }

  @Test("a feed that the server cannot fetch in time fails alone, and is found later when it was followed all the same")
  func slowFeed() async throws {
    let (fresh, _, ids) = await ServerClient.following()
    let slow = Subscription.sample(url: "https://example.org/slow", title: "Slow")
    let late = ReaderError.server(.web(host: "server.example", .timedOut(seconds: 120)))
    await fresh.server.failWith(late, on: [.answer])
    let client = ServerClient(fresh.server, subscriptions: [slow])
    #expect(try await client.contact().contains(.fetched(slow, .failed(late))))
    #expect(await client.stores.articles.stored.count == ids.count)
    try await client.contact()
    #expect(try await client.stores.subscriptions.all().allSatisfy { $0.serverID != nil })
    #expect(await client.server.calls.count { $0 == .follow } == 1)
    #expect(try await client.stores.subscriptions.all().contains { $0.title == "Slow" })
  }

  @Test(
    "a feed that the server follows keeps its title and folder here until the server has them, or fails twice",
    arguments: [
      (.server(.busy(host: "server.example", seconds: nil)), 2, "Mine Home"), (.cancelled, 1, "Mine Home"),
      (.server(.web(host: "server.example", .status(code: 504))), 1, "Mine Home"),
      (.server(.web(host: "server.example", .status(code: 504))), 2, "Title of example.org "),
    ] as [(ReaderError, Int, String)])
  func unnamed(error: ReaderError, failures: Int, names: String) async throws {
    let (fresh, _, _) = await ServerClient.following()
    let mine = Subscription.sample(url: "https://example.org/mine", title: "Mine", folder: FolderPath("Home"))
    let client = ServerClient(fresh.server, subscriptions: [mine])
    await client.server.failWith(error, on: [.change])
    for _ in 1...failures { try await client.contact() }
    await client.server.failWith(nil, on: [.change])
    for _ in 1...2 { try await client.contact() }
    #expect(await client.server.feeds.map { "\($0.title) \($0.folder.text)" } == ["News Papers", names])
    let here = try await client.stores.subscriptions.all().first { $0.id == mine.id }
    #expect(here.map { "\($0.title) \($0.folder.text)" } == names && here?.serverID != nil)
    #expect(await client.server.calls.count { $0 == .follow } == 1)
  }

  @Test("a server that has suddenly no feeds removes none, until the user accepts that; the articles stay")
  func emptyList() async throws {
    let (client, feed, _) = await ServerClient.following()
    try await client.contact()
    await client.server.drop(feed.id)
    #expect(try await client.report()?.problem == .server(.noFeeds(host: "server.example", known: 1)))
    #expect(try await client.stores.subscriptions.all().count == 1)
    #expect(try await client.report(RefreshInput(acceptsNoFeeds: true))?.problem == nil)
    #expect(try await client.stores.subscriptions.all().isEmpty)
    #expect(await client.stores.articles.stored.count == 2)
    #expect(try await client.report()?.problem == nil, "The next contact needs no confirmation.")
  }

  @Test("a feed that the server has stopped following is named, and nothing that the user has done is to be undone before")
  func unfollowed() async throws {
    let (client, feed, _) = await ServerClient.following()
    await client.server.add(.sample("https://example.org/other"), title: "Other")
    try await client.contact()
    let before = try await client.stores.subscriptions.all()[0]
    await client.server.drop(feed.id)
    #expect(try await client.report()?.contact?.unfollowed == [before])
    #expect(await client.stores.undoHistory.undoHistory.isEmpty)
  }

  @Test("a feed whose title or folder the server refuses is followed all the same, and that is told once")
  func refusedFolder() async throws {
    let (fresh, _, _) = await ServerClient.following()
    let mine = Subscription.sample(url: "https://example.org/mine", title: "Mine", folder: FolderPath("Cited"))
    let refusal = ReaderError.server(.refused(host: "server.example", reason: "'Cited' is a label"))
    await fresh.server.failWith(refusal, on: [.change])
    let client = ServerClient(fresh.server, subscriptions: [mine])
    #expect(try await client.contact().contains(.fetched(mine, .failed(refusal))))
    #expect(try await client.stores.subscriptions.all().allSatisfy { $0.serverID != nil })
    #expect(try await client.contact().allSatisfy { if case .fetched(_, .failed) = $0 { false } else { true } })
    #expect(try await client.stores.subscriptions.all().first { $0.id == mine.id }?.folder == .top, "The server decides.")
  }
}
