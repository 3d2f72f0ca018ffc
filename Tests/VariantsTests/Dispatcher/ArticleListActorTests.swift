import Domain
import DomainDoubles
import Scenes
import Testing

@testable import VariantDispatcher

@Suite("Actor of Dispatcher–Actor")
struct ArticleListActorTests {
  private let actor = ArticleListActor()
  private static let tea = entry(1, .words(["tea"]))
  private static let unread = entry(2, .filter(.unmarked(.read)))
  private static let unreadTea = ArticleQuery(lacking: [.read], words: ["tea"])

  private static func entry(_ number: Int, _ requested: ListWish) -> EventLog.Entry {
    EventLog.Entry(number: number, event: .list(requested, reply: .listed))
  }

  @Test("the actor processes events in log order, even when the later one arrives first")
  func ordersFetchedFeeds() async {
    let nothing = ListSnapshot(listed: nil)
    #expect(await actor.begin([Self.tea, Self.unread]) == .read(ListOrder(number: 2, query: Self.unreadTea), nothing))
    #expect(await actor.begin([Self.tea]) == .overtaken)
  }

  @Test("the actor narrows the list that is loading, and ignores events that request no list")
  func narrows() async {
    _ = await actor.begin([Self.tea])
    let other = EventLog.Entry(number: 2, event: .notUnderstood("dance"))
    let third = Self.entry(3, .filter(.unmarked(.read)))
    #expect(await actor.begin([Self.tea, other, third]) == .read(ListOrder(number: 3, query: Self.unreadTea), ListSnapshot(listed: nil)))
  }

  @Test(
    "a read that a later one has overtaken does not change the current list",
    arguments: [Result<ListPage<ArticleSummary>, ReadingError>.success([.sample()]), .failure(.cancelled)])
  func overtakes(result: Result<ListPage<ArticleSummary>, ReadingError>) async {
    _ = await actor.begin([Self.tea])
    _ = await actor.begin([Self.tea, Self.unread])
    #expect(await actor.end(ListOrder(number: 1, query: .all), result) == nil)
    #expect(await actor.snapshot == ListSnapshot(listed: nil))
  }

  @Test("a failed read restores the query of the current list")
  func fails() async {
    let listed = ListSnapshot(listed: [.sample()])
    let tea = ArticleQuery(words: ["tea"])
    _ = await actor.begin([Self.tea])
    #expect(await actor.end(ListOrder(number: 1, query: tea), .success([.sample()])) == listed)
    _ = await actor.begin([Self.unread])
    #expect(await actor.end(ListOrder(number: 2, query: Self.unreadTea), .failure(.cancelled)) == listed)
    #expect(await actor.begin([Self.entry(3, .again)]) == .read(ListOrder(number: 3, query: tea), listed))
  }

  @Test("without a current list, there is nothing to read again")
  func nothing() async {
    #expect(await actor.begin([Self.entry(1, .again)]) == .nothingToRead(ListSnapshot(listed: nil)))
  }
}
