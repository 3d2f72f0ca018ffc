import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of feed files")
struct FeedPreviewPresenterTests {
  @Test(
    "a count is a line and a record, with a message for each unreadable file",
    arguments: [
      (0, 0, [], Outcome.done), (12_000, 2, [], .done), (3, 2, [.cancelled], .someFailed), (0, 1, [.cancelled], .failed),
    ] as [(Int, Int, [ReaderError], Outcome)])
  func counted(items: Int, files: Int, failures: [ReaderError], outcome: Outcome) {
    #expect(
      FeedPreviewPresenter.viewModel(for: .counted(items: items, files: files, failures: failures))
        == FeedPreview.ViewModel(
          count: "items \(items)", messages: failures.map(ReaderErrorWording.message(for:)),
          exported: .record(ExportedRecord([.init("items", .number(items))])), outcome: outcome))
  }

  @Test("a failure has its message and nothing else", arguments: ReaderError.ofDocuments)
  func failure(error: ReaderError) {
    #expect(
      FeedPreviewPresenter.viewModel(for: .failed(error))
        == FeedPreview.ViewModel(count: nil, messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed))
  }

  @Test("a feed file is a record without messages")
  func read() {
    let viewModel = FeedPreviewPresenter.viewModel(for: .read(.sample()))
    #expect(viewModel.count == nil && viewModel.messages.isEmpty && viewModel.outcome == .done)
    #expect(viewModel.exported.records?.count == 1)
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<FeedPreview.ViewModel>()
    FeedPreviewPresenter(display: display).present(.read(.sample()))
    #expect(display.values == [FeedPreviewPresenter.viewModel(for: .read(.sample()))])
  }
}
