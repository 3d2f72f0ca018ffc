import Domain
public import Scenes

/// Says how a list of articles is shown.
public struct ArticleListPresenter: Presenter {
  private let display: any Display<ArticleList.ViewModel>

  /// Makes the presenter in front of its display.
  public init(display: any Display<ArticleList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleList.Response) {
    display.display(Self.viewModel(for: response))
  }

  /// What is shown of a response. The words are those that every other way of driving the scene uses too.
  public nonisolated static func viewModel(for response: ArticleList.Response) -> ArticleList.ViewModel {
    let (listed, now) = (response.listed, response.now)
    return switch response.event {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed ?? [], now: now)
    case .changed(let result, let wish): ArticleListWording.changed(result, wish, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
