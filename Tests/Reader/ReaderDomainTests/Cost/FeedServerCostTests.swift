import CoreDomain
import CoreDoubles
import Growth
@testable import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Cost of a contact with a feed server", .timeLimit(.minutes(60)))
struct FeedServerCostTests {
  private static let feed = Subscription.sample().id

  /// As many items, of which few or all differ.
  private static let kinds: [(name: String, item: @Sendable (Int) -> FeedItem)] = [
    ("all differ", { .served("T\($0)", minutes: -$0) }), ("one page", { FeedItem(title: "T\($0)", url: .sample()) }),
    ("one title", { FeedItem(title: "T", url: .sample(), published: .sample(plusMinutes: -$0)) }), ("all equal", { _ in .served("T") }),
  ]

  @Test("items are matched in time that is linear in their number", arguments: kinds.indices)
  func matching(kind: Int) {
    let problem = CostGrowth.problem(upTo: FloodSize.largest) { size in
      (0..<size / 64).map { ServerItem(id: ServerItemID(number: UInt64($0)), feed: .sample(), item: Self.kinds[kind].item($0)) }
    } work: { items in
      let stored = items.map { item in
        Article.sample(
          guid: item.id.text, feed: Self.feed, title: item.item.title, url: item.item.url, published: item.item.published)
      }
      var matching = ServerItemMatching(Self.feed, stored: stored, living: [])
      _ = matching.articles(of: items + items)
    }
    #expect(problem == nil, "\(Self.kinds[kind].name)")
  }

  @Test("marks are compared in time that is linear in the number of items and of labels")
  func marks() {
    let problem = CostGrowth.problem(upTo: FloodSize.largest) { size in
      (0..<size / 64).map { ServerItemID(number: UInt64($0)) }
    } work: { ids in
      let list = ServerItemList(ids)
      let labels = Dictionary(
        uniqueKeysWithValues: ids.indices.filter { $0.isMultiple(of: 50) }.map { (ServerLabel("l\($0)"), ServerItemList([ids[$0]])) })
      let marks = ServerMarks(all: list, unread: ServerItemList([]), starred: list, labels: labels)
      let items = Dictionary(uniqueKeysWithValues: ids.map { (ArticleID(start: UInt64($0.text, radix: 16) ?? 0, end: 0), [$0]) })
      _ = marks.edits(of: items, statuses: [:])
    }
    #expect(problem == nil)
  }

  @Test("waiting changes are planned in time that is linear in their number")
  func plan() {
    let problem = CostGrowth.problem(upTo: FloodSize.largest) { size in
      (0..<size / 64).map { ArticleID(start: UInt64($0), end: 0) }
    } work: { ids in
      let marks = ids.enumerated().map { place, id in
        PendingMark(
          number: place + 1, article: id, mark: place.isMultiple(of: 3) ? .read : .tagged("t\(place % 100)"), isSet: true, moment: .sample()
        )
      }
      let items = Dictionary(uniqueKeysWithValues: ids.map { ($0, [ServerItemID(number: $0.start)]) })
      _ = PushPlan(PendingMarks(marks, last: marks.count), items: items, labels: [], folders: [], turn: 7)
    }
    #expect(problem == nil)
  }
}
