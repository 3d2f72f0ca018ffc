import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Previewing feed files")
struct FeedPreviewInteractorTests {
  private typealias Read = Stub<FileLocation, Feed, ReaderError>
  private typealias Count = Stub<FileLocation, Int, ReaderError>

  private let recorder = Recorder<FeedPreview.Response>()
  private nonisolated static let two = Feed.sample(title: "Two", items: [.sample(guid: "1"), .sample(guid: "2")])
  private nonisolated static let missing = ReaderError.document(.file("missing"), .missing)
  private nonisolated static let places: [FileLocation] = [.file("two"), .file("missing"), .standardInput]

  private let read = Read { place in
    switch place {
    case .file("two"): .success(Self.two)
    case .standardInput: .success(.sample())
    case .file: .failure(Self.missing)
    }
  }
  private let count = Count { place in
    switch place {
    case .file("two"): .success(2)
    case .standardInput: .success(1)
    case .file: .failure(Self.missing)
    }
  }

  @Test("files are presented in order, including the error of one that cannot be read")
  func shows() async {
    await FeedPreviewInteractor(read: read, count: count, presenter: recorder).perform(.show(Self.places))
    #expect(await read.inputs == Self.places)
    #expect(recorder.values == [.read(Self.two), .failed(Self.missing), .read(.sample())])
  }

  @Test("the items of all files are counted together, and the errors of unreadable files are included")
  func counts() async {
    await FeedPreviewInteractor(read: read, count: count, presenter: recorder).perform(.count(Self.places))
    #expect(recorder.values == [.counted(items: 3, files: 3, failures: [Self.missing])])
    #expect(await read.inputs.isEmpty)
  }

  @Test("every error is presented", arguments: ReaderError.ofDocuments)
  func fails(error: ReaderError) async {
    let interactor = FeedPreviewInteractor(
      read: Read { _ in .failure(error) }, count: Count { _ in .failure(error) }, presenter: recorder)
    await interactor.perform(.show([.standardInput]))
    await interactor.perform(.count([.standardInput]))
    #expect(recorder.values == [.failed(error), .counted(items: 0, files: 1, failures: [error])])
  }

  @Test("without files, nothing is shown and the count is zero")
  func previewsNothing() async {
    let interactor = FeedPreviewInteractor(read: read, count: count, presenter: recorder)
    await interactor.perform(.show([]))
    await interactor.perform(.count([]))
    #expect(recorder.values == [.counted(items: 0, files: 0, failures: [])])
  }
}
