public import CorePresentation
public import CoreScenes
public import ReaderScenes

/// Formats checked feeds for display.
public struct FeedCheckPresenter: Presenter {
  private let display: any Display<FeedCheck.ViewModel>

  public init(display: any Display<FeedCheck.ViewModel>) {
    self.display = display
  }

  public func present(_ response: FeedCheck.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: FeedCheck.Response) -> FeedCheck.ViewModel {
    switch response {
    case .checked(let feeds, let failures, let now):
      let rows = feeds.map { CheckRow($0, now: now) }
      return FeedCheck.ViewModel(
        rows: rows, messages: failures.map { ReaderErrorWording.message(for: $0, now: now) }, exported: .list(rows.map(\.exported)),
        outcome: .of(feeds.count + failures.count, failures: failures.count))
    }
  }
}
