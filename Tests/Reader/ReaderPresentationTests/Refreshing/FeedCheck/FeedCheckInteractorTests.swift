import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Checking feeds")
struct FeedCheckInteractorTests {
  private let recorder = Recorder<FeedCheck.Response>()
  private nonisolated static let missing = ReaderError.document(.file("missing"), .missing)

  private let check = Stub<[FeedSource], [Result<CheckedFeed, ReaderError>], ReaderError> { sources in
    .success(sources.map { $0 == .document(.file("missing")) ? .failure(Self.missing) : .success(CheckedFeed(source: $0, format: .rss)) })
  }

  @Test("a feed that cannot be checked does not affect the others, and all are presented together, in order")
  func checks() async {
    let sources: [FeedSource] = [.url("https://example.org/"), .document(.file("missing")), .document(.standardInput)]
    await FeedCheckInteractor(check: check, presenter: recorder, now: { .sample() }).perform(.check(sources))
    #expect(await check.inputs == [sources])
    let checked = [sources[0], sources[2]].map { CheckedFeed(source: $0, format: .rss) }
    #expect(recorder.values == [.checked(checked, failures: [Self.missing], now: .sample())])
  }

  @Test("every error is presented", arguments: ReaderError.ofDocuments + ReaderError.ofSubscribing)
  func fails(error: ReaderError) async {
    for outcome in [.success([.failure(error)]), .failure(error)] as [Result<[Result<CheckedFeed, ReaderError>], ReaderError>] {
      let check = Stub<[FeedSource], [Result<CheckedFeed, ReaderError>], ReaderError> { _ in outcome }
      await FeedCheckInteractor(check: check, presenter: recorder, now: { .sample() }).perform(.check([.document(.standardInput)]))
      #expect(recorder.values.last == .checked([], failures: [error], now: .sample()))
    }
  }
}
