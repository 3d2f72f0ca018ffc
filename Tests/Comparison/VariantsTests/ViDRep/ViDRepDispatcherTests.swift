import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantViDRep

/// A repository, as a dispatcher sees it: values that it writes.
@MainActor
private final class MockRepository: ArticleListDispatcherRepositoryObject, ArticleReadingDispatcherRepositoryObject {
  var listing = Listing()
  var article = AsyncState<ArticleDetails, ReadingError>(.none)
  var unread = AsyncState<Int, ReadingError>(.retrieved(3))
}

@MainActor @Suite("Dispatchers of ViDRep", .timeLimit(.minutes(10)))
struct ViDRepDispatcherTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private static let tea = ArticleQuery(words: ["tea"])
  private let repository = MockRepository()
  private let change = Stub<StatusChange, StatusChangeResult, ReadingError> { _ in .success([.sample(marks: [.starred])]) }

  private func dispatcher(_ list: List) -> ArticleListDispatcher {
    ArticleListDispatcher(
      reducer: ArticleReducer(), database: ArticleListDatabase(list: list, changeStatus: change), repository: repository)
  }

  @Test("a list is written unmodified, with its query and its answer")
  func lists() async {
    let given = ListPage(all: ["b", "a", "a"].map { ArticleSummary.sample(.sample(guid: $0)) })
    await dispatcher(List { _ in .success(given) }).runAction(.list(.show(Self.tea)))
    #expect(repository.listing.current == ListedArticles(Self.tea, given))
    #expect(repository.listing.query == Self.tea)
    #expect(repository.listing.answer.phase == .retrieved(.listed))
  }

  @Test("while a list is read, its query is the running one, and the current list stays")
  func reading() async {
    let list = List(inTurn: .success([.sample()]), .failure(.cancelled))
    let dispatcher = dispatcher(list)
    await dispatcher.runAction(.list(.show(.all)))
    await list.hold()
    let task = Task { await dispatcher.runAction(.list(.show(Self.tea))) }
    await list.called(times: 2)
    #expect(repository.listing.query == Self.tea)
    #expect(repository.listing.current == ListedArticles(.all, [.sample()]))
    #expect(repository.listing.answer.phase == .fetching)
    await list.release(1)
    await task.value
    #expect(repository.listing.query == .all)
    #expect(repository.listing.current == ListedArticles(.all, [.sample()]))
    #expect(repository.listing.answer.phase == .failed(.cancelled))
  }

  @Test("a list that a later one has overtaken is not written")
  func overtaken() async {
    let list = List(inTurn: .failure(.cancelled), .success([.sample()]))
    await list.hold()
    let dispatcher = dispatcher(list)
    let first = Task { await dispatcher.runAction(.list(.show(.all))) }
    await list.called(times: 1)
    let second = Task { await dispatcher.runAction(.list(.show(Self.tea))) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    let listing = repository.listing
    await list.release(0)
    await first.value
    #expect(repository.listing == listing)
    #expect(listing.current == ListedArticles(Self.tea, [.sample()]))
  }

  @Test("after a change, the number of unread articles is unknown, and a change without a list reads none")
  func changes() async {
    let list = List { _ in .success([]) }
    let requested = StatusChange([ArticleReference("ab12")], .set(.starred, true))
    await dispatcher(list).runAction(.change(requested))
    #expect(repository.unread.phase == .none)
    #expect(repository.listing.answer.phase == .retrieved(.changed([.sample(marks: [.starred])], requested)))
    #expect(await list.inputs.isEmpty)
  }

  @Test("counting writes the number, and a failure as such", arguments: [Result<Int, ReadingError>.success(5), .failure(.cancelled)])
  private func counts(result: Result<Int, ReadingError>) async {
    let dispatcher = ArticleReadingDispatcher(
      reducer: ArticleReducer(),
      database: ArticleReadingDatabase(read: Stub { .failure(.articleNotFound($0)) }, count: Stub { _ in result }),
      repository: repository)
    await dispatcher.runAction(.count)
    switch result {
    case .success(let number): #expect(repository.unread.phase == .retrieved(number))
    case .failure(let error): #expect(repository.unread.phase == .failed(error))
    }
  }
}
