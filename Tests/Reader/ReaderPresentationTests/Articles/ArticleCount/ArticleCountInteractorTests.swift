import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Counting articles")
struct ArticleCountInteractorTests {
  private let recorder = Recorder<ArticleCount.Response>()

  @Test("the query is passed on unchanged, and its count is presented", arguments: [0, 12_345])
  func counts(number: Int) async {
    let count = Stub<ArticleQuery, Int, ReaderError> { _ in .success(number) }
    let query = ArticleQuery(lacking: [.read], words: ["tea"])
    await ArticleCountInteractor(count: count, presenter: recorder).perform(.count(query))
    #expect(await count.inputs == [query])
    #expect(recorder.values == [.counted(number)])
  }

  @Test("a failed request presents its error", arguments: ReaderError.ofArticles)
  func fails(error: ReaderError) async {
    let count = Stub<ArticleQuery, Int, ReaderError> { _ in .failure(error) }
    await ArticleCountInteractor(count: count, presenter: recorder).perform(.count(.all))
    #expect(recorder.values == [.failed(error)])
  }
}
