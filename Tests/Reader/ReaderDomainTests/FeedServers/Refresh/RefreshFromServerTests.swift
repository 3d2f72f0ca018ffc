import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Contacts with a feed server.
@Suite("RefreshFromServer", .timeLimit(.minutes(10)))
struct RefreshFromServerTests {
  private static let broken = MemoryStores.broken

  @Test("the first contact brings the feeds with their folders, the articles and their marks")
  func first() async throws {
    let (client, feed, ids) = await ServerClient.following(["One", "Two", "Three"])
    await client.server.mark(.read, true, [ids[0]])
    await client.server.mark(.starred, true, [ids[1]])
    await client.server.mark(.label(ServerLabel("Cited")), true, [ids[2]])
    let subscription = Subscription(
      url: ServerClient.url, title: "", feedTitle: "News", folder: FolderPath("Papers"), serverID: feed.id)
    var report = RefreshReport()
    (report.updated, report.newArticles) = (1, 3)
    report.contact = ServerRefreshReport(host: "server.example")
    #expect(
      try await client.contact().map(\.numbered) == [
        .started(feeds: 1), .contacting(host: "server.example", articles: 0), .contacting(host: "server.example", articles: 3),
        .fetched(subscription, .updated(new: 3, changed: 0)), .finished(report),
      ])
    #expect(await client.marks == ["One: read", "Three: tag:cited", "Two: starred"])
    #expect(try await client.stores.subscriptions.all() == [subscription])
    #expect(try await client.state.account()?.lastContact == .sample())
    #expect(await client.server.calls == [.logIn, .subscriptions, .labels, .labels, .items])
  }

  @Test("a contact without news asks for the lists, and for one known article")
  func nothingNew() async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.contact()
    let before = await client.server.calls.count
    #expect(try await client.report()?.unchanged == 1)
    #expect(await client.server.calls.dropFirst(before) == [.logIn, .subscriptions, .items, .labels])
  }

  @Test("changes on the server arrive, and changes here are sent")
  func bothWays() async throws {
    let (client, feed, ids) = await ServerClient.following()
    try await client.contact()
    await client.server.mark(.read, true, [ids[0]])
    try await client.mark(.starred, of: "Two")
    try await client.mark(.tagged("cited"), of: "Two")
    await client.server.publish([.served("Three", minutes: 3)], in: feed.id)
    var exchange = ServerRefreshReport(host: "server.example")
    (exchange.sent, exchange.received) = (2, 1)
    let report = try await client.report()
    #expect(report?.newArticles == 1 && report?.contact == exchange)
    #expect(await client.marks == ["One: read", "Three: ", "Two: starred tag:cited"])
    #expect(await client.server.sent == ["starred 1", "label cited 1"])
    await client.server.mark(.read, false, [ids[0]])
    await client.server.mark(.starred, false, [ids[1]])
    await client.server.mark(.label(ServerLabel("cited")), false, [ids[1]])
    try await client.contact()
    #expect(await client.marks == ["One: ", "Three: ", "Two: "])
    #expect(try await client.state.pending() == PendingMarks([], last: 2))
  }

  @Test("a change that is made during a contact wins over what the server said before")
  func meanwhile() async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.contact()
    let state = client.state
    let ids = await client.stores.articles.stored.map(\.article.id)
    await client.server.beforeCalls { call in
      guard call == .list else { return }
      do { try await state.mark([StatusEdit(mark: .starred, isSet: true, ids: ids)]) } catch { Issue.record(error) }
    }
    try await client.contact()
    #expect(await client.marks == ["One: starred", "Two: starred"])
    await client.server.beforeCalls { _ in }
    try await client.contact()
    #expect(await client.server.starred.count == 2)
  }

  @Test("articles that both sides have are matched and their marks united; what only the server lacks is sent next time")
  func bind() async throws {
    let (fresh, _, ids) = await ServerClient.following()
    await fresh.server.mark(.starred, true, [ids[1]])
    await fresh.server.mark(.read, true, ids)
    let subscription = Subscription(url: ServerClient.url, title: "", feedTitle: "News")
    let client = ServerClient(fresh.server, subscriptions: [subscription])
    let items = ["One", "Two", "Old"].enumerated().map { place, title in
      FeedItem.sample(
        guid: title, title: title, url: .sample("https://example.org/\(title.lowercased())"), published: .sample(plusMinutes: -60 + place))
    }
    _ = try await client.stores.articles.store(
      FetchedFeed(feed: subscription.id, content: .sample(items: items)), at: .sample(plusMinutes: -30))
    // Marks from before the directory was bound are in no queue.
    try await client.stores.articles.update([
      StatusEdit(mark: .starred, isSet: true, ids: [ArticleID(feed: subscription.id, identity: "guid:One")]),
      StatusEdit(mark: .tagged("own"), isSet: true, ids: [ArticleID(feed: subscription.id, identity: "guid:Old")]),
    ])
    #expect(try await client.report()?.newArticles == 0)
    #expect(await client.marks == ["Old: tag:own", "One: read starred", "Two: read starred"])
    #expect(await client.server.starred == [ids[1]])
    try await client.contact()
    #expect(await client.server.starred == Set(ids))
    #expect(await client.stores.articles.stored.count == 3)
  }

  @Test("a change of an article without an item is kept until the item arrives, in both directions")
  func unsent() async throws {
    let (fresh, feed, ids) = await ServerClient.following(["One"])
    await fresh.server.mark(.starred, true, ids)
    let subscription = Subscription(url: ServerClient.url, title: "", feedTitle: "News", serverID: feed.id)
    let client = ServerClient(fresh.server, subscriptions: [subscription])
    _ = try await client.stores.articles.store(
      FetchedFeed(feed: subscription.id, content: .sample(items: [.served("One")])), at: .sample())
    try await client.mark(.starred, of: "One")
    try await client.mark(.starred, false, of: "One")
    try await client.mark(.read, of: "One")
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["One: read"])
    #expect(await client.server.starred.isEmpty)
    #expect(await client.server.read == Set(ids))
    #expect(try await client.state.pending().marks.isEmpty)
  }

  @Test("an article that the server has dropped keeps its marks, and one that returns under another id finds them")
  func returning() async throws {
    let (client, feed, ids) = await ServerClient.following()
    try await client.contact()
    try await client.mark(.starred, of: "One")
    try await client.mark(.read, of: "One")
    try await client.contact()
    await client.server.purge([ids[0]])
    try await client.contact()
    #expect(await client.marks == ["One: read starred", "Two: "])
    let again = await client.server.publish([.served("One")], in: feed.id)
    for _ in 1...2 { try await client.contact() }
    #expect(await client.marks == ["One: read starred", "Two: "])
    #expect(await client.server.starred == Set(again))
    #expect(await client.stores.articles.stored.count == 2)
  }

  @Test("rules mark new articles, and the marks are sent")
  func rules() async throws {
    let (client, _, ids) = await ServerClient.following(rules: "when title:One => star\nwhen title:Two => hide")
    let report = try await client.report()
    #expect(report?.newArticles == 1 && report?.marked.hidden.count == 1)
    try await client.contact()
    #expect(await client.server.sent == ["starred 1"])
    #expect(await client.server.starred == [ids[0]])
    #expect(await client.marks == ["One: starred", "Two: hidden"])
  }

  @Test("rules are about articles that nobody has seen: those with marks on the server keep these alone")
  func seenElsewhere() async throws {
    let (client, _, ids) = await ServerClient.following(rules: "when title:o => star")
    await client.server.mark(.read, true, [ids[0]])
    try await client.contact()
    #expect(await client.marks == ["One: read", "Two: starred"])
  }

  @Test("a program learns of the new articles once the contact is over")
  func program() async throws {
    let (client, _, _) = await ServerClient.following()
    for _ in 1...2 { try await client.contact(RefreshInput(program: ProgramCall("notify"))) }
    #expect(await client.stores.notifier.notifications == [.init(ProgramCall("notify"), ["Two", "One"])])
    #expect(await !client.stores.refreshLock.isTaken)
  }

  @Test("forcing brings the texts of the newest articles again")
  func forced() async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.contact()
    #expect(try await client.report(RefreshInput(isForced: true))?.unchanged == 1)
    #expect(await client.server.calls.count { $0 == .items } == 3)
    #expect(await client.stores.articles.stored.allSatisfy { !$0.article.isEdited })
  }

  @Test("marks that the server refuses are counted and not sent again")
  func refused() async throws {
    let (client, _, ids) = await ServerClient.following()
    try await client.contact()
    await client.server.refuse([ids[0]])
    try await client.mark(.starred, of: "One")
    try await client.mark(.starred, of: "Two")
    let reports = [try await client.report(), try await client.report()]
    #expect(reports.map { $0?.contact?.refused } == [1, 0])
    let pending = try await client.state.pending()
    #expect(pending.marks.isEmpty && pending.setAside.map(\.number) == [1])
    #expect(await client.server.sent == ["starred 2"])
  }

  @Test("absence from an incomplete list means nothing, and items are forgotten only when the server has most of the others")
  func incomplete() async throws {
    let (client, _, ids) = await ServerClient.following(["One", "Two", "Three"])
    await client.server.mark(.starred, true, ids)
    try await client.contact()
    await client.server.cut([.all, .starred, .unread])
    try await client.contact()
    #expect(await client.marks == ["One: starred", "Three: starred", "Two: starred"])
    #expect(try await client.state.items().count == 3)
    await client.server.cut([])
    await client.server.purge([ids[0]])
    try await client.contact()
    #expect(try await client.state.items().count == 2)
    await client.server.purge(Set(ids))
    try await client.contact()
    #expect(try await client.state.items().count == 2)
  }

  @Test("a label that disappears during a contact clears and sets nothing")
  func vanishingLabel() async throws {
    let (client, _, ids) = await ServerClient.following()
    let label = ServerLabel("cited")
    await client.server.mark(.label(label), true, [ids[0]])
    try await client.contact()
    let server = client.server
    await server.beforeCalls { call in if call == .list { await server.remove(label) } }
    try await client.contact()
    #expect(await client.marks == ["One: tag:cited", "Two: "])
  }

  // Failures.

  @Test("a contact cannot start without an account, with a wrong password, with an unknown feed, or beside another refresh")
  func cannotStart() async throws {
    let unbound = ServerClient(account: nil)
    await #expect(throws: ReaderError.server(.notBound)) { try await unbound.contact() }
    let (client, _, _) = await ServerClient.following()
    let unknown = FeedReference("sport")
    await #expect(throws: ReaderError.subscription(.feedNotFound(unknown))) { try await client.contact(RefreshInput(feeds: [unknown])) }
    let refused = ReaderError.server(.refusedLogin(host: "server.example", user: "bob"))
    await client.server.failWith(refused, on: [.logIn])
    await #expect(throws: refused) { try await client.contact() }
    let token = try await client.stores.refreshLock.take()
    await #expect(throws: ReaderError.store(.locked(byProcess: nil))) { try await client.contact() }
    withExtendedLifetime(token) {}
  }

  private static let failure = ReaderError.server(.web(host: "server.example", .status(code: 500)))
  private static let failing: [(call: MemoryFeedServer.Call, after: Int, stored: Int)] = [
    (.subscriptions, 0, 0), (.labels, 0, 0), (.list, 0, 0), (.list, 2, 0), (.items, 0, 0), (.items, 1, 250),
  ]

  @Test("a failure of the server ends the contact; what came before stays, and the next contact brings the rest", arguments: failing)
  func failure(_ test: (call: MemoryFeedServer.Call, after: Int, stored: Int)) async throws {
    let (client, _, _) = await ServerClient.following((1...300).map { "T\($0)" })
    await client.server.failWith(Self.failure, on: [test.call], after: test.after)
    let report = try await client.report()
    #expect(report?.problem == Self.failure && report?.newArticles == test.stored)
    #expect(await client.stores.articles.stored.count == test.stored)
    #expect(try await client.state.account()?.lastContact == nil)
    await client.server.failWith(nil)
    #expect(try await client.report()?.newArticles == 300 - test.stored)
    #expect(await client.stores.articles.stored.count == 300)
  }

  @Test("a stopped contact keeps what came, newest first")
  func stopped() async throws {
    let (client, _, _) = await ServerClient.following((1...300).map { "T\($0)" })
    await client.server.failWith(.cancelled, on: [.items], after: 1)
    guard case .stopped(let report)? = try await client.contact().last else { throw Unfinished() }
    #expect(report.newArticles == 250 && report.problem == nil)
    #expect(await client.stores.articles.stored.first?.article.title == "T300")
    #expect(await client.stores.articles.stored.last?.article.title == "T51")
  }

  @Test("a feed whose articles cannot be stored fails alone, and its items arrive again")
  func unstorable() async throws {
    let (client, _, _) = await ServerClient.following()
    let other = await client.server.add(.sample("https://example.org/other"), title: "Other")
    await client.server.publish([.served("Three")], in: other.id)
    await client.stores.articles.refuse(FeedID(url: other.url), with: Self.broken)
    let report = try await client.report()
    #expect(report?.newArticles == 2 && report?.failed == 1 && report?.storeProblems.count == 1 && report?.problem == nil)
    #expect(try await client.state.items().count == 2)
  }

  @Test("items that were not asked for, or are of a feed that nobody follows, are ignored")
  func foreign() async throws {
    let (client, _, _) = await ServerClient.following()
    await client.server.publish([.served("Three")], in: .sample(99))
    #expect(try await client.report()?.newArticles == 2)
    #expect(await client.stores.articles.stored.count == 2)
  }

  private struct Unfinished: Error {}
}
