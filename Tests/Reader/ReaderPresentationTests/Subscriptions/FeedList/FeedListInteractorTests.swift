import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Listing feeds")
struct FeedListInteractorTests {
  private typealias List = Stub<FeedQuery, [FeedSummary], ReaderError>

  private let recorder = Recorder<FeedList.Response>()

  private func interactor(_ list: List) -> FeedListInteractor {
    FeedListInteractor(list: list, presenter: recorder, now: { .sample() })
  }

  @Test(
    "the query is passed on unchanged, and its result is presented with the time",
    arguments: [[], [FeedSummary.sample()]], [false, true])
  func shows(found: [FeedSummary], onlyWithProblems: Bool) async {
    let list = List { _ in .success(found) }
    let query = FeedQuery(onlyWithProblems: onlyWithProblems)
    await interactor(list).perform(.show(query))
    #expect(await list.inputs == [query])
    #expect(recorder.values == [.listed(found, query, now: .sample())])
  }

  @Test("a failed request presents its error", arguments: ReaderError.ofArticles)
  func fails(error: ReaderError) async {
    await interactor(List { _ in .failure(error) }).perform(.show(FeedQuery()))
    #expect(recorder.values == [.failed(error)])
  }
}
