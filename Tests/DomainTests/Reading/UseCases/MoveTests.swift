import Domain
import DomainDoubles
import Testing

/// What a refresh does with a feed that has moved for good, and how it is taken back.
@Suite("A feed that has moved", .timeLimit(.minutes(10)))
struct MoveTests {
  private static let old = WebAddress.sample("https://example.org/old")
  private static let new = WebAddress.sample("https://example.net/new")
  private static let tea = Subscription(address: old, title: "Tea", folder: FolderPath("Food"))
  private static let other = Subscription(address: new, title: "Tea, new")
  private static let ready = Visit(move: MoveSighting(target: new, lastSeen: .sample(plusMinutes: -1440), days: 2))

  private func home(_ subscriptions: [Subscription], articles: [ArticleEntry] = []) async -> MemoryHome {
    let home = MemoryHome(subscriptions, articles: articles, visits: [Self.tea.id: Self.ready])
    await home.feeds.answer(Self.old, with: .unchanged, terms: AnswerTerms(movedTo: Self.new))
    await home.feeds.answer(Self.new, with: .unchanged)
    return home
  }

  private func events(_ home: MemoryHome) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshOrder()) { events += batch }
    return events
  }

  @Test("its address is saved and the old one kept, the person is told, and it keeps its identity")
  func saved() async throws {
    let home = await home([Self.tea])
    #expect(
      try await events(home).dropLast() == [
        .started(feeds: 1), .visited(Self.tea, .unchanged), .moved(FeedMove(Self.tea, to: Self.new)),
      ])
    let moved = Subscription(id: Self.tea.id, address: Self.new, formerAddress: Self.old, title: "Tea", folder: FolderPath("Food"))
    #expect(try await home.subscriptions.all() == [moved])
    #expect(try await home.visits.all()[Self.tea.id]?.move == nil)
  }

  @Test("one that cannot be saved is no feed's failure: the report names the problem, and the next refresh tries again")
  func notSaved() async throws {
    let home = await home([Self.tea])
    await home.subscriptions.failWith(MemoryHome.broken, on: [.move])
    guard case .finished(let report) = try await events(home).last else { return #expect(Bool(false), "no report") }
    #expect(report.problem == MemoryHome.broken && report.unchanged == 1)
    #expect(try await home.visits.all()[Self.tea.id]?.move?.days == 3)
    #expect(try await home.subscriptions.all() == [Self.tea])
  }

  @Test("two subscriptions that come to one address are one, with the stars and read marks of both", arguments: [true, false])
  func merged(isFirst: Bool) async throws {
    func article(_ name: String, _ feed: FeedID) -> Article {
      .sample(guid: name, feed: feed, title: name, address: .sample("https://example.org/\(name)"))
    }
    let home = await home(
      isFirst ? [Self.tea, Self.other] : [Self.other, Self.tea],
      articles: [
        .sample(article("both", Self.tea.id), marks: [.starred]), .sample(article("both", Self.other.id), marks: [.read]),
        .sample(article("only", Self.tea.id), marks: [.starred]), .sample(article("none", Self.other.id)),
      ])
    #expect(try await events(home).contains(.moved(FeedMove(Self.tea, to: Self.new, mergedInto: Self.other))))
    #expect(try await home.subscriptions.all() == [Self.other])
    let entries = try await home.articles.articles(matching: .all, in: [Self.other.id])
    let marks = Dictionary(uniqueKeysWithValues: entries.map { ($0.article.title, $0.status.marks) })
    #expect(marks == ["both": [.starred, .read], "only": [.starred], "none": []])
    #expect(try await home.articles.counts(in: [Self.tea.id])[Self.tea.id]?.all == 2, "What was stored stays.")
  }

  @Test("a merger that fails leaves both subscriptions as they were", arguments: [MemoryArticleRepository.Call.merge])
  func notMerged(call: MemoryArticleRepository.Call) async throws {
    let home = await home([Self.tea, Self.other])
    await home.articles.failWith(MemoryHome.broken, on: [call])
    guard case .finished(let report) = try await events(home).last else { return #expect(Bool(false), "no report") }
    #expect(report.problem == MemoryHome.broken)
    #expect(try await home.subscriptions.all() == [Self.tea, Self.other])
  }

  @Test("a move that is taken back gives the old address again, and is not made a second time")
  func undone() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    let undone = try await home.undoMove(FeedReference("tea"))
    #expect(undone == UndoneMove(subscription: Self.tea, declined: Self.new))
    #expect(try await home.subscriptions.all() == [Self.tea])
    try await home.visits.record([Self.tea.id: Visit(move: Self.ready.move, declinedMove: Self.new)])
    #expect(try await events(home).contains(.visited(Self.tea, .unchanged)))
    #expect(try await home.subscriptions.all() == [Self.tea])
    await #expect(throws: ReadingError.neverMoved(Self.tea)) { try await home.undoMove(FeedReference("tea")) }
  }

  @Test("nothing is taken back when somebody has taken the old address meanwhile, nor while a refresh runs")
  func cannotUndo() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    let moved = try await home.subscriptions.all()
    let again = Subscription(id: Self.other.id, address: Self.old, title: "Again")
    _ = try await home.subscriptions.add([again])
    await #expect(throws: ReadingError.alreadySubscribed(again)) { try await home.undoMove(FeedReference(Self.tea.id.text)) }
    let permit = try await home.turn.take()
    await #expect(throws: ReadingError.store(.locked(byProcess: nil))) { try await home.undoMove(FeedReference("tea")) }
    withExtendedLifetime(permit) {}
    #expect(try await home.subscriptions.all() == moved + [again])
  }

  /// How a feed is followed again that was removed after it had moved.
  enum Return: CaseIterable { case addNew, addOld, importNew, importOld, undo }

  @Test("removed and followed again, wherever it was, it has its stars", arguments: Return.allCases, [true, false])
  func returned(by way: Return, isRefreshed: Bool) async throws {
    let article = Article.sample(guid: "1", feed: Self.tea.id, title: "Steep")
    let home = await home([Self.tea], articles: [.sample(article, marks: [.starred])])
    _ = try await events(home)
    if !isRefreshed { try await home.visits.record([Self.tea.id: .never]) }
    #expect(try await home.unsubscribe(FeedReference(Self.new.text)).kept.starred == 1)
    for address in [Self.old, Self.new] { await home.feeds.show(.feed(.sample(title: "Tea", items: []), nil), at: address) }
    let place = DocumentPlace.file("list.opml")
    for round in 1...2 {
      switch way {
      case .addNew: _ = try await home.subscribe(SubscribeOrder(address: Self.new.text))
      case .addOld: _ = try await home.subscribe(SubscribeOrder(address: (round == 1 ? Self.old : Self.new).text))
      case .importNew, .importOld:
        let listed = Subscription(address: way == .importNew ? Self.new : Self.old, title: "Tea")
        let outlines = MemoryOutlineRepository([place: Outline(subscriptions: [listed], refused: [])])
        _ = try await ImportSubscriptions(subscriptions: home.subscriptions, visits: home.visits, outlines: outlines)(place)
      case .undo: _ = try await home.undoDeed(.last)
      }
      #expect(try await home.subscriptions.all().map(\.id) == [Self.tea.id])
      #expect(try await home.listArticles(ArticleQuery(having: [.starred])).map(\.article.id) == [article.id])
      _ = try await home.unsubscribe(FeedReference("tea"))
    }
  }

  @Test("its new address is another feed's while it is followed itself, or when the move was taken back")
  func notReturned() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    _ = try await home.undoMove(FeedReference("tea"))
    await home.feeds.show(.feed(.sample(title: "New"), nil), at: Self.new)
    #expect(try await home.subscribe(SubscribeOrder(address: Self.new.text)).subscription.id == FeedID(address: Self.new))
    for name in ["tea", "new"] { _ = try await home.unsubscribe(FeedReference(name)) }
    #expect(try await home.subscribe(SubscribeOrder(address: Self.new.text)).subscription.id == FeedID(address: Self.new))
  }

  @Test("a feed of its own that was followed at the new address since is the one that comes back")
  func followedSince() async throws {
    let visits = [
      Self.tea.id: Visit(lastTried: .sample(plusMinutes: -9), addresses: [Self.new]),
      Self.other.id: Visit(lastTried: .sample(plusMinutes: -5)),
    ]
    for (lastTried, id) in [(-5, Self.other.id), (-15, Self.tea.id)] {
      var visits = visits
      visits[Self.other.id]?.lastTried = .sample(plusMinutes: lastTried)
      let home = MemoryHome(visits: visits)
      await home.feeds.show(.feed(.sample(), nil), at: Self.new)
      #expect(try await home.subscribe(SubscribeOrder(address: Self.new.text)).subscription.id == id)
    }
  }

  @Test("removing it fails, and nothing is removed, when where it was followed cannot be remembered")
  func notRemembered() async throws {
    let moved = Subscription(id: Self.tea.id, address: Self.new, formerAddress: Self.old, title: "Tea")
    let home = MemoryHome([moved])
    await home.visits.failWith(MemoryHome.broken, on: [.record])
    await #expect(throws: MemoryHome.broken) { _ = try await home.unsubscribe(FeedReference("tea")) }
    #expect(try await home.subscriptions.all() == [moved])
    #expect(await home.deeds.deeds == [])
  }
}
