public import CorePresentation
public import CoreScenes
public import ReaderScenes

/// Formats feed files for display.
public struct FeedPreviewPresenter: Presenter {
  private let display: any Display<FeedPreview.ViewModel>

  public init(display: any Display<FeedPreview.ViewModel>) {
    self.display = display
  }

  public func present(_ response: FeedPreview.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: FeedPreview.Response) -> FeedPreview.ViewModel {
    switch response {
    case .read(let feed):
      FeedPreview.ViewModel(count: nil, messages: [], exported: .record(JSONFeedRecord.record(of: feed)), outcome: .done)
    case .failed(let error):
      FeedPreview.ViewModel(count: nil, messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    case .counted(let items, let files, let failures):
      FeedPreview.ViewModel(
        count: "items \(items)", messages: failures.map(ReaderErrorWording.message(for:)),
        exported: .record(ExportedRecord([.init("items", .number(items))])), outcome: .of(files, failures: failures.count))
    }
  }
}
