import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Previewing feed files")
struct FeedPreviewInteractorTests {
  private let feeds = MemoryFeedRepository()
  private let recorder = Recorder<FeedPreview.Response>()
  private static let two = Feed.sample(title: "Two", items: [.sample(guid: "1"), .sample(guid: "2")])
  private static let missing = ReaderError.document(.file("missing"), .missing)
  private static let places: [FileLocation] = [.file("two"), .file("missing"), .standardInput]

  private func interactor() async -> FeedPreviewInteractor {
    await feeds.put(Self.two, in: .file("two"))
    await feeds.put(Feed.sample(), in: .standardInput)
    return FeedPreviewInteractor(feeds: feeds, presenter: recorder)
  }

  /// The number of requests to servers.
  private func requests() async -> Int {
    let (fetches, discoveries) = (await feeds.fetches, await feeds.discoveries)
    return fetches.count + discoveries.count
  }

  @Test("files are presented in order, including the error of one that cannot be read, without a request")
  func shows() async {
    await interactor().perform(.show(Self.places))
    #expect(await feeds.reads == Self.places)
    #expect(recorder.values == [.read(Self.two), .failed(Self.missing), .read(.sample())])
    #expect(await requests() == 0)
  }

  @Test("the items of all files are counted together, and the errors of unreadable files are included")
  func counts() async {
    await interactor().perform(.count(Self.places))
    #expect(recorder.values == [.counted(items: 3, files: 3, failures: [Self.missing])])
    #expect(await feeds.reads.isEmpty)
    #expect(await requests() == 0)
  }

  @Test("every error is presented", arguments: ReaderError.ofDocuments)
  func fails(error: ReaderError) async {
    await feeds.failWith(error, on: [.read])
    let interactor = await interactor()
    await interactor.perform(.show([.standardInput]))
    await interactor.perform(.count([.standardInput]))
    #expect(recorder.values == [.failed(error), .counted(items: 0, files: 1, failures: [error])])
  }

  @Test("without files, nothing is shown and the count is zero")
  func previewsNothing() async {
    let interactor = await interactor()
    await interactor.perform(.show([]))
    await interactor.perform(.count([]))
    #expect(recorder.values == [.counted(items: 0, files: 0, failures: [])])
  }
}
