import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Contacts after one side has lost something.
@Suite("A contact after a loss", .timeLimit(.minutes(10)))
struct ServerRecoveryTests {
  private static let otherURL = WebURL.sample("https://example.org/other")

  @Test("a server that was set up anew gives no mark to another article, and gets the marks back", arguments: [false, true])
  func setUpAnew(isReordered: Bool) async throws {
    let (client, _, _) = await ServerClient.following()
    let server = client.server
    let other = await server.add(Self.otherURL, title: "Other")
    await server.publish([.served("Three", minutes: 2)], in: other.id)
    try await client.contact()
    try await client.mark(.starred, of: "One")
    try await client.mark(.read, of: "Three")
    try await client.contact()
    await server.setUpAnew()
    let urls = isReordered ? [Self.otherURL, ServerClient.url] : [ServerClient.url, Self.otherURL]
    for url in urls { await server.add(url, title: url == Self.otherURL ? "Other" : "News") }
    let feeds = await server.feeds
    let items = [("Three", Self.otherURL, 2), ("Two", ServerClient.url, 1), ("One", ServerClient.url, 0), ("Four", Self.otherURL, 3)]
    for (title, url, minutes) in items {
      let feed = try #require(feeds.first { $0.url == url })
      await server.publish([.served(title, minutes: minutes)], in: feed.id)
    }
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["Four: ", "One: starred", "Three: read", "Two: "])
    #expect(await server.starred == [ServerItemID(number: 3)])
    #expect(await server.read == [ServerItemID(number: 1)])
    #expect(try await client.stores.subscriptions.all().map(\.url) == [ServerClient.url, Self.otherURL])
  }

  @Test("a feed that nobody here follows gets neither a feed nor its stars with their numbers", arguments: [true, false])
  func stranger(listsFeed: Bool) async throws {
    let (client, _, _) = await ServerClient.following()
    let (server, url) = (client.server, WebURL.sample("https://example.net/novum"))
    try await client.contact()
    try await client.mark(.starred, of: "One")
    try await client.contact()
    await server.setUpAnew()
    let stranger = await server.add(url, title: "Novum")
    await server.publish([.served("Nova"), .served("Novel", minutes: 1)], in: stranger.id)
    if listsFeed {
      let feed = await server.add(ServerClient.url, title: "News")
      await server.publish([.served("One"), .served("Two", minutes: 1)], in: feed.id)
    }
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["Nova: ", "Novel: ", "One: starred", "Two: "])
    #expect(await server.starred == (listsFeed ? [ServerItemID(number: 3)] : []))
    #expect(try await client.stores.subscriptions.all().map(\.url) == [ServerClient.url, url])
  }

  @Test("a server that is back from a backup gives its numbers to other articles")
  func backup() async throws {
    let (client, feed, ids) = await ServerClient.following(["One", "Two", "Three"])
    try await client.contact()
    try await client.mark(.starred, of: "Three")
    try await client.contact()
    await client.server.setUpAnew()
    let again = await client.server.add(ServerClient.url, title: "News", folder: FolderPath("Papers"))
    #expect(again.id == feed.id)
    await client.server.publish([.served("One"), .served("Two", minutes: 1), .served("Four", minutes: 4)], in: feed.id)
    #expect(try await client.report()?.newArticles == 1)
    #expect(await client.marks == ["Four: ", "One: ", "Three: starred", "Two: "])
    #expect(await client.server.starred == [] && ids.count == 3)
  }

  @Test("a server that is back from a backup and lacks articles that came since clears none of the marks that were set since")
  func olderServer() async throws {
    let (client, feed, ids) = await ServerClient.following()
    let server = client.server
    try await client.contact()
    try await client.mark(.starred, of: "One")
    try await client.mark(.read, of: "Two")
    let later = await server.publish([.served("Three", minutes: 3)], in: feed.id)
    try await client.contact()
    await server.purge(Set(later))
    await server.mark(.starred, false, ids)
    await server.mark(.read, false, ids)
    await server.publish([.served("Three", minutes: 3)], in: feed.id)
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["One: starred", "Three: ", "Two: read"])
    #expect(await server.starred == [ids[0]])
    #expect(await server.read == [ids[1]])
    await server.mark(.starred, false, ids)
    try await client.contact()
    #expect(await client.marks == ["One: ", "Three: ", "Two: read"], "Later changes on the server count again.")
  }

  @Test("a server that is back from a backup is noticed although retention has removed the older articles here")
  func olderServerAfterRetention() async throws {
    let (client, feed, ids) = await ServerClient.following(settings: [.keepArticles: .limit(1)])
    let server = client.server
    await server.mark(.read, true, ids)
    let other = await server.add(Self.otherURL, title: "Other")
    let four = await server.publish([.served("Four")], in: other.id)
    try await client.contact()
    try await client.mark(.starred, of: "Four")
    let later = await server.publish([.served("Three", minutes: 3)], in: feed.id)
    try await client.contact()
    #expect(await client.marks == ["Four: starred", "Three: "])
    await server.purge(Set(later))
    await server.mark(.starred, false, four)
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["Four: starred", "Three: "])
    #expect(await server.starred == Set(four))
  }

  @Test("a server from which another device has removed the newest articles, which were read, is not back from a backup")
  func flushed() async throws {
    let (client, _, ids) = await ServerClient.following(["One", "Two", "Three"])
    try await client.contact()
    try await client.mark(.starred, of: "One")
    try await client.mark(.read, of: "Three")
    try await client.contact()
    await client.server.purge([ids[2]])
    await client.server.mark(.starred, false, [ids[0]])
    try await client.contact()
    #expect(await client.marks == ["One: ", "Three: read", "Two: "])
    #expect(await client.server.starred == [])
  }

  @Test("after a feed was unfollowed, the server is not asked whether it is back from a backup")
  func unfollowed() async throws {
    let (client, _, _) = await ServerClient.following()
    let other = await client.server.add(Self.otherURL, title: "Other")
    await client.server.publish([.served("Three")], in: other.id)
    try await client.contact()
    await client.server.drop(other.id)
    let before = await client.server.calls.count { $0 == .items }
    try await client.contact()
    // The newest item is gone, so the others are looked at.
    #expect(await client.server.calls.count { $0 == .items } == before + 2)
  }

  @Test("a change of an article with a dead and a living item is refused only if the server refuses both", arguments: [1, 2])
  func deadItem(refused: Int) async throws {
    let (client, feed, ids) = await ServerClient.following()
    try await client.contact()
    await client.server.purge([ids[0]])
    let again = await client.server.publish([.served("One")], in: feed.id)
    // Absence from an incomplete list means nothing, so the dead item stays known.
    await client.server.cut([.starred])
    try await client.contact()
    await client.server.refuse(Set(([ids[0]] + again).prefix(refused)))
    try await client.mark(.starred, of: "One")
    let exchange = try await client.report()?.contact
    #expect(exchange?.sent == 2 - refused && exchange?.refused == refused - 1)
    #expect(try await client.state.pending().setAside.count == refused - 1)
  }

  @Test("a dead item is forgotten at once when its article has another item, even if most items are dead")
  func deadItems() async throws {
    let (client, feed, ids) = await ServerClient.following()
    try await client.contact()
    await client.server.purge(Set(ids))
    let again = await client.server.publish([.served("One"), .served("Two", minutes: 1)], in: feed.id)
    try await client.contact()
    #expect(try await client.state.items().keys.sorted() == again)
  }

  @Test("articles that were lost here come again from the server")
  func lostHere() async throws {
    let (client, _, ids) = await ServerClient.following()
    try await client.contact()
    await client.server.mark(.starred, true, [ids[1]])
    try await client.contact()
    let feed = try #require(try await client.stores.subscriptions.all().first?.id)
    let nothing = FetchedFeed(feed: feed, content: .sample(items: []))
    let removed = try await client.stores.articles.purge(
      after: nothing, keeping: Retention(maximumArticles: 1, maximumDays: nil), at: .sample())
    #expect(removed == 1)
    try await client.contact()
    #expect(await client.marks == ["One: ", "Two: starred"])
  }

  @Test("an article that retention has removed comes again when the server stars or tags it, and stays")
  func starredLater() async throws {
    let (client, _, ids) = await ServerClient.following(["One", "Two", "Three"], settings: [.keepArticles: .limit(1)])
    await client.server.mark(.read, true, [ids[0], ids[1]])
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["Three: "])
    await client.server.mark(.starred, true, [ids[0]])
    await client.server.mark(.label(ServerLabel("later")), true, [ids[1]])
    for _ in 1...2 {
      try await client.contact()
      #expect(await client.marks == ["One: read starred", "Three: ", "Two: read tag:later"])
    }
  }

  @Test("a tag with the name of a folder stays here, also when the folder is renamed later")
  func folderName() async throws {
    let (client, feed, ids) = await ServerClient.following()
    let label = ServerMark.label(ServerLabel("papers"))
    await client.server.mark(label, true, [ids[1]])
    try await client.contact()
    try await client.mark(.tagged("papers"), of: "One")
    for _ in 1...2 {
      try await client.contact()
      #expect(await client.marks == ["One: tag:papers", "Two: "])
    }
    await client.server.edit(feed.id, folder: FolderPath("Books"))
    for _ in 1...2 {
      try await client.contact()
      #expect(await client.marks == ["One: tag:papers", "Two: tag:papers"])
    }
  }
}
