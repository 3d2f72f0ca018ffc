import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("A publisher who changes all guids")
struct GuidChangeTests {
  private static let feed = Subscription.sample().id

  private static func page(_ number: Int, _ scheme: String = "https") -> WebURL { .sample("\(scheme)://example.org/\(number)") }

  private static func item(
    _ guid: String?, _ title: String, _ page: WebURL?, day: Int?
  ) -> FeedItem {
    FeedItem(guid: guid, title: title, url: page, published: day.map { .sample(plusMinutes: $0 * 24 * 60) })
  }

  private static func items(_ change: (Int) -> FeedItem) -> [FeedItem] { [3, 2, 1].map(change) }

  /// A document, and the next one.
  private static let changes: [(name: String, before: [FeedItem], after: [FeedItem])] = [
    (
      "permalinks to tags", items { item(page($0).text, "T\($0)", page($0), day: $0) },
      items { item("tag:\($0)", "T\($0)", page($0), day: $0) }
    ),
    ("numbers to names, without links", items { item("\($0)", "T\($0)", nil, day: $0) }, items { item("u\($0)", "T\($0)", nil, day: $0) }),
    (
      "guids and links to https", items { item(page($0, "http").text, "T\($0)", page($0, "http"), day: $0) },
      items { item(page($0).text, "T\($0)", page($0), day: $0) }
    ),
    (
      "links to https, without guids", items { item(nil, "T\($0)", page($0, "http"), day: $0) },
      items { item(nil, "T\($0)", page($0), day: $0) }
    ),
    ("guids and titles", items { item("\($0)", "T\($0)", page($0), day: $0) }, items { item("u\($0)", "New \($0)", page($0), day: $0) }),
    ("guids, without dates", items { item("\($0)", "T\($0)", page($0), day: nil) }, items { item("u\($0)", "T\($0)", page($0), day: nil) }),
    (
      "guids, with one link and one date", items { item("\($0)", "T\($0)", page(1), day: 1) },
      items { item("u\($0)", "T\($0)", page(1), day: 1) }
    ),
    (
      "guids, with dates in the future", items { item("\($0)", "T\($0)", nil, day: $0 + 90) },
      items { item("u\($0)", "T\($0)", nil, day: $0 + 90) }
    ),
    ("the guid of the only item", [item("1", "T", page(1), day: 1)], [item("u", "T", page(1), day: 1)]),
  ]

  @Test("no article arrives again, on the day of the change and after it, and the marks stay", arguments: changes)
  func changed(_ change: (name: String, before: [FeedItem], after: [FeedItem])) async throws {
    let repository = MemoryArticleRepository()
    func merge(_ items: [FeedItem], day: Int) async throws -> Int {
      let fetchedFeed = FetchedFeed(feed: Self.feed, content: .sample(items: items))
      return try await repository.store(fetchedFeed, at: .sample(plusMinutes: day * 24 * 60)).new.count
    }
    let new = Self.item("new", "New", Self.page(9), day: 12)
    #expect(try await merge(change.before, day: 10) == change.before.count)
    _ = try await repository.update(.matching(.all), .set(.starred, true), in: [Self.feed])
    #expect(try await merge(change.after, day: 11) == 0)
    #expect(try await merge([new] + change.after, day: 12) == 1)
    #expect(try await merge([new] + change.after, day: 13) == 0)
    let stored = await repository.stored
    #expect(Set(stored.filter(\.status.isStarred).map(\.article.title)) == Set(change.after.map(\.title)))
    #expect(stored.filter(\.status.isStarred).count == change.after.count)
  }

  /// Documents in which the last one adds items.
  private static let additions: [(name: String, documents: [[FeedItem]], added: Int)] = [
    (
      "beside an old guid",
      [
        [item("2", "T2", page(2), day: 2), item("1", "T", page(1), day: 1)],
        [item("3", "T", page(1), day: 1), item("2", "T2", page(2), day: 2)],
      ], 1
    ),
    ("with the page and title of the only item", [[item("1", "T", page(1), day: 1)], [item("2", "T", page(1), day: 2)]], 1),
    (
      "with the page and title of the only item, without dates",
      [[item("1", "T", page(1), day: nil)], [item("2", "T", page(1), day: nil)]], 1
    ),
    (
      "with the page and date of others",
      [
        [item("1", "A", page(1), day: 1), item("2", "B", page(1), day: 1)],
        [item("3", "C", page(1), day: 1), item("4", "D", page(1), day: 1)],
      ], 2
    ),
    (
      "with the title and date of others",
      [
        [item("1", "T", page(1), day: 1), item("2", "T", page(2), day: 1)],
        [item("3", "T", page(3), day: 1), item("4", "T", page(4), day: 1)],
      ], 2
    ),
    (
      "with the page and title of others, without dates",
      [items { item("\($0)", "T", page(1), day: nil) }, items { item("u\($0)", "T", page(1), day: nil) }], 3
    ),
    (
      "with the page of others",
      [items { item("\($0)", "T\($0)", page($0), day: $0) }, items { item("u\($0)", "N\($0)", page($0), day: $0 + 3) }], 3
    ),
  ]

  @Test("items that a feed adds are new", arguments: additions)
  func added(_ addition: (name: String, documents: [[FeedItem]], added: Int)) async throws {
    let repository = MemoryArticleRepository()
    var new = 0
    for (day, items) in addition.documents.enumerated() {
      let fetchedFeed = FetchedFeed(feed: Self.feed, content: .sample(items: items))
      new = try await repository.store(fetchedFeed, at: .sample(plusMinutes: (day + 10) * 24 * 60)).new.count
    }
    #expect(new == addition.added)
  }

  @Test("an article that is found after the change of its guid does not expire while it is in the document")
  func retention() async throws {
    let repository = MemoryArticleRepository()
    var removed = 0
    for (day, guid) in ["1", "2", "2"].enumerated() {
      var fetchedFeed = FetchedFeed(
        feed: Self.feed, content: .sample(items: Self.items { Self.item("\(guid)-\($0)", "T\($0)", Self.page($0), day: $0) }))
      let moment = Timestamp.sample(plusMinutes: (day + 10) * 24 * 60)
      fetchedFeed.recognized = try await repository.store(fetchedFeed, at: moment).recognized
      removed += try await repository.purge(after: fetchedFeed, keeping: Retention(maximumArticles: 1), at: moment)
    }
    #expect(removed == 0)
  }
}
