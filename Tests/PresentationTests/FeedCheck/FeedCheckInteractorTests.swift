import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Screens
import Testing

@MainActor @Suite("Checking feeds")
struct FeedCheckInteractorTests {
  private let recorder = Recorder<FeedCheck.Response>()
  private nonisolated static let missing = ReadingError.document(.file("missing"), .missing)

  private let check = Stub<FeedSource, CheckedFeed, ReadingError> { source in
    source == .document(.file("missing")) ? .failure(Self.missing) : .success(CheckedFeed(source: source, format: .rss))
  }

  @Test("one that cannot be had keeps no other from being checked, and all are told together, in order")
  func checks() async {
    let sources: [FeedSource] = [.address("https://example.org/"), .document(.file("missing")), .document(.standardInput)]
    await FeedCheckInteractor(check: check, presenter: recorder).perform(.check(sources))
    #expect(await check.inputs == sources)
    let checked = [sources[0], sources[2]].map { CheckedFeed(source: $0, format: .rss) }
    #expect(recorder.values == [.checked(checked, failures: [Self.missing])])
  }

  @Test("each failure is told", arguments: ReadingError.ofDocuments + ReadingError.ofSubscribing)
  func fails(error: ReadingError) async {
    let interactor = FeedCheckInteractor(check: Stub<FeedSource, CheckedFeed, ReadingError> { _ in .failure(error) }, presenter: recorder)
    await interactor.perform(.check([.document(.standardInput)]))
    #expect(recorder.values == [.checked([], failures: [error])])
  }
}
