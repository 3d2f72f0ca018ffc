import CoreDoubles
import ReaderDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Titles and websites of refreshed feeds", .timeLimit(.minutes(10)))
struct RefreshTitlesTests {
  private static let url = WebURL.sample("https://example.org/tea.xml")
  private static let untitled = Subscription(url: url, title: "")
  private static let validators = Validators(etag: "\"1\"", lastModified: nil)

  private static let site = WebURL.sample("https://example.org/")

  private func home(
    _ subscription: Subscription, title: String, site: WebURL? = nil, now: Timestamp = .sample()
  ) async -> MemoryStores {
    let home = MemoryStores([subscription], now: { now })
    let feed = Feed.sample(title: title, homePage: site, items: [.sample(guid: "1")])
    await home.feeds.response(Self.url, with: .feed(feed, Self.validators))
    return home
  }

  private func refresh(_ home: MemoryStores) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput(isForced: true)) { events += batch }
    return events
  }

  private func titles(_ home: MemoryStores) async throws -> [String] { try await home.subscriptions.all().map(\.title) }

  @Test("a feed without a title takes its own at the first refresh, and its result shows it")
  func first() async throws {
    let home = await home(Self.untitled, title: " Tea \n leaves ")
    let events = try await refresh(home)
    #expect(try await titles(home) == ["Tea leaves"])
    let fetched = events.compactMap { if case .fetched(let subscription, _) = $0 { subscription.title } else { nil } }
    #expect(fetched == ["Tea leaves"])
  }

  @Test(
    "a feed's new title is shown, unless the user has chosen one",
    arguments: [("", "Tea", "Coffee", "Coffee"), ("Mine", "Tea", "Coffee", "Mine"), ("", "Tea", "", "Tea")])
  func renamed(own: String, before: String, after: String, shown: String) async throws {
    let home = await home(Subscription(url: Self.url, title: own, feedTitle: before), title: after)
    _ = try await refresh(home)
    #expect(try await titles(home) == [shown])
    #expect(try await home.subscriptions.all()[0].feedTitle == (after.isEmpty ? before : after))
  }

  @Test(
    "a feed without a website in the list takes its own, and another website stays",
    arguments: [(nil, site, site), (url, site, url), (url, nil, url), (nil, nil, nil)] as [(WebURL?, WebURL?, WebURL?)])
  func website(before: WebURL?, ofFeed: WebURL?, after: WebURL?) async throws {
    let home = await home(Subscription(url: Self.url, title: "Mine", site: before), title: "Tea", site: ofFeed)
    _ = try await refresh(home)
    let subscription = try await home.subscriptions.all()[0]
    #expect(subscription.site == after && subscription.ownTitle == "Mine" && subscription.feedTitle == nil)
  }

  @Test("a list that cannot be written for a website alone stops nothing, and the next document brings the website again")
  func unsavedSite() async throws {
    let home = await home(Subscription(url: Self.url, title: "Mine"), title: "Tea", site: Self.site)
    await home.subscriptions.failWith(MemoryStores.broken, on: [.recordFeedDetails])
    guard case .finished(let report)? = try await refresh(home).last else { throw Unfinished() }
    #expect(report.problem == nil)
    #expect(try await home.fetchStates.all().values.map(\.validators) == [Self.validators])
    await home.subscriptions.failWith(nil)
    _ = try await refresh(home)
    #expect(try await home.subscriptions.all().map(\.site) == [Self.site])
  }

  @Test("the list of subscriptions is not written when neither title nor website changes")
  func unchanged() {
    let feed = Feed.sample(title: "Tea", homePage: Self.site)
    for site in [Self.site, Self.url] {
      for subscription in [
        Subscription(url: Self.url, title: "Mine", site: site), Subscription(url: Self.url, title: "", feedTitle: "Tea", site: site),
      ] {
        #expect(subscription.newDetails(of: feed) == nil)
      }
    }
    #expect(Subscription(url: Self.url, title: "Mine").newDetails(of: .sample(title: "Tea")) == nil)
  }

  private struct Unfinished: Error {}

  @Test("a title that cannot be saved is reported, and no validator is saved without it")
  func unsaved() async throws {
    let home = await home(Self.untitled, title: "Tea")
    await home.subscriptions.failWith(MemoryStores.broken, on: [.recordFeedDetails])
    guard case .finished(let report)? = try await refresh(home).last else { throw Unfinished() }
    #expect(report.problem == MemoryStores.broken && report.newArticles == 1)
    #expect(await home.fetchStates.commits.isEmpty)
    await home.subscriptions.failWith(nil)
    _ = try await refresh(home)
    #expect(try await titles(home) == ["Tea"])
  }

  @Test("a feed whose title is unknown is requested without validators, once", arguments: [nil, "", "Tea"])
  func unconditional(feedTitle: String?) {
    let subscription = Subscription(url: Self.url, title: "", feedTitle: feedTitle)
    let plan = DueFeeds(
      [subscription], fetchStates: [subscription.id: FetchState(validators: Self.validators)], stored: [subscription.id: 3],
      now: .sample(), isForced: true)
    #expect(plan.requests.map(\.validators) == [feedTitle == nil ? nil : Self.validators])
  }
}
