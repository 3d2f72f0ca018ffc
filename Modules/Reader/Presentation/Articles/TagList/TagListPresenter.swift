public import CorePresentation
public import CoreScenes
public import ReaderScenes

/// Formats a list of tags for display.
public struct TagListPresenter: Presenter {
  private let display: any Display<TagList.ViewModel>

  public init(display: any Display<TagList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: TagList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: TagList.Response) -> TagList.ViewModel {
    switch response {
    case .listed(let tags):
      let rows = tags.map(TagRow.init)
      return TagList.ViewModel(
        rows: rows, messages: rows.isEmpty ? [nothing] : [], exported: .list(rows.map(\.exported)),
        outcome: rows.isEmpty ? .nothingMatched : .done)
    case .failed(let error):
      return TagList.ViewModel(rows: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static let nothing = Message(
    .notice, "You have no tags.",
    hint: "\(run: "tag add NAME ID…") tags articles; \(run: "feeds set FEED tags=NAME") tags a feed.")
}
