import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// An item can have another identity today than the one under which it is stored.
@Suite("Stored identities of items")
struct MergeIdentitiesTests {
  private static let feed = Subscription.sample().id
  private static let page = WebURL.sample("https://example.org/x")
  private static let date = Timestamp.sample(plusMinutes: -60)

  /// An item that changes from one day to the next.
  private static func change(
    _ name: String, _ item: FeedItem, _ change: (inout FeedItem) -> Void
  ) -> (name: String, before: FeedItem, after: FeedItem) {
    var after = item
    change(&after)
    return (name, item, after)
  }

  private static let file = Enclosure(url: .sample("https://example.org/a.mp3"))

  private static func signed(_ signature: Int) -> [Enclosure] {
    [Enclosure(url: .sample("https://example.org/a.mp3?signature=\(signature)"))]
  }

  private static let changes = [
    change("guids that equal the links", FeedItem(title: "T", url: page)) { $0.guid = page.text },
    change("guids", FeedItem(title: "T", url: page)) { $0.guid = "tag:1" },
    change("guids, on items without links", FeedItem(title: "T", published: date)) { $0.guid = "tag:1" },
    change("links", FeedItem(title: "T", published: date)) { $0.url = page },
    change("guids and links", FeedItem(title: "T", published: date)) { ($0.guid, $0.url) = (page.text, page) },
    change("dates that can be read", FeedItem(title: "T")) { $0.published = date },
    change("dates that can be read, on items with files", FeedItem(title: "T", enclosures: [file])) { $0.published = date },
    change("guids, on items with signed files", FeedItem(title: "T", url: page, published: date, enclosures: signed(1))) {
      ($0.guid, $0.enclosures) = ("tag:1", signed(2))
    },
    change("links, on items with signed files", FeedItem(title: "T", published: date, enclosures: signed(1))) {
      ($0.url, $0.enclosures) = (page, signed(2))
    },
    change("guids, and no guids any more", FeedItem(guid: page.text, title: "T", url: page)) { $0.guid = nil },
    change("what was read otherwise", FeedItem(guid: "cafÃ©", title: "CafÃ©", published: date)) {
      let earlier = $0
      ($0.guid, $0.title, $0.earlierReadings) = ("café", "Café", [earlier])
    },
  ]

  @Test("a changed item keeps its identity and star, on the day of the change and after it", arguments: changes)
  func kept(_ change: (name: String, before: FeedItem, after: FeedItem)) async throws {
    let repository = MemoryArticleRepository()
    let other = FeedItem(guid: "other", title: "Other", url: .sample("https://example.org/other"), published: .sample())
    _ = try await repository.store(FetchedFeed(feed: Self.feed, content: .sample(items: [change.before])), at: .sample())
    _ = try await repository.update(.matching(.all), .set(.starred, true), in: [Self.feed])
    for _ in 1...3 {
      let fetchedFeed = FetchedFeed(feed: Self.feed, content: .sample(items: [other, change.after, change.after]))
      _ = try await repository.store(fetchedFeed, at: .sample())
    }
    let stored = await repository.stored
    #expect(Set(stored.map(\.article.title)) == ["Other", change.after.title])
    #expect(stored.count == 2)
    #expect(stored.filter(\.status.isStarred).map(\.article.title) == [change.after.title])
  }

  @Test("a feed that comes with http and https in turn has each article once, whichever it came with first", arguments: [true, false])
  func schemes(hasGUID: Bool) async throws {
    let repository = MemoryArticleRepository()
    for day in 1...4 {
      let items = (1...(day + 2)).reversed().map { number in
        let page = "\(day.isMultiple(of: 2) ? "https" : "http")://example.org/\(number)"
        return FeedItem(
          guid: hasGUID ? page : nil, title: "T\(number)", url: .sample(page), published: .sample(plusMinutes: number),
          enclosures: [Enclosure(url: .sample(page + ".mp3"))])
      }
      let fetchedFeed = FetchedFeed(feed: Self.feed, content: .sample(items: items))
      let result = try await repository.store(fetchedFeed, at: .sample(plusMinutes: 1000 + day))
      #expect(result.new.count == (day == 1 ? 3 : 1))
    }
  }

  @Test("only one of several candidates gets a stored identity, and no other item takes it over later")
  func contested() async throws {
    let repository = MemoryArticleRepository()
    func merge(_ items: [FeedItem]) async throws -> MergeResult {
      try await repository.store(FetchedFeed(feed: Self.feed, content: .sample(items: items)), at: .sample())
    }
    // Without readable dates, both were one item.
    let (first, second) = (FeedItem(title: "News"), FeedItem(title: "News", body: .text("Other.")))
    #expect(try await merge([second, first]).new.count == 1)
    _ = try await repository.update(.matching(.all), .set(.starred, true), in: [Self.feed])
    func dated(_ item: FeedItem, _ minutes: Int) -> FeedItem {
      var item = item
      item.published = .sample(plusMinutes: minutes)
      return item
    }
    #expect(try await merge([dated(second, -1), dated(first, -2)]).new.count == 1)
    #expect(try await merge([FeedItem(title: "News", published: .sample()), dated(second, -1), dated(first, -2)]).new.count == 1)
    #expect(try await merge([dated(second, -1), dated(first, -2)]).numbered == MergeResult(new: 0, changed: 0, stored: 3))
    let stars = await repository.stored.filter(\.status.isStarred)
    #expect(stars.map(\.article.published) == [.sample(plusMinutes: -1)])
  }

  /// Items that share what usually identifies an item.
  private static let sharers: [@Sendable (Int) -> FeedItem] = [
    {
      FeedItem(
        guid: "podcast", title: "Item \($0)", url: page, published: .sample(plusMinutes: $0),
        enclosures: [Enclosure(url: .sample("https://example.org/\($0).mp3"))])
    },
    // The entries of a list of changes: one page, no guids, no dates.
    { FeedItem(title: "Item \($0)", url: page, body: .text("Change \($0).")) },
  ]

  @Test("an item keeps its identity when others with its guid and URL appear beside it", arguments: sharers)
  func shared(_ item: @Sendable (Int) -> FeedItem) async throws {
    let repository = MemoryArticleRepository()
    func merge(_ numbers: [Int]) async throws -> MergeResult {
      try await repository.store(FetchedFeed(feed: Self.feed, content: .sample(items: numbers.map(item))), at: .sample(plusMinutes: 100))
    }
    #expect(try await merge([1]).new.count == 1)
    _ = try await repository.update(.matching(.all), .set(.starred, true), in: [Self.feed])
    #expect(try await merge(Array(1...15).reversed()).numbered == MergeResult(new: 14, changed: 0, stored: 15))
    #expect(try await merge([2]).numbered == MergeResult(new: 0, changed: 0, stored: 15))
    #expect(try await merge([1]).numbered == MergeResult(new: 0, changed: 0, stored: 15))
    #expect(await repository.stored.filter(\.status.isStarred).map(\.article.title) == ["Item 1"])
  }

  @Test("an item whose file differs from that of another only in the query does not take over its identity")
  func parts() async throws {
    let repository = MemoryArticleRepository()
    for parts in [[1], [2, 1]] {
      let items = parts.map { FeedItem(title: "T", url: Self.page, published: Self.date, enclosures: Self.signed($0)) }
      let merged = try await repository.store(FetchedFeed(feed: Self.feed, content: .sample(items: items)), at: .sample())
      #expect(merged.new.count == 1)
      if parts == [1] { _ = try await repository.update(.matching(.all), .set(.starred, true), in: [Self.feed]) }
    }
    #expect(await repository.stored.filter(\.status.isStarred).map(\.article.enclosures) == [Self.signed(1)])
  }

  @Test("another item with the same page does not take over a stored identity")
  func samePage() async throws {
    let repository = MemoryArticleRepository()
    for item in [
      FeedItem(title: "Old", url: Self.page), FeedItem(guid: "new", title: "New", url: Self.page, published: .sample()),
    ] {
      _ = try await repository.store(FetchedFeed(feed: Self.feed, content: .sample(items: [item])), at: .sample())
    }
    #expect(Set(await repository.stored.map(\.article.title)) == ["Old", "New"])
  }

  /// A page that shows another item each day.
  private static func word(_ word: String, day: Int, at page: WebURL = page) -> FeedItem {
    FeedItem(title: word, url: page, body: .text("\(word) explained"), published: .sample(plusMinutes: day * 24 * 60))
  }

  /// The items of each day, and the articles in the end, oldest first.
  private static let days: [(days: [[FeedItem]], stored: [String])] = [
    ([[word("fjord", day: 1)], [word("skerry", day: 2)], [word("skerry", day: 2)], [word("tern", day: 3)]], ["fjord", "skerry", "tern"]),
    // A change of the title alone, or of the date alone, is an edit: on the first day and on later ones.
    ([[word("fjord", day: 1)], [word("Fjord", day: 1)]], ["Fjord"]),
    ([[word("fjord", day: 1)], [word("fjord", day: 2)]], ["fjord"]),
    ([[word("fjord", day: 1)], [word("skerry", day: 2)], [word("Skerry", day: 2)], [word("Skerry", day: 2)]], ["fjord", "Skerry"]),
    ([[word("fjord", day: 1)], [word("skerry", day: 2)], [word("skerry", day: 3)], [word("skerry", day: 3)]], ["fjord", "skerry"]),
    ([[word("fjord", day: 1)], [word("skerry", day: 2)], [word("skerry", day: 2), word("fjord", day: 1)]], ["fjord", "skerry"]),
    ([[word("fjord", day: 1)], [word("skerry", day: 2), word("fjord", day: 1)], [word("tern", day: 3)]], ["fjord", "skerry", "tern"]),
    // A title that returns on a later day names another item.
    ([[word("Monday", day: 1)], [word("Tuesday", day: 2)], [word("Monday", day: 8)]], ["Monday", "Tuesday", "Monday"]),
    // Without a date or a title on both days, the item was edited.
    ([[FeedItem(title: "fjord", url: page)], [word("skerry", day: 2)]], ["skerry"]),
    ([[word("fjord", day: 1)], [FeedItem(title: "skerry", url: page)]], ["skerry"]),
    ([[word("fjord", day: 1)], [word("", day: 2)]], ["explained"]),
    // A guid says that it is the same item.
    ([[.sample(guid: "1", title: "fjord", published: .sample())], [.sample(guid: "1", title: "skerry", published: date)]], ["skerry"]),
  ]

  @Test("an item without a guid whose title and date are new is a new article, and the one under its link stays", arguments: days)
  func pages(_ days: (days: [[FeedItem]], stored: [String])) async throws {
    let repository = MemoryArticleRepository()
    for (day, items) in days.days.enumerated() {
      let before = await repository.stored.count
      let moment = Timestamp.sample(plusMinutes: (day + 20) * 24 * 60)
      let merged = try await repository.store(FetchedFeed(feed: Self.feed, content: .sample(items: items)), at: moment)
      #expect(await repository.stored.count - before == merged.new.count)
    }
    #expect(await repository.stored.reversed().map(\.article.title) == days.stored)
  }

  @Test("two pages that show another item each day, in one document, keep the articles of both")
  func twoPages() async throws {
    let repository = MemoryArticleRepository()
    let other = WebURL.sample("https://example.org/y")
    for (day, titles) in [["fjord", "gull"], ["skerry", "tern"], ["Skerry", "tern"]].enumerated() {
      let date = min(day, 1)
      let items = [Self.word(titles[0], day: date), Self.word(titles[1], day: date, at: other)]
      _ = try await repository.store(
        FetchedFeed(feed: Self.feed, content: .sample(items: items)), at: .sample(plusMinutes: (day + 9) * 24 * 60))
    }
    #expect(Set(await repository.stored.map(\.article.title)) == ["fjord", "gull", "Skerry", "tern"])
    #expect(await repository.stored.count == 4)
  }
}
