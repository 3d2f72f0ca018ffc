import Domain
import DomainDoubles
import Scenes
import Testing

@testable import VariantViDRep

@MainActor @Suite("Repository of ViDRep")
struct ListingRepositoryTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private let change = Stub<StatusChange, StatusChangeResult, ReadingError> { _ in .success([.sample(marks: [.starred])]) }

  private func repository(_ list: List) -> ListingRepository {
    ListingRepository(database: UseCaseDatabase(list: list, markArticles: change))
  }

  @Test("the repository publishes that a list is loading, then the unmodified list, and stores that list")
  func fetches() async {
    let given = ListPage(all: ["b", "a", "a"].map { ArticleSummary.sample(.sample(guid: $0)) })
    let repository = repository(List { _ in .success(given) })
    var published: [AsyncState<ListedArticles, ReadingError>] = []
    await repository.fetch(.all) { published.append($0) }
    #expect(published.map(\.phase) == [.fetching, .retrieved(ListedArticles(.all, given))])
    #expect(published.last == repository.listing)
  }

  @Test("the repository neither publishes nor stores a list that a later one has overtaken")
  func overtaken() async {
    let tea = ArticleQuery(words: ["tea"])
    let list = List(inTurn: .failure(.cancelled), .success([.sample()]))
    await list.hold()
    let repository = repository(list)
    var published: [AsyncState<ListedArticles, ReadingError>] = []
    let first = Task { await repository.fetch(.all) { published.append($0) } }
    await list.called(times: 1)
    let second = Task { await repository.fetch(tea) { published.append($0) } }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    await list.release(0)
    await first.value
    #expect(published.map(\.phase) == [.fetching, .fetching, .retrieved(ListedArticles(tea, [.sample()]))])
    #expect(repository.listing == published.last)
  }

  @Test("a change does not modify the stored list until it is fetched again")
  func changes() async throws {
    let repository = repository(List { _ in .success([.sample()]) })
    await repository.fetch(.all) { _ in }
    let before = repository.listing
    #expect(try await repository.change(StatusChange([ArticleReference("ab12")], .set(.starred, true))) == [.sample(marks: [.starred])])
    #expect(repository.listing == before)
  }
}
