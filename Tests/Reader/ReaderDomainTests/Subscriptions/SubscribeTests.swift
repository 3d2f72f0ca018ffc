import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Subscribe")
struct SubscribeTests {
  private static let feed = WebURL.sample("https://example.org/feed.xml")
  private static let page = WebURL.sample("https://example.org/")
  private static let validators = Validators(etag: "\"1\"", lastModified: nil)
  private static let content = Feed.sample(title: " A  Feed ", homePage: page, items: [.sample(guid: "1"), .sample(guid: "2")])

  private let home = MemoryStores()

  private func isUntouched() async throws -> Bool {
    let (stored, commits) = (await home.articles.stored, await home.fetchStates.commits)
    return try await home.subscriptions.all().isEmpty && stored.isEmpty && commits.isEmpty
  }

  @Test("following a feed's URL stores the fetched document as its first refresh")
  func feed() async throws {
    await home.feeds.show(.feed(Self.content, Self.validators), at: Self.feed)
    let subscribed = try await home.subscribe(SubscribeInput(url: " \(Self.feed.text) ", folder: FolderPath("News")))
    let expected = Subscription(url: Self.feed, title: "", feedTitle: "A Feed", site: Self.page, folder: FolderPath("News"))
    #expect(subscribed == SubscribeResult(subscription: expected, articles: 2))
    #expect(try await home.subscriptions.all() == [expected])
    #expect(await home.articles.stored.map(\.article.feed) == [expected.id, expected.id])
    let fetchState = FetchState(
      validators: Self.validators, articles: 2, lastTried: .sample(), lastSucceeded: .sample(), hints: RefreshHints(lastNews: .sample()))
    #expect(await home.fetchStates.commits == [[expected.id: fetchState]])
    #expect(await home.feeds.discoveries == [Self.feed])
  }

  @Test("a page's first feed is followed, and its other feeds are returned")
  func pageWithSeveral() async throws {
    let others = [FeedLink(url: .sample("https://example.org/comments.xml"), title: "Comments")]
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "Posts")] + others), at: Self.page)
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.page.text))
    #expect(subscribed.subscription.url == Self.feed)
    #expect(subscribed.subscription.title == "A Feed")
    #expect(subscribed.others == others)
    #expect(await home.feeds.discoveries == [Self.page, Self.feed])
  }

  @Test("when the first feed of a page is dead, the next one is followed, and the dead one is not offered", arguments: [true, false])
  func deadFirst(isPage: Bool) async throws {
    let dead = FeedLink(url: .sample("https://example.org/gone.xml"), title: "Gone")
    await home.feeds.show(.page(feeds: [dead, FeedLink(url: Self.feed, title: "Posts")]), at: Self.page)
    if isPage { await home.feeds.show(.page(feeds: []), at: dead.url) }
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.page.text))
    #expect(subscribed.subscription.url == Self.feed && subscribed.others.isEmpty)
    #expect(await home.feeds.discoveries == [Self.page, dead.url, Self.feed])
  }

  @Test("when the first three feeds of a page are dead, the error names the first, and no other is tried")
  func dead() async throws {
    let links = (1...4).map { FeedLink(url: .sample("https://example.org/\($0).xml"), title: "") }
    await home.feeds.show(.page(feeds: links), at: Self.page)
    for link in links { await home.feeds.show(.page(feeds: []), at: link.url) }
    await #expect(throws: ReaderError.feed(.noFeedOnPage(links[0].url, nil))) {
      try await home.subscribe(SubscribeInput(url: Self.page.text))
    }
    #expect(await home.feeds.discoveries == [Self.page] + links.prefix(3).map(\.url))
    #expect(try await home.subscriptions.all().isEmpty)
  }

  @Test(
    "a feed without a title takes the one that the page gives it, or else its URL",
    arguments: [("Posts", "Posts"), ("", "https://example.org/feed.xml")])
  func untitled(link: String, title: String) async throws {
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: link)]), at: Self.page)
    await home.feeds.show(.feed(.sample(title: ""), nil), at: Self.feed)
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.page.text))
    #expect(subscribed.subscription.title == title)
    #expect(subscribed.others.isEmpty)
  }

  @Test(
    "the feed of a page gets the name and password of the page's URL at the same origin alone",
    arguments: [
      ("https://example.org/feed.xml", "https://me:pw@example.org/feed.xml"),
      ("https://example.com/feed.xml", "https://example.com/feed.xml"),
    ])
  func credentialsOfPage(link: String, url: String) async throws {
    let page = WebURL.sample("https://me:pw@example.org/")
    await home.feeds.show(.page(feeds: [FeedLink(url: .sample(link), title: "")]), at: page)
    await home.feeds.show(.feed(Self.content, nil), at: .sample(url))
    #expect(try await home.subscribe(SubscribeInput(url: page.text)).subscription.url.text == url)
  }

  @Test("a link of a page from the public internet is only followed to the public internet", arguments: [true, false])
  func boundary(isPublic: Bool) async throws {
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "", isPublic: isPublic)]), at: Self.page)
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    _ = try await home.subscribe(SubscribeInput(url: Self.page.text))
    #expect(await home.feeds.lookRequests.map(\.isPublic) == [false, isPublic])
  }

  private static let login = Login(name: "ann", password: "secret")

  @Test("a login is used for the first request, stored when the feed is one, and becomes the feed's setting")
  func login() async throws {
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.feed.text, login: Self.login))
    let settings = FeedSettings([.credentials: MemoryLoginRepository.path], origins: [.credentials: "https://example.org"])
    #expect(subscribed.subscription.settings == settings)
    #expect(await home.logins.logins == ["example.org": Self.login])
    #expect(await home.feeds.lookRequests.map(\.login) == [Self.login])
  }

  @Test("a login goes with a page to its feed at the same origin alone", arguments: ["https://example.org/f", "https://example.com/f"])
  func loginOfPage(link: String) async throws {
    let isAtHome = link.contains("example.org")
    await home.feeds.show(.page(feeds: [FeedLink(url: .sample(link), title: "")]), at: Self.page)
    await home.feeds.show(.feed(Self.content, nil), at: .sample(link))
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.page.text, login: Self.login))
    #expect(await home.feeds.lookRequests.map(\.login) == [Self.login, isAtHome ? Self.login : nil])
    #expect(await home.logins.logins.count == (isAtHome ? 1 : 0))
    #expect((subscribed.subscription.settings == .none) == !isAtHome)
  }

  @Test("a login that failed is not stored, and one that is known is replaced only on demand, before any request")
  func refusedLogin() async throws {
    await home.feeds.refuse(Self.feed, with: .web(.status(code: 401)))
    let input = SubscribeInput(url: Self.feed.text, login: Self.login)
    await #expect(throws: ReaderError.self) { try await home.subscribe(input) }
    #expect(await home.logins.logins == [:])
    _ = try await home.logins.store(Login(name: "bob", password: "b"), for: Self.feed, replaces: true)
    await #expect(throws: ReaderError.subscription(.loginKnown(host: "example.org", name: "bob"))) { try await home.subscribe(input) }
    #expect(await home.feeds.discoveries.count == 1)
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    _ = try await home.subscribe(SubscribeInput(url: Self.feed.text, login: Self.login, replacesLogin: true))
    #expect(await home.logins.logins == ["example.org": Self.login])
  }

  @Test(
    "a login that HTTP cannot carry is refused",
    arguments: [
      ("", "p", .noName), ("a:b", "p", .colonInName), ("a\u{1B}", "p", .unprintable), ("a", "p\n", .unprintable),
    ] as [(String, String, LoginError)])
  func unusableLogin(name: String, password: String, error: LoginError) async {
    let input = SubscribeInput(url: Self.feed.text, login: Login(name: name, password: password))
    await #expect(throws: ReaderError.subscription(.badLogin(error))) { try await home.subscribe(input) }
    let other = SubscribeInput(url: "https://bob@example.org/", login: Self.login)
    await #expect(throws: ReaderError.subscription(.badLogin(.otherName("bob")))) { try await home.subscribe(other) }
    #expect(await home.feeds.discoveries.isEmpty)
  }

  @Test("a page without a feed link cannot be followed")
  func pageWithNone() async throws {
    await home.feeds.show(.page(feeds: []), at: Self.page)
    await #expect(throws: ReaderError.feed(.noFeedOnPage(Self.page))) { try await home.subscribe(SubscribeInput(url: Self.page.text)) }
    #expect(try await isUntouched())
  }

  @Test("a page whose feed link leads to another page cannot be followed")
  func pageOfPage() async throws {
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "")]), at: Self.page)
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.page, title: "")]), at: Self.feed)
    await #expect(throws: ReaderError.feed(.noFeedOnPage(Self.feed))) { try await home.subscribe(SubscribeInput(url: Self.page.text)) }
    #expect(try await isUntouched())
    #expect(await home.feeds.discoveries == [Self.page, Self.feed])
  }

  @Test("an invalid URL is refused with the reason, and no request is sent")
  func badURL() async throws {
    await #expect(throws: ReaderError.subscription(.badURL("example", .noScheme))) {
      try await home.subscribe(SubscribeInput(url: "example"))
    }
    #expect(await home.feeds.discoveries.isEmpty)
  }

  @Test(
    "a feed that is already followed causes no request, however its URL is written, also by its first URL",
    arguments: [
      ("https://example.org/feed.xml", false), ("https://example.org/feed.xml#top", false), ("https://example.org:443/feed.xml", false),
      ("https://example.org/feed.xml", true),
    ])
  func alreadyFollowed(url: String, hasMoved: Bool) async throws {
    let current = hasMoved ? WebURL.sample("https://example.net/new.xml") : Self.feed
    let known = Subscription(id: FeedID(url: Self.feed), url: current, title: "Mine")
    _ = try await home.subscriptions.add([known])
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(known))) { try await home.subscribe(SubscribeInput(url: url)) }
    #expect(await home.feeds.discoveries.isEmpty)
  }

  @Test("a page whose feed is already followed causes one request")
  func alreadyFollowedByPage() async throws {
    let known = Subscription(url: Self.feed, title: "Mine")
    _ = try await home.subscriptions.add([known])
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "")]), at: Self.page)
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(known))) {
      try await home.subscribe(SubscribeInput(url: Self.page.text))
    }
    #expect(await home.feeds.discoveries == [Self.page])
  }

  @Test("a folder that is nested too deeply is refused before any request")
  func tooDeep() async throws {
    let deep = FolderPath(names: Array(repeating: "x", count: FolderPath.deepest + 1))
    await #expect(throws: ReaderError.subscription(.folderTooDeep(deep))) {
      try await home.subscribe(SubscribeInput(url: Self.feed.text, folder: deep))
    }
    #expect(await home.feeds.discoveries.isEmpty)
    let deepest = FolderPath(names: Array(repeating: "x", count: FolderPath.deepest))
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    #expect(try await home.subscribe(SubscribeInput(url: Self.feed.text, folder: deepest)).subscription.folder == deepest)
  }

  @Test("a failed request stores nothing", arguments: [FetchError.web(.status(code: 500)), .gone, .notAFeed(found: "a picture")])
  func failed(problem: FetchError) async throws {
    await home.feeds.refuse(Self.feed, with: problem)
    await #expect(throws: ReaderError.feed(.fetch(Self.feed, problem))) { try await home.subscribe(SubscribeInput(url: Self.feed.text)) }
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "")]), at: Self.page)
    await #expect(throws: ReaderError.feed(.fetch(Self.feed, problem))) { try await home.subscribe(SubscribeInput(url: Self.page.text)) }
    #expect(try await isUntouched())
  }

  // A server's request to wait outlives the subscription.

  private static let busy = FetchError.web(.status(code: 429))

  @Test(
    "a server that asked to wait is not contacted, whichever feed received the response, and nothing is stored", arguments: [true, false])
  func leftAlone(isOwn: Bool) async throws {
    let other = FeedID(url: .sample("https://example.org/removed.xml"))
    let fetchState = FetchState(
      lastTried: .sample(), failures: 1, problem: Self.busy, notBefore: .sample(plusMinutes: 4000), busyHost: "example.org")
    let home = MemoryStores(fetchStates: [isOwn ? FeedID(url: Self.feed) : other: fetchState])
    await home.feeds.show(.feed(Self.content, nil), at: Self.feed)
    let until = Timestamp.sample(plusMinutes: 4000)
    let reason = isOwn ? SkipReason.askedToWait(until: until) : .serverBusy(host: "example.org", until: until)
    await #expect(throws: ReaderError.feed(.serverAskedToWait(Self.feed, reason))) {
      try await home.subscribe(SubscribeInput(url: Self.feed.text))
    }
    #expect(await home.feeds.discoveries.isEmpty)
    #expect(try await home.subscriptions.all().isEmpty)
  }

  @Test("a page's feed is not requested when its server asked to wait")
  func leftAloneBehindAPage() async throws {
    let fetchState = FetchState(
      lastTried: .sample(), failures: 1, problem: Self.busy, notBefore: .sample(plusMinutes: 9), busyHost: "example.org")
    let page = WebURL.sample("https://example.net/")
    let home = MemoryStores(fetchStates: [FeedID(url: .sample()): fetchState])
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "")]), at: page)
    await #expect(throws: ReaderError.self) { try await home.subscribe(SubscribeInput(url: page.text)) }
    #expect(await home.feeds.discoveries == [page])
  }

  @Test(
    "a server that asks to wait during subscribing is not contacted again until the time that it names", arguments: [true, false])
  func requested(isBehindAPage: Bool) async throws {
    await home.feeds.show(.page(feeds: [FeedLink(url: Self.feed, title: "")]), at: Self.page)
    await home.feeds.show(.requested(Self.busy, retryAfterSeconds: 600), at: Self.feed)
    let input = SubscribeInput(url: (isBehindAPage ? Self.page : Self.feed).text)
    await #expect(throws: ReaderError.feed(.fetch(Self.feed, Self.busy))) { try await home.subscribe(input) }
    let known = try await home.fetchStates.all()[FeedID(url: Self.feed)]
    #expect(known?.notBefore == .sample(plusMinutes: 10) && known?.busyHost == "example.org")
    let discoveries = await home.feeds.discoveries
    await #expect(throws: ReaderError.self) { try await home.subscribe(input) }
    #expect(await home.feeds.discoveries == discoveries)
    #expect(try await home.subscriptions.all().isEmpty)
  }

  @Test("a feed that is followed again keeps its reverted redirect and its time of the last news")
  func again() async throws {
    let hints = RefreshHints(lastNews: .sample(plusMinutes: -9000))
    let before = FetchState(
      lastTried: .sample(), lastSucceeded: .sample(), failures: 3, problem: .gone, hints: hints, declinedRedirect: Self.page)
    let known = Article.sample(feed: FeedID(url: Self.feed))
    let home = MemoryStores(articles: [.sample(known)], fetchStates: [FeedID(url: Self.feed): before])
    await home.feeds.show(.feed(.sample(items: []), nil), at: Self.feed)
    _ = try await home.subscribe(SubscribeInput(url: Self.feed.text))
    let fetchState = try #require(try await home.fetchStates.all()[FeedID(url: Self.feed)])
    #expect(
      fetchState.declinedRedirect == Self.page && fetchState.hints.lastNews == hints.lastNews && fetchState.failures == 0
        && fetchState.problem == nil)
  }

  // The subscription is written first, then its articles, then the fetch state. These tests let each write fail.

  @Test("a subscription that cannot be written stores nothing")
  func subscriptionFails() async throws {
    await home.feeds.show(.feed(Self.content, Self.validators), at: Self.feed)
    await home.subscriptions.failWith(MemoryStores.broken, on: [.add])
    await #expect(throws: MemoryStores.broken) { try await home.subscribe(SubscribeInput(url: Self.feed.text)) }
    #expect(try await isUntouched())
  }

  @Test("when articles cannot be written, the error is returned, and the subscription has no validators")
  func articlesFail() async throws {
    await home.feeds.show(.feed(Self.content, Self.validators), at: Self.feed)
    await home.articles.failWith(MemoryStores.broken, on: [.store])
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.feed.text))
    #expect(subscribed.storeError == MemoryStores.broken && subscribed.articles == 0)
    #expect(try await home.subscriptions.all().map(\.url) == [Self.feed])
    #expect(await home.fetchStates.commits.isEmpty)
  }

  @Test("when the fetch state cannot be written, the subscription and its articles stay")
  func visitFails() async throws {
    await home.feeds.show(.feed(Self.content, Self.validators), at: Self.feed)
    await home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.feed.text))
    #expect(subscribed.storeError == MemoryStores.broken && subscribed.articles == 2)
    #expect(try await home.subscriptions.all().count == 1)
    #expect(await home.articles.stored.count == 2)
  }
}
