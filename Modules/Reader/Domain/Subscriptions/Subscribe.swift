public import CoreDomain

/// Follows a feed. The response that is fetched to examine the URL also serves as the first refresh. The URL of a feed costs one request,
/// the URL of a page two, and more when the first feeds of the page are dead.
public struct Subscribe: UseCase {
  private let storage: FeedStorage
  private let feeds: any FeedRepository
  private let logins: any LoginRepository
  private let markers: any ArrivalMarkerSource
  private let now: CurrentTime

  public init(
    storage: FeedStorage, feeds: any FeedRepository, logins: any LoginRepository,
    markers: any ArrivalMarkerSource, now: @escaping CurrentTime
  ) {
    self.storage = storage
    self.feeds = feeds
    self.logins = logins
    self.markers = markers
    self.now = now
  }

  public func callAsFunction(_ input: SubscribeInput) async throws(ReaderError) -> SubscribeResult {
    if let source = try input.source { return try await subscribe(to: source, input) }
    let url: WebURL
    do { url = try WebURL(typedFeed: input.url) } catch { throw .subscription(.badURL(input.url, error)) }
    guard input.folder.names.count <= FolderPath.deepest else { throw .subscription(.folderTooDeep(input.folder)) }
    try await refuseIfSubscribed(url)
    if let login = input.login { try await check(login, for: url, replaces: input.replacesLogin) }
    switch try await discover(at: url, login: input.login) {
    case .feed(let feed, let validators, let metadata):
      return try await store(feed, validators, metadata, of: Subscribed(from: url, title: feed.title, login: input.login), input)
    case .requested(let problem, _, _, let excerpt): throw .feed(.fetch(url, problem, excerpt))
    case .page(let links, let excerpt):
      guard !links.isEmpty else { throw .feed(.noFeedOnPage(url, excerpt)) }
      return try await subscribe(toOneOf: links, on: url, input)
    }
  }

  /// Follows a program or a file, which is run or read at once.
  private func subscribe(to source: LocalSource, _ input: SubscribeInput) async throws(ReaderError) -> SubscribeResult {
    guard input.folder.names.count <= FolderPath.deepest else { throw .subscription(.folderTooDeep(input.folder)) }
    try await refuseIfSubscribed(source.url)
    guard source.command == nil || input.runsPrograms else { throw .subscription(.programNotAllowed(source)) }
    switch try await discover(FeedRequest(first: source)) {
    case .feed(let feed, let validators, let metadata):
      return try await store(feed, validators, metadata, of: Subscribed(from: source.url, title: feed.title, source: source), input)
    case .requested(let problem, _, _, let excerpt): throw .feed(.fetch(source.url, problem, excerpt))
    case .page: throw .feed(.noFeedOnPage(source.url, nil))
    }
  }

  func discover(at url: WebURL, login: Login?, isPublic: Bool = false) async throws(ReaderError) -> DiscoveryResult {
    try await discover(FeedRequest(first: url, login: login, isPublic: isPublic))
  }

  /// Fetches a URL unless its server asked to wait. Following a feed again, or trying repeatedly, does not bypass this. The server's wish
  /// is stored.
  private func discover(_ request: FeedRequest) async throws(ReaderError) -> DiscoveryResult {
    let url = request.url
    let (moment, known, subscribed) = (now(), try await storage.fetchStates.all(), try await storage.subscriptions.all())
    let feed = KnownFeeds(known).identified([request.subscription], among: subscribed)[0].id
    let before = known[feed] ?? .never
    let wait = HostBackoff(subscribed, fetchStates: known, at: moment).wait(for: url)
    if case .skip(let reason) = RefreshPolicy.decision(for: before, of: feed, server: wait, now: moment, isForced: true) {
      throw .feed(.serverAskedToWait(request.address, reason))
    }
    let found = try await feeds.discover(at: request)
    if case .requested(let problem, let seconds, let metadata, _) = found {
      let fetchState = RefreshPolicy.fetchState(
        after: .failed(problem, retryAfterSeconds: seconds), metadata: metadata, hasNews: false, before: before, at: now())
      try await storage.fetchStates.record([feed: fetchState.naming(busyHostOf: url)])
    }
    return found
  }

  /// Refuses a login before the request that it would be used for.
  private func check(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReaderError) {
    do throws(LoginError) { try login.check(for: url) } catch { throw .subscription(.badLogin(error)) }
    guard !replaces, let known = try await logins.replaced(for: url), known != login else { return }
    throw .subscription(.loginKnown(host: url.host, name: known.name))
  }

  func refuseIfSubscribed(_ url: WebURL) async throws(ReaderError) {
    let known = Subscription.duplicate(of: url, among: try await storage.subscriptions.all())
    if let known { throw .subscription(.alreadySubscribed(known)) }
  }

  /// What is followed.
  struct Subscribed {
    let url: WebURL
    let title: String
    let source: LocalSource?
    let login: Login?
    let others: [FeedLink]

    init(from url: WebURL, title: String, source: LocalSource? = nil, login: Login? = nil, others: [FeedLink] = []) {
      (self.url, self.title, self.source, self.login, self.others) = (url, title, source, login, others)
    }

    func subscription(to feed: Feed, in folder: FolderPath, _ settings: FeedSettings) -> Subscription {
      if let source { return Subscription(source: source, title: "", feedTitle: title, site: feed.homePage, folder: folder) }
      return Subscription(url: url, title: "", feedTitle: title, site: feed.homePage, folder: folder, settings: settings)
    }
  }

  /// Stores the login first, then the subscription, its articles, and the validators. After an interruption, the next refresh completes the
  /// work.
  func store(
    _ feed: Feed, _ validators: Validators?, _ metadata: ResponseMetadata, of subscribed: Subscribed, _ input: SubscribeInput
  ) async throws(ReaderError) -> SubscribeResult {
    let moment = now()
    let known = try await storage.fetchStates.all()
    var settings = FeedSettings.none
    if let login = subscribed.login {
      settings[.credentials] = try await logins.store(login, for: subscribed.url, replaces: input.replacesLogin)
    }
    let wanted = [subscribed.subscription(to: feed, in: input.folder, settings.keepingOrigins(WebOrigin(subscribed.url)))]
    let subscription = KnownFeeds(known).identified(wanted, among: try await storage.subscriptions.all())[0]
    guard try await storage.subscriptions.add([subscription]).first != nil else { throw .subscription(.alreadySubscribed(subscription)) }
    var (stored, hidden, kept) = (0, 0, 0)
    do throws(ReaderError) {
      let marker = await markers.marker(for: [subscription], at: moment).marker
      let fetched = FetchedFeed(feed: subscription.id, content: feed, mergedFeeds: known[subscription.id]?.mergedFeeds ?? [])
      let merged = try await storage.articles.store(fetched, at: moment, marker: marker)
      hidden = merged.marked.hidden.count
      stored = merged.new.count - hidden
      kept = merged.stored - merged.new.count
      let before = known[subscription.id] ?? .never
      var fetchState = RefreshPolicy.fetchState(
        after: .feed(feed, validators), metadata: metadata, hasNews: merged.hasNews, before: before, at: moment)
      fetchState.articles = merged.stored
      fetchState.urls = before.urls
      fetchState.note(addressesOf: subscription)
      try await storage.fetchStates.record([subscription.id: fetchState])
      return SubscribeResult(
        subscription: subscription, articles: stored, hidden: hidden, kept: kept, others: subscribed.others, gaps: feed.gaps)
    } catch {
      return SubscribeResult(
        subscription: subscription, articles: stored, hidden: hidden, kept: kept, others: subscribed.others, gaps: feed.gaps,
        storeError: error)
    }
  }
}

extension FeedRequest {
  /// A subscription to what is requested.
  fileprivate var subscription: Subscription { source.map { Subscription(source: $0, title: "") } ?? Subscription(url: url, title: "") }
}

/// The input of following a feed.
public struct SubscribeInput: Hashable, Sendable {
  /// The URL of a feed, or of a page that links to one, or the source of a feed of this computer (`LocalSource`), as typed.
  public let url: String
  /// The folder for the subscription.
  public let folder: FolderPath
  /// The login for the server, to be stored with the user's logins; nil when it needs none.
  public var login: Login?
  /// Whether the login may replace another one for the server.
  public var replacesLogin: Bool
  /// Whether the user agrees that the program of a source is run, now and at each refresh.
  public var runsPrograms: Bool

  public init(
    url: String, folder: FolderPath = .top, login: Login? = nil, replacesLogin: Bool = false, runsPrograms: Bool = false
  ) {
    self.url = url
    self.folder = folder
    self.login = login
    self.replacesLogin = replacesLogin
    self.runsPrograms = runsPrograms
  }

  /// The source in place of a URL; nil when the text is meant as a URL.
  /// - Throws: `subscription(.badSource)`.
  var source: LocalSource? {
    get throws(ReaderError) {
      guard LocalSource.isSource(url) else { return nil }
      do throws(LocalSourceError) { return try LocalSource(url) } catch { throw .subscription(.badSource(url, error)) }
    }
  }
}

/// The result of following a feed.
public struct SubscribeResult: Hashable, Sendable {
  public let subscription: Subscription
  /// The number of articles stored with the subscription.
  public let articles: Int
  /// The number of articles that rules have hidden.
  public let hidden: Int
  /// The number of articles that were kept from an earlier subscription, with those that came back now.
  public let kept: Int
  /// The other feeds that the page links to, when the given URL was that of a page.
  public let others: [FeedLink]
  /// What could not be read of the feed's document.
  public let gaps: DocumentGaps
  /// Why a part of the response could not be stored; nil when everything was stored. The feed is followed in both cases, and its next
  /// refresh stores the rest.
  public let storeError: ReaderError?

  public init(
    subscription: Subscription, articles: Int, hidden: Int = 0, kept: Int = 0, others: [FeedLink] = [], gaps: DocumentGaps = .none,
    storeError: ReaderError? = nil
  ) {
    self.subscription = subscription
    self.articles = articles
    self.hidden = hidden
    self.kept = kept
    self.others = others
    self.gaps = gaps
    self.storeError = storeError
  }
}
