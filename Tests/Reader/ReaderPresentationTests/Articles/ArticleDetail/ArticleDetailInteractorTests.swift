import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Opening an article")
struct ArticleDetailInteractorTests {
  private typealias Read = Stub<ArticleReference, ArticleDetails, ReaderError>

  private let recorder = Recorder<ArticleDetail.Response>()

  private nonisolated static func details(_ title: String) -> ArticleDetails {
    ArticleDetails(summary: .sample(.sample(title: title)), document: .empty)
  }

  private func interactor(_ read: Read) -> ArticleDetailInteractor {
    ArticleDetailInteractor(read: read, presenter: recorder, now: { .sample() })
  }

  @Test("the named article is opened and presented with the time")
  func opens() async {
    let read = Read { .success(Self.details($0.prefix)) }
    await interactor(read).perform(.open(ArticleReference("ab12")))
    #expect(await read.inputs == [ArticleReference("ab12")])
    #expect(recorder.values == [.opened(Self.details("ab12"), now: .sample())])
  }

  @Test("a failed request presents its error", arguments: ReaderError.ofArticles)
  func fails(error: ReaderError) async {
    await interactor(Read { _ in .failure(error) }).perform(.open(ArticleReference("ab12")))
    #expect(recorder.values == [.failed(error)])
  }
}
