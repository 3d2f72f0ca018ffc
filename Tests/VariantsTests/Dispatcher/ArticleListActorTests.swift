import Domain
import DomainDoubles
import Scenes
import Testing

@testable import VariantDispatcher

@Suite("The actor of Dispatcher–Actor")
struct ArticleListActorTests {
  private let actor = ArticleListActor()
  private static let tea = entry(1, .words(["tea"]))
  private static let unread = entry(2, .filter(.unmarked(.read)))
  private static let unreadTea = ArticleQuery(lacking: [.read], words: ["tea"])

  private static func entry(_ number: Int, _ requested: ListWish) -> EventLog.Entry {
    EventLog.Entry(number: number, event: .list(requested, reply: .listed))
  }

  @Test("takes events in the order of the log, though the later one arrives first")
  func ordersFetchedFeeds() async {
    let nothing = ListSnapshot(listed: nil)
    #expect(await actor.begin([Self.tea, Self.unread]) == .read(ListOrder(number: 2, query: Self.unreadTea), nothing))
    #expect(await actor.begin([Self.tea]) == .overtaken)
  }

  @Test("narrows the list that is on its way, and knows of other events that they want no list")
  func narrows() async {
    _ = await actor.begin([Self.tea])
    let other = EventLog.Entry(number: 2, event: .notUnderstood("dance"))
    let third = Self.entry(3, .filter(.unmarked(.read)))
    #expect(await actor.begin([Self.tea, other, third]) == .read(ListOrder(number: 3, query: Self.unreadTea), ListSnapshot(listed: nil)))
  }

  @Test(
    "does not list what a later order has overtaken",
    arguments: [Result<[ArticleSummary], ReadingError>.success([.sample()]), .failure(.cancelled)])
  func overtakes(result: Result<[ArticleSummary], ReadingError>) async {
    _ = await actor.begin([Self.tea])
    _ = await actor.begin([Self.tea, Self.unread])
    #expect(await actor.end(ListOrder(number: 1, query: .all), result) == nil)
    #expect(await actor.snapshot == ListSnapshot(listed: nil))
  }

  @Test("is back at the query of what is listed when an order fails")
  func fails() async {
    let listed = ListSnapshot(listed: [.sample()])
    let tea = ArticleQuery(words: ["tea"])
    _ = await actor.begin([Self.tea])
    #expect(await actor.end(ListOrder(number: 1, query: tea), .success([.sample()])) == listed)
    _ = await actor.begin([Self.unread])
    #expect(await actor.end(ListOrder(number: 2, query: Self.unreadTea), .failure(.cancelled)) == listed)
    #expect(await actor.begin([Self.entry(3, .again)]) == .read(ListOrder(number: 3, query: tea), listed))
  }

  @Test("has nothing to read anew without a list")
  func nothing() async {
    #expect(await actor.begin([Self.entry(1, .again)]) == .nothingToRead(ListSnapshot(listed: nil)))
  }
}
