/// Follows a feed. What was fetched to look at it is its first refresh: a feed's address costs one request, a page's two.
public struct Subscribe: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let visits: any VisitRepository
  private let feeds: any FeedRepository
  private let now: Clock

  /// Makes the use case over its repositories and a clock.
  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository, feeds: any FeedRepository,
    now: @escaping Clock
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.visits = visits
    self.feeds = feeds
    self.now = now
  }

  public func callAsFunction(_ order: SubscribeOrder) async throws(ReadingError) -> Subscribed {
    let address: WebAddress
    do { address = try WebAddress(order.address) } catch { throw .badAddress(order.address, error) }
    guard order.folder.names.count <= FolderPath.deepest else { throw .folderTooDeep(order.folder) }
    try await refuseIfFollowed(address)
    switch try await look(at: address) {
    case .feed(let feed, let validators, let terms):
      return try await takeIn(feed, validators, terms, from: address, title: feed.title, folder: order.folder, others: [])
    case .wish(let problem, _, _, let glimpse): throw .fetch(address, problem, glimpse)
    case .page(let links, let glimpse):
      guard let link = links.first else { throw .noFeedOnPage(address, glimpse) }
      try await refuseIfFollowed(link.address)
      let feed: Feed, validators: Validators?, terms: AnswerTerms
      switch try await look(at: link.address) {
      case .feed(let found, let known, let said): (feed, validators, terms) = (found, known, said)
      case .wish(let problem, _, _, let glimpse): throw .fetch(link.address, problem, glimpse)
      case .page(_, let glimpse): throw .noFeedOnPage(link.address, glimpse)
      }
      let title = feed.title.isEmpty ? link.title : feed.title
      return try await takeIn(
        feed, validators, terms, from: link.address, title: title, folder: order.folder, others: Array(links.dropFirst()))
    }
  }

  /// Looks at an address unless its server wants to be left alone: whoever stops following a feed and begins again does not get round that, nor
  /// whoever tries again and again. What the server wishes is remembered.
  private func look(at address: WebAddress) async throws(ReadingError) -> AddressContent {
    let (moment, known, followed) = (now(), try await visits.all(), try await subscriptions.all())
    let feed = KnownFeeds(known).identified([Subscription(address: address, title: "")], among: followed)[0].id
    let before = known[feed] ?? .never
    let wait = ServerWaits(followed, visits: known, at: moment).wait(for: address)
    if case .skip(let reason) = RefreshPolicy.decision(for: before, of: feed, server: wait, now: moment, isForced: true) {
      throw .leftAlone(address, reason)
    }
    let found = try await feeds.look(at: address)
    if case .wish(let problem, let seconds, let terms, _) = found {
      let visit = RefreshPolicy.visit(
        after: .failed(problem, retryAfterSeconds: seconds), terms: terms, hasNews: false, before: before, at: now())
      try await visits.record([feed: visit.naming(busyHostOf: address)])
    }
    return found
  }

  private func refuseIfFollowed(_ address: WebAddress) async throws(ReadingError) {
    let id = FeedID(address: address)
    let known = try await subscriptions.all().first { $0.address == address || $0.id == id }
    if let known { throw .alreadySubscribed(known) }
  }

  /// The subscription is written first, then its articles, then the validators: whatever stops this in between, the next refresh completes it.
  private func takeIn(
    _ feed: Feed, _ validators: Validators?, _ terms: AnswerTerms, from address: WebAddress, title: String, folder: FolderPath,
    others: [FeedLink]
  ) async throws(ReadingError) -> Subscribed {
    let moment = now()
    let known = try await visits.all()
    let wanted = [Subscription(address: address, title: title, site: feed.homePage, folder: folder)]
    let subscription = KnownFeeds(known).identified(wanted, among: try await subscriptions.all())[0]
    guard try await subscriptions.add([subscription]).first != nil else { throw .alreadySubscribed(subscription) }
    var stored = 0
    do throws(ReadingError) {
      let intake = try await articles.takeIn(Arrival(feed: subscription.id, content: feed), at: moment)
      stored = intake.new
      let before = known[subscription.id] ?? .never
      var visit = RefreshPolicy.visit(
        after: .feed(feed, validators), terms: terms, hasNews: intake.new + intake.changed > 0, before: before, at: moment)
      visit.articles = intake.stored
      visit.addresses = before.addresses
      visit.note(addressesOf: subscription)
      try await visits.record([subscription.id: visit])
      return Subscribed(subscription: subscription, articles: stored, others: others)
    } catch {
      return Subscribed(subscription: subscription, articles: stored, others: others, storeError: error)
    }
  }
}
