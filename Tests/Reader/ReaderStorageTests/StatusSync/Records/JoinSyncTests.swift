import ArticleStorage
import CoreDomain
import CoreDoubles
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

@Suite("Joins of feeds that devices share")
struct JoinSyncTests {
  private static func feed(_ name: String) throws -> Subscription {
    Subscription(url: try WebURL("https://\(name).example/feed.xml"), title: "")
  }

  private static func article(of feed: Subscription) -> Article {
    Article.sample(guid: "x", feed: feed.id, title: "X", url: .sample("https://x.example/x"))
  }

  private static func fetch(_ article: Article, on device: SyncedDevice) async throws {
    _ = try await device.articles.store([ArticleMerge.IncomingArticle(article: article, body: .none)], of: article.feed)
  }

  /// Joins feeds as the command and a redirect do.
  private static func join(_ old: Subscription, into new: Subscription, on device: SyncedDevice) async throws {
    _ = try await device.repository.merge(old.id, into: new.id)
    try await device.subscriptions.remove([old.id], joinedInto: [old.id: new.id])
  }

  private static func starred(_ feed: Subscription, on device: SyncedDevice) async throws -> [ArticleID] {
    try await device.repository.articles(matching: ArticleQuery(having: [.starred]), in: [feed.id]).map(\.article.id)
  }

  @Test("a joined feed stays until a refresh has brought the other one, so that both devices mean one article by its marks")
  func unfetched() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      let (old, new) = (try Self.feed("old"), try Self.feed("new"))
      _ = try await one.subscriptions.add([old, new])
      _ = try await two.subscriptions.all()
      let articles = [old, new].map(Self.article)
      for article in articles { try await Self.fetch(article, on: one) }
      try await Self.fetch(articles[0], on: two)
      try await Self.join(old, into: new, on: one)
      try await two.repository.update([StatusEdit(mark: .starred, isSet: true, ids: [articles[0].id])])
      for _ in 0..<2 { #expect(try await two.sorted() == [old, new].sorted { $0.id < $1.id }) }
      #expect(try await one.subscriptions.all().map(\.id) == [new.id], "It stays on the device that needs it.")
      try await Self.fetch(articles[1], on: two)
      for device in [two, one, two] {
        #expect(try await device.subscriptions.all().map(\.id) == [new.id])
        #expect(try await Self.starred(new, on: device) == [articles[1].id])
      }
    }
  }

  @Test("a star of the feed that stays survives one that a device, which does not know of the join, gives and takes in the joined feed")
  func ownStar() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      let (old, new) = (try Self.feed("old"), try Self.feed("new"))
      _ = try await one.subscriptions.add([old, new])
      _ = try await two.subscriptions.all()
      let articles = [old, new].map(Self.article)
      for device in [one, two] { for article in articles { try await Self.fetch(article, on: device) } }
      try await one.repository.update([StatusEdit(mark: .starred, isSet: true, ids: [articles[1].id])])
      for device in [one, two] { device.clock.turn(minutes: 1) }
      try await Self.join(old, into: new, on: one)
      for isSet in [true, false] {
        two.clock.turn(minutes: 1)
        try await two.repository.update([StatusEdit(mark: .starred, isSet: isSet, ids: [articles[0].id])])
      }
      for device in [two, one, two] {
        #expect(try await device.subscriptions.all().map(\.id) == [new.id])
        #expect(try await Self.starred(new, on: device) == [articles[1].id])
      }
    }
  }

  @Test(
    "when one device removes the feed into which another joins one, neither knowing of the other, a feed stays", arguments: [false, true])
  func removedMeanwhile(isRemovedLater: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = (try SyncedDevice("one", in: place), try SyncedDevice("two", in: place))
      let feeds = [try Self.feed("old"), try Self.feed("new")]
      for device in [one, two] {
        _ = try await device.list.add(feeds)
        try await device.begin()
      }
      func carry() async throws {
        for _ in 0..<3 {
          try one.carry(to: two)
          try two.carry(to: one)
          for device in [one, two] { _ = try await device.subscriptions.all() }
        }
      }
      try await carry()
      (isRemovedLater ? two : one).clock.turn(minutes: 1)
      try await one.subscriptions.remove([feeds[0].id], joinedInto: [feeds[0].id: feeds[1].id])
      try await two.subscriptions.remove(feeds[1].id)
      try await carry()
      let kept = feeds[isRemovedLater ? 0 : 1].id
      for device in [one, two] { #expect(try await device.subscriptions.all().map(\.id) == [kept]) }
      // A removal by a user who knows of the join removes it.
      try await two.subscriptions.remove(kept)
      try await carry()
      for device in [one, two] { #expect(try await device.subscriptions.all().isEmpty) }
    }
  }
}
