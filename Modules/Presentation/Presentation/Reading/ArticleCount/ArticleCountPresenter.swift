public import Scenes

/// Says how a count is shown.
public struct ArticleCountPresenter: Presenter {
  private let display: any Display<ArticleCount.ViewModel>

  /// Makes the presenter in front of its display.
  public init(display: any Display<ArticleCount.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleCount.Response) {
    display.display(Self.viewModel(for: response))
  }

  /// What is shown of a response. The number stands alone and without commas, for scripts use it.
  public nonisolated static func viewModel(for response: ArticleCount.Response) -> ArticleCount.ViewModel {
    switch response {
    case .counted(let number):
      ArticleCount.ViewModel(number: String(number), messages: [], exported: .number(number), outcome: .done)
    case .failed(let error):
      ArticleCount.ViewModel(number: nil, messages: [ErrorWording.message(for: error)], exported: .nothing, outcome: .failed)
    }
  }
}
