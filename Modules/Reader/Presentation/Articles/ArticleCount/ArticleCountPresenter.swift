public import CorePresentation
public import CoreScenes
public import ReaderScenes

/// Formats an article count for display.
public struct ArticleCountPresenter: Presenter {
  private let display: any Display<ArticleCount.ViewModel>

  public init(display: any Display<ArticleCount.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleCount.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: ArticleCount.Response) -> ArticleCount.ViewModel {
    switch response {
    case .counted(let number):
      ArticleCount.ViewModel(
        number: String(number), text: CountWording.number(number), messages: [], exported: .number(number), outcome: .done)
    case .failed(let error):
      ArticleCount.ViewModel(
        number: nil, text: nil, messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }
}
