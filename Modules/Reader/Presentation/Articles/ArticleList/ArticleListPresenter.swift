public import CorePresentation
public import CoreScenes
public import ReaderScenes

/// Formats a list of articles for display.
public struct ArticleListPresenter: Presenter {
  private let display: any Display<ArticleList.ViewModel>

  public init(display: any Display<ArticleList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: ArticleList.Response) -> ArticleList.ViewModel {
    let (listed, now) = (response.listed, response.now)
    return switch response.event {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed, now: now)
    case .changed(let result, let requested): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    }
  }
}
