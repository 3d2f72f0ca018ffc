import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// How a refresh applies a permanent redirect, and how the redirect is reverted.
@Suite("Permanently redirected feeds", .timeLimit(.minutes(10)))
struct FeedRedirectTests {
  private static let old = WebURL.sample("https://example.org/old")
  private static let new = WebURL.sample("https://example.net/new")
  private static let tea = Subscription(url: old, title: "Tea", folder: FolderPath("Food"))
  private static let other = Subscription(url: new, title: "Tea, new")
  /// The other subscription when it has taken over the folder.
  private static let otherInFolder = Subscription(url: new, title: "Tea, new", folder: FolderPath("Food"))
  private static let ready = FetchState(redirect: PendingRedirect(target: new, lastSeen: .sample(plusMinutes: -1440), days: 2))

  private func home(_ subscriptions: [Subscription], articles: [ArticleWithStatus] = []) async -> MemoryStores {
    let home = MemoryStores(subscriptions, articles: articles, fetchStates: [Self.tea.id: Self.ready])
    await home.feeds.response(Self.old, with: .unchanged, metadata: ResponseMetadata(movedTo: Self.new))
    await home.feeds.response(Self.new, with: .unchanged)
    return home
  }

  private func events(_ home: MemoryStores) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput()) { events += batch }
    return events
  }

  @Test("a redirect saves the new URL, keeps the old URL and the identity, and is reported")
  func saved() async throws {
    let home = await home([Self.tea])
    #expect(
      try await events(home).dropLast() == [
        .started(feeds: 1), .fetched(Self.tea, .unchanged), .moved(FeedRedirect(Self.tea, to: Self.new)),
      ])
    let moved = Subscription(id: Self.tea.id, url: Self.new, formerURL: Self.old, title: "Tea", folder: FolderPath("Food"))
    #expect(try await home.subscriptions.all() == [moved])
    #expect(try await home.fetchStates.all()[Self.tea.id]?.redirect == nil)
  }

  @Test("a redirect that cannot be saved is in the report, is not a failure of the feed, and is retried")
  func notSaved() async throws {
    let home = await home([Self.tea])
    await home.subscriptions.failWith(MemoryStores.broken, on: [.redirect])
    guard case .finished(let report) = try await events(home).last else { return #expect(Bool(false), "no report") }
    #expect(report.problem == MemoryStores.broken && report.unchanged == 1)
    #expect(try await home.fetchStates.all()[Self.tea.id]?.redirect?.days == 3)
    #expect(try await home.subscriptions.all() == [Self.tea])
  }

  @Test("two subscriptions with one URL become one, with the stars and read marks of both", arguments: [true, false])
  func merged(isFirst: Bool) async throws {
    func article(_ name: String, _ feed: FeedID) -> Article {
      .sample(guid: name, feed: feed, title: name, url: .sample("https://example.org/\(name)"))
    }
    let home = await home(
      isFirst ? [Self.tea, Self.other] : [Self.other, Self.tea],
      articles: [
        .sample(article("both", Self.tea.id), marks: [.starred]), .sample(article("both", Self.other.id), marks: [.read]),
        .sample(article("only", Self.tea.id), marks: [.starred]), .sample(article("none", Self.other.id)),
      ])
    #expect(try await events(home).contains(.moved(FeedRedirect(Self.tea, to: Self.new, mergedInto: Self.other))))
    #expect(try await home.subscriptions.all() == [Self.otherInFolder])
    let entries = try await home.articles.articles(matching: .all, in: [Self.other.id])
    let marks = Dictionary(uniqueKeysWithValues: entries.map { ($0.article.title, $0.status.marks) })
    #expect(marks == ["both": [.starred, .read], "only": [.starred], "none": []])
    #expect(try await home.articles.counts(in: [Self.tea.id])[Self.tea.id]?.all == 2, "the stored articles stay")
  }

  @Test("a feed that moves to the URL of a removed feed gets the articles and stars of that feed", arguments: [true, false])
  func ontoRemoved(hadMoved: Bool) async throws {
    let removed = hadMoved ? FeedID(url: .sample("https://example.org/before")) : Self.other.id
    let home = await home([Self.tea], articles: [.sample(.sample(guid: "1", feed: removed, title: "Steep"), marks: [.starred])])
    try await home.fetchStates.record([removed: FetchState(lastTried: .sample(plusMinutes: -9), urls: hadMoved ? [Self.new] : [])])
    #expect(try await events(home).contains(.moved(FeedRedirect(Self.tea, to: Self.new))))
    #expect(try await home.listArticles(ArticleQuery(having: [.starred])).map(\.article.feed) == [Self.tea.id])
    let item = FeedItem.sample(guid: "1", title: "Steep")
    await home.feeds.response(Self.new, with: .feed(Feed(format: .rss, items: [item]), nil))
    try await home.fetchStates.record([Self.tea.id: FetchState(urls: try await home.fetchStates.all()[Self.tea.id]?.urls ?? [])])
    _ = try await events(home)
    let counts = try await home.articles.counts(in: [Self.tea.id])[Self.tea.id]
    #expect(counts?.starred == 1 && (hadMoved || counts?.all == 1))
  }

  @Test("a feed that moves to the former URL of a feed that is followed gets none of its articles")
  func ontoFormer() async throws {
    let later = WebURL.sample("https://example.org/later")
    let moved = Subscription(id: Self.other.id, url: later, formerURL: Self.new, title: "Later")
    let home = await home([Self.tea, moved], articles: [.sample(.sample(guid: "1", feed: moved.id, title: "Steep"), marks: [.starred])])
    await home.feeds.response(later, with: .unchanged)
    try await home.fetchStates.record([moved.id: FetchState(lastTried: .sample(plusMinutes: -9), urls: [later])])
    #expect(try await events(home).contains(.moved(FeedRedirect(Self.tea, to: Self.new))))
    #expect(try await home.listArticles(ArticleQuery(having: [.starred])).map(\.article.feed) == [moved.id])
  }

  @Test("a merged feed takes over tags, a title and settings that it lacks, and no secret for another server")
  func takesOver() async throws {
    let settings = FeedSettings([.keepDays: "all", .interval: "60", .header: "Key: 1"])
    let tea = Subscription(
      url: Self.old, title: "Tea", folder: FolderPath("Food"), tags: [try TagName("hot")], settings: settings)
    let plain = Subscription(
      url: Self.new, title: "", feedTitle: "New", tags: [try TagName("new")], settings: FeedSettings([.keepDays: "9"]))
    let home = await home([tea, plain])
    _ = try await events(home)
    let joined = try #require(try await home.subscriptions.all().first)
    #expect(joined.id == plain.id && joined.title == "Tea" && joined.folder == FolderPath("Food"))
    #expect(joined.tags.map(\.text) == ["new", "hot"])
    #expect(joined.settings == FeedSettings([.keepDays: "all", .interval: "60"]))
  }

  @Test("a redirect onto another notation of a feed's URL merges into that feed, and its copies of articles are not new again")
  func otherNotation() async throws {
    let other = Subscription(url: .sample("\(Self.new.text)#top"), title: "Tea, new")
    let item = FeedItem.sample(guid: "only", title: "Only", url: .sample("https://example.org/only"))
    let article = Article.sample(guid: "only", feed: Self.tea.id, title: "Only", url: item.url)
    let home = await home([Self.tea, other], articles: [.sample(article, marks: [.read])])
    await home.feeds.response(other.url, with: .unchanged)
    #expect(try await events(home).contains(.moved(FeedRedirect(Self.tea, to: Self.new, mergedInto: other))))
    #expect(try await home.subscriptions.all().map(\.url) == [other.url])
    try await home.fetchStates.record([other.id: FetchState(urls: try await home.fetchStates.all()[other.id]?.urls ?? [])])
    await home.feeds.response(other.url, with: .feed(Feed(format: .rss, items: [item]), nil))
    _ = try await events(home)
    #expect(try await home.articles.counts(in: [other.id])[other.id] == ArticleCounts(all: 1, unread: 0))
  }

  @Test("a redirect is not reverted onto another notation of a feed's URL")
  func cannotUndoOntoNotation() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    let again = Subscription(url: .sample("https://example.org:443/old"), title: "Again")
    _ = try await home.subscriptions.add([again])
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(again))) {
      try await home.revertRedirect(FeedReference(Self.tea.id.text))
    }
  }

  @Test("a failed merge leaves both subscriptions unchanged", arguments: [MemoryArticleRepository.Call.merge])
  func notMerged(request: MemoryArticleRepository.Call) async throws {
    let home = await home([Self.tea, Self.other])
    await home.articles.failWith(MemoryStores.broken, on: [request])
    guard case .finished(let report) = try await events(home).last else { return #expect(Bool(false), "no report") }
    #expect(report.problem == MemoryStores.broken)
    #expect(try await home.subscriptions.all() == [Self.tea, Self.other])
  }

  @Test("reverting a redirect restores the old URL, and the redirect is not applied again")
  func undone() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    let undone = try await home.revertRedirect(FeedReference("tea"))
    #expect(undone == RevertedRedirect(subscription: Self.tea, declined: Self.new))
    #expect(try await home.subscriptions.all() == [Self.tea])
    try await home.fetchStates.record([Self.tea.id: FetchState(redirect: Self.ready.redirect, declinedRedirect: Self.new)])
    #expect(try await events(home).contains(.fetched(Self.tea, .unchanged)))
    #expect(try await home.subscriptions.all() == [Self.tea])
    await #expect(throws: ReaderError.subscription(.neverMoved(Self.tea))) { try await home.revertRedirect(FeedReference("tea")) }
  }

  @Test("a redirect is not reverted when another feed uses the old URL, or during a refresh")
  func cannotUndo() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    let moved = try await home.subscriptions.all()
    let again = Subscription(id: Self.other.id, url: Self.old, title: "Again")
    _ = try await home.subscriptions.add([again])
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(again))) {
      try await home.revertRedirect(FeedReference(Self.tea.id.text))
    }
    let token = try await home.refreshLock.take()
    await #expect(throws: ReaderError.store(.locked(byProcess: nil))) { try await home.revertRedirect(FeedReference("tea")) }
    withExtendedLifetime(token) {}
    #expect(try await home.subscriptions.all() == moved + [again])
  }

  /// How a feed is followed again after it was redirected and removed.
  enum Return: CaseIterable { case addNew, addOld, importNew, importOld, undo }

  @Test("a redirected feed that is removed and followed again has its stars, at either URL", arguments: Return.allCases, [true, false])
  func returned(by way: Return, isRefreshed: Bool) async throws {
    let article = Article.sample(guid: "1", feed: Self.tea.id, title: "Steep")
    let home = await home([Self.tea], articles: [.sample(article, marks: [.starred])])
    _ = try await events(home)
    if !isRefreshed { try await home.fetchStates.record([Self.tea.id: .never]) }
    #expect(try await home.unsubscribe(FeedReference(Self.new.text)).kept.starred == 1)
    for url in [Self.old, Self.new] { await home.feeds.show(.feed(.sample(title: "Tea", items: []), nil), at: url) }
    let place = FileLocation.file("list.opml")
    for round in 1...2 {
      switch way {
      case .addNew: _ = try await home.subscribe(SubscribeInput(url: Self.new.text))
      case .addOld: _ = try await home.subscribe(SubscribeInput(url: (round == 1 ? Self.old : Self.new).text))
      case .importNew, .importOld:
        let listed = Subscription(url: way == .importNew ? Self.new : Self.old, title: "Tea")
        let outlines = MemoryOutlineRepository([place: Outline(subscriptions: [listed], refused: [])])
        _ = try await ImportSubscriptions(
          subscriptions: home.subscriptions, fetchStates: home.fetchStates, views: MemoryViewRepository(), outlines: outlines)(place)
      case .undo: _ = try await home.undoLastAction(.last)
      }
      #expect(try await home.subscriptions.all().map(\.id) == [Self.tea.id])
      #expect(try await home.listArticles(ArticleQuery(having: [.starred])).map(\.article.id) == [article.id])
      _ = try await home.unsubscribe(FeedReference("tea"))
    }
  }

  @Test("the new URL belongs to another feed while the redirected feed is followed, or after the redirect is reverted")
  func notReturned() async throws {
    let home = await home([Self.tea])
    _ = try await events(home)
    _ = try await home.revertRedirect(FeedReference("tea"))
    await home.feeds.show(.feed(.sample(title: "New"), nil), at: Self.new)
    #expect(try await home.subscribe(SubscribeInput(url: Self.new.text)).subscription.id == FeedID(url: Self.new))
    for name in ["tea", "new"] { _ = try await home.unsubscribe(FeedReference(name)) }
    #expect(try await home.subscribe(SubscribeInput(url: Self.new.text)).subscription.id == FeedID(url: Self.new))
  }

  @Test("when several removed feeds used a URL, the one that was requested last returns")
  func followedSince() async throws {
    let fetchStates = [
      Self.tea.id: FetchState(lastTried: .sample(plusMinutes: -9), urls: [Self.new]),
      Self.other.id: FetchState(lastTried: .sample(plusMinutes: -5)),
    ]
    for (lastTried, id) in [(-5, Self.other.id), (-15, Self.tea.id)] {
      var fetchStates = fetchStates
      fetchStates[Self.other.id]?.lastTried = .sample(plusMinutes: lastTried)
      let home = MemoryStores(fetchStates: fetchStates)
      await home.feeds.show(.feed(.sample(), nil), at: Self.new)
      #expect(try await home.subscribe(SubscribeInput(url: Self.new.text)).subscription.id == id)
    }
  }

  @Test("a redirected feed is not removed when its URLs cannot be stored")
  func notRemembered() async throws {
    let moved = Subscription(id: Self.tea.id, url: Self.new, formerURL: Self.old, title: "Tea")
    let home = MemoryStores([moved])
    await home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    await #expect(throws: MemoryStores.broken) { _ = try await home.unsubscribe(FeedReference("tea")) }
    #expect(try await home.subscriptions.all() == [moved])
    #expect(await home.undoHistory.undoHistory == [])
  }
}
