import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Says which image has arrived, or why it is missing.
public struct ArticleImagesPresenter: Presenter {
  private let display: any Display<ArticleImages.ViewModel>

  public init(display: any Display<ArticleImages.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleImages.Response) { display.display(Self.viewModel(for: response)) }

  /// The view model has the URL of the image, so the sentence of a failure does not repeat it.
  public nonisolated static func viewModel(for response: ArticleImages.Response) -> ArticleImages.ViewModel {
    switch response {
    case .fetched(let image):
      switch image.result {
      case .success(let file): .init(url: image.url.link, state: .shown(file), outcome: .done)
      case .failure(.article(.image(_, let error))):
        .init(url: image.url.link, state: .failed(MessageText(ArticleImageWording.sentence(for: error))), outcome: .failed)
      case .failure(let error):
        .init(url: image.url.link, state: .failed(ReaderErrorWording.message(for: error).sentence), outcome: .failed)
      }
    }
  }
}
