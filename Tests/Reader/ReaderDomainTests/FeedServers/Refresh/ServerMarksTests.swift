import CoreDomain
import CoreDoubles
@testable import ReaderDomain
import ReaderDoubles
import Testing

/// What the lists of a feed server say about the marks of articles.
@Suite("ServerMarks")
struct ServerMarksTests {
  private static let (one, two) = (ServerItemID(number: 1), ServerItemID(number: 2))
  private static let article = ArticleID(feed: Subscription.sample().id, identity: "guid:1")

  @Test(
    "once the lists have too many items, no further label is read, and nothing counts as gone",
    arguments: [(4, false), (5, false), (7, true)])
  func limit(items: Int, isComplete: Bool) async throws {
    let server = MemoryFeedServer()
    let feed = await server.add(.sample())
    let ids = await server.publish([.served("One"), .served("Two")], in: feed.id)
    let labels = ["a", "b"].map { ServerLabel($0) }
    for label in labels { await server.mark(.label(label), true, ids) }
    let lists = try await ServerLists(from: server, labels: labels, folders: [], limit: items)
    #expect(lists.areComplete == isComplete && lists.items.count == 2)
  }

  @Test("lists that are not complete are reported", arguments: [[], [ServerStream.all], [.starred]] as [Set<ServerStream>])
  func lists(incomplete: Set<ServerStream>) async throws {
    let (client, _, _) = await ServerClient.following()
    await client.server.cut(incomplete)
    #expect(try await client.report()?.contact?.isListComplete == incomplete.isEmpty)
  }

  /// The lists of a server, and the marks of an article before and after a contact.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var all = [one, two]
    var unread: [ServerItemID] = [one]
    var starred: [ServerItemID] = []
    var labels: [String: [ServerItemID]] = [:]
    var incomplete = false
    var before: Set<ArticleMark> = []
    var items = [one]
    let after: Set<ArticleMark>
    /// After the first match.
    let united: Set<ArticleMark>

    var testDescription: String { name }
  }

  private static let cited = ArticleMark.tagged("cited")

  private static let cases: [Case] = [
    Case(name: "equal", after: [], united: []),
    Case(name: "read there", unread: [], after: [.read], united: [.read]),
    Case(name: "read here", before: [.read], after: [], united: [.read]),
    Case(name: "starred there", starred: [one], after: [.starred], united: [.starred]),
    Case(name: "starred here", before: [.starred], after: [], united: [.starred]),
    Case(name: "hidden and kept here", before: [.hidden, .kept], after: [.hidden, .kept], united: [.hidden, .kept]),
    Case(name: "labelled there", labels: ["Cited": [one]], after: [cited], united: [cited]),
    Case(name: "labelled here", labels: ["Cited": [two]], before: [cited], after: [], united: [cited]),
    Case(name: "a tag without a label", before: [cited], after: [cited], united: [cited]),
    Case(name: "labels in two spellings", labels: ["Cited": [two], "cited": [one]], before: [cited], after: [cited], united: [cited]),
    Case(name: "a label that is no tag", labels: ["a/b": [one]], after: [], united: []),
    // Purged, unsubscribed and hidden articles are in no list.
    Case(name: "gone", all: [two], unread: [], before: [.starred], after: [.starred], united: [.starred]),
    Case(name: "gone, but starred", all: [two], unread: [], starred: [one], after: [.starred], united: [.starred]),
    Case(name: "gone, but unread", all: [two], before: [.read], after: [], united: [.read]),
    Case(name: "absent from incomplete lists", unread: [], incomplete: true, before: [.starred], after: [.starred], united: [.starred]),
    Case(name: "in incomplete lists", starred: [one], incomplete: true, before: [.read], after: [.starred], united: [.read, .starred]),
    // An article whose first item is gone has the marks of the second.
    Case(
      name: "two items", all: [two], unread: [], starred: [two], items: [one, two], after: [.read, .starred], united: [.read, .starred]),
  ]

  private static func status(_ before: Set<ArticleMark>, _ edits: [StatusEdit]) -> Set<ArticleMark> {
    edits.reduce(ArticleStatus(before)) { $0.applying(.set($1.mark, $1.isSet)) }.marks
  }

  private static func marks(_ test: Case) -> ServerMarks {
    func list(_ ids: [ServerItemID]) -> ServerItemList { ServerItemList(ids, isComplete: !test.incomplete) }
    return ServerMarks(
      all: list(test.all), unread: list(test.unread), starred: list(test.starred),
      labels: Dictionary(uniqueKeysWithValues: test.labels.map { (ServerLabel($0), list($1)) }))
  }

  @Test("a list sets a mark; only a complete list clears one, and only of items that the server has", arguments: cases)
  func known(_ test: Case) {
    let edits = Self.marks(test).edits(of: [Self.article: test.items], statuses: [Self.article: ArticleStatus(test.before)])
    #expect(Self.status(test.before, edits) == test.after)
    #expect(edits.allSatisfy { test.before.contains($0.mark) != $0.isSet }, "What is so already is no change.")
  }

  @Test("the first match unites both sides: no mark is cleared, and the server gets those that it lacks", arguments: cases)
  func first(_ test: Case) {
    let union = Self.marks(test).union(of: [Self.article: test.items], statuses: [Self.article: ArticleStatus(test.before)])
    #expect(Self.status(test.before, union.missingHere) == test.united)
    let there = Set(union.missingThere.map(\.mark))
    #expect(union.missingThere.allSatisfy(\.isSet) && there.isSubset(of: test.before) && there.allSatisfy(\.isOnServers))
  }

  @Test("an item is known to the server when any list has it")
  func contains() {
    let marks = ServerMarks(
      all: ServerItemList([Self.one]), unread: ServerItemList([]), starred: ServerItemList([]),
      labels: [ServerLabel("cited"): ServerItemList([Self.two])])
    #expect([Self.one, Self.two, ServerItemID(number: 3)].map(marks.contains) == [true, true, false])
  }
}
