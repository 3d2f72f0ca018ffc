import CoreDomain
import CoreDoubles
@testable import ReaderDomain
import ReaderDoubles
import Testing

/// Which requests send the waiting changes.
@Suite("PushPlan")
struct PushPlanTests {
  private static let feed = Subscription.sample().id
  private static let cited = ArticleMark.tagged("cited")

  private static func article(_ number: Int) -> ArticleID { ArticleID(feed: feed, identity: "guid:\(number)") }

  /// Articles 1 to 9 are an item each; the others are none.
  private static let items = Dictionary(uniqueKeysWithValues: (1...9).map { (article($0), [ServerItemID(number: UInt64($0))]) })

  private static func pending(_ changes: [(Int, ArticleMark, Bool)]) -> PendingMarks {
    PendingMarks(
      changes.enumerated().map { place, change in
        PendingMark(number: place + 11, article: article(change.0), mark: change.1, isSet: change.2, moment: .sample())
      }, last: changes.count + 10)
  }

  private static func requests(_ plan: PushPlan) -> [String] {
    plan.requests.map { request in
      let name =
        switch request.mark {
        case .read: "read"
        case .starred: "starred"
        case .label(let label): "'\(label.text)'"
        }
      return "\(request.isSet ? "+" : "-")\(name) " + request.items.map { String(UInt64($0.text, radix: 16) ?? 0) }.joined(separator: " ")
    }
  }

  private static let cases: [(changes: [(Int, ArticleMark, Bool)], requests: [String])] = [
    ([], []),
    ([(1, .read, true), (2, .read, true)], ["+read 1 2"]),
    ([(1, .read, true), (1, .read, false)], ["-read 1"]),
    (
      [(1, cited, true), (2, .starred, true), (3, .starred, false), (4, .read, true), (5, .read, false), (6, cited, false)],
      ["-read 5", "+read 4", "-starred 3", "+starred 2", "-'CITED' 6", "-'Cited' 6", "+'CITED' 1"]
    ),
    // The name of a tag is sent when the server has no label for it. What has no label cannot be removed from it.
    ([(1, .tagged("new"), true), (2, .tagged("new"), false)], ["+'new' 1"]),
    // A label with the name of a folder would be lost.
    ([(1, .tagged("news"), true)], []),
    ([(1, .tagged("κόσμος"), true)], []),
    ([(1, .hidden, true), (1, .kept, true)], []),
    ([(10, .read, true)], []),
  ]

  @Test("of each article and mark, the last change is sent, one mark and direction a request", arguments: cases)
  func plans(_ test: (changes: [(Int, ArticleMark, Bool)], requests: [String])) {
    let plan = PushPlan(
      Self.pending(test.changes), items: Self.items, labels: [ServerLabel("Cited"), ServerLabel("CITED"), ServerLabel("other")],
      folders: [FolderPath("News"), FolderPath("A/B"), FolderPath("ΚΌΣΜΟΣ")], turn: 0)
    #expect(Self.requests(plan) == test.requests)
    let withheld = test.changes.map { $0.1 }.filter { $0 == .tagged("news") || $0 == .tagged("κόσμος") }
    #expect(plan.withheld.all == withheld.map { StatusEdit(mark: $0, isSet: true, ids: [Self.article(1)]) })
  }

  @Test(
    "at another turn, others of the articles and of the tags come first; unread, read, unstarred and starred keep their order",
    arguments: [
      (0, ["+read 1 2 3", "+starred 1", "+'a' 1", "+'b' 1"]), (1, ["+read 2 3 1", "+starred 1", "+'b' 1", "+'a' 1"]),
      (5, ["+read 3 1 2", "+starred 1", "+'b' 1", "+'a' 1"]), (6, ["+read 1 2 3", "+starred 1", "+'a' 1", "+'b' 1"]),
    ] as [(UInt64, [String])])
  func turns(turn: UInt64, requests: [String]) {
    let changes: [(Int, ArticleMark, Bool)] = [
      (1, .tagged("b"), true), (1, .starred, true), (1, .read, true), (2, .read, true), (3, .read, true), (1, .tagged("a"), true),
    ]
    let plan = PushPlan(Self.pending(changes), items: Self.items, labels: [], folders: [], turn: turn)
    #expect(Self.requests(plan) == requests)
  }

  @Test("contacts that begin a quarter of an hour after each other begin with different articles")
  func moments() {
    let firsts = (0..<40).map { PushPlan.turn(at: .sample(plusMinutes: $0 * 15)) % 9 }
    #expect(Set(firsts).count == 9)
  }

  @Test("a request has at most 250 items, and an article has all its items in them")
  func sizes() {
    let changes = (1...501).map { ($0, ArticleMark.read, true) }
    let items = Dictionary(
      uniqueKeysWithValues: (1...501).map {
        (Self.article($0), [ServerItemID(number: UInt64($0)), ServerItemID(number: UInt64($0 + 1000))])
      })
    let plan = PushPlan(Self.pending(changes), items: items, labels: [], folders: [], turn: 7)
    #expect(plan.requests.map(\.items.count) == [250, 250, 250, 250, 2])
    #expect(Set(plan.requests.flatMap(\.items)) == Set(items.values.joined()))
  }

  @Test("changes of articles without an item are not sent, and keep their place in the queue")
  func unsent() {
    let plan = PushPlan(
      Self.pending([(1, .read, true), (10, .starred, true), (10, .starred, false), (2, .read, true)]), items: Self.items, labels: [],
      folders: [], turn: 0)
    #expect(Self.requests(plan) == ["+read 1 2"])
    #expect(plan.unsent == [Self.article(10): [.starred: false]])
    #expect([plan.sentThrough, plan.last] == [11, 14])
  }
}
