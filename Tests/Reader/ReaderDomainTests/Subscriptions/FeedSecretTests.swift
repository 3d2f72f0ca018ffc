import CoreDoubles
import ReaderDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Secrets of feeds and their origins", .timeLimit(.minutes(10)))
struct FeedSecretTests {
  private static let here = WebURL.sample("https://example.org/feed.xml")
  private static let away = WebURL.sample("https://example.com/feed.xml")
  private static let secrets: [FeedSettings.Key: String] = [.header: "X-Key: s3cret", .credentials: "/s3cret"]
  private static let all = FeedSettings(secrets.merging([.agent: "A/1", .proxy: "http://p"]) { $1 })

  /// The settings that a refresh sends to the feed.
  private func sent(to subscription: Subscription, _ change: (MemoryStores) async throws -> Void = { _ in }) async throws -> FeedSettings? {
    let home = MemoryStores([subscription])
    try await change(home)
    await home.feeds.response(Self.here, with: .unchanged)
    for await _ in try await home.refreshFeeds(RefreshInput(isForced: true)) {}
    return await home.feeds.fetches.first?.first?.settings
  }

  private func subscription(_ url: WebURL = here, former: WebURL? = nil, origin: String? = nil) -> Subscription {
    let origins = origin.map { [FeedSettings.Key.header: $0, .credentials: $0] } ?? [:]
    return Subscription(
      url: url, formerURL: former, title: "", settings: FeedSettings(Self.all.texts(), origins: origins))
  }

  @Test(
    "secrets are sent to the origin that they were set for, and nowhere else",
    arguments: [
      (here, nil, "https://example.org", true), (here, nil, "http://example.org", true), (here, nil, "https://example.com", false),
      (here, nil, "https://example.org:444", false), (WebURL.sample("http://example.org/feed.xml"), nil, "https://example.org", false),
      (here, nil, "nonsense", false),
      // A setting of an older version has no origin.
      (here, nil, nil, true), (here, away, nil, false), (here, WebURL.sample("http://example.org/old"), nil, true),
    ] as [(WebURL, WebURL?, String?, Bool)])
  func origins(url: WebURL, former: WebURL?, origin: String?, isSent: Bool) async throws {
    let feed = subscription(url, former: former, origin: origin)
    let settings = try #require(try await sent(to: feed))
    #expect(
      FeedSettings.Key.allCases.filter { settings[$0] != nil } == (isSent ? [.agent, .header, .credentials, .proxy] : [.agent, .proxy]))
    #expect(feed.withheldSecrets.map(\.key) == (isSent ? [] : [.header, .credentials]))
  }

  @Test("a saved redirect, there and back, and an edit by hand leave the secrets where they were")
  func moved() async throws {
    let home = MemoryStores([subscription()])
    let id = FeedID(url: Self.here)
    _ = try await home.subscriptions.redirect(id, to: Self.away, former: Self.here)
    let moved = try await home.subscriptions.all()[0]
    #expect(moved.withheldSecrets.map(\.origin) == ["https://example.org", "https://example.org"])
    let back = try await home.subscriptions.redirect(id, to: Self.here, former: nil)
    #expect(back?.withheldSecrets.isEmpty == true)
    // A refresh stores the origin of a setting that has none, before somebody edits the URL.
    let edited = MemoryStores([subscription()])
    await edited.feeds.response(Self.here, with: .unchanged)
    for await _ in try await edited.refreshFeeds(RefreshInput(isForced: true)) {}
    let stored = try await edited.subscriptions.all()[0]
    #expect(stored.settings.origins == [.header: "https://example.org", .credentials: "https://example.org"])
    #expect(Subscription(id: stored.id, url: Self.away, title: "", settings: stored.settings).withheldSecrets.count == 2)
  }

  @Test("a secret that is set again belongs to the present URL, and the others stay where they were")
  func setAgain() async throws {
    let home = MemoryStores([subscription(former: Self.away)])
    let configure = ConfigureFeed(subscriptions: home.subscriptions)
    func set(_ name: String, _ value: String?) async throws -> [FeedSettings.Key: String] {
      let reference = FeedReference(FeedID(url: Self.here).text)
      return try await configure(FeedSettingsChange(reference, [.init(name: name, value: value)])).settings.origins
    }
    let (old, new) = ("https://example.com", "https://example.org")
    #expect(try await set("interval", "60") == [.header: old, .credentials: old])
    #expect(try await set("header", "X-Key: s3cret") == [.header: new, .credentials: old])
    #expect(try await set("credentials", nil) == [.header: new])
    #expect(try await set("header", nil) == [:])
  }
}

extension FeedSettings {
  fileprivate func texts() -> [Key: String] { Key.allCases.reduce(into: [:]) { $0[$1] = self[$1] } }
}
