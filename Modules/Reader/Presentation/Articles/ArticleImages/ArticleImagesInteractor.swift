public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Fetches images of articles. When a later request overtakes an earlier one, the images of the earlier one are dropped.
public final class ArticleImagesInteractor: Interactor {
  private let fetch: any UseCase<ArticleImagesInput, Void, Never>
  private let presenter: any Presenter<ArticleImages.Response>
  private var latestGeneration = 0

  public init(fetch: any UseCase<ArticleImagesInput, Void, Never>, presenter: any Presenter<ArticleImages.Response>) {
    self.fetch = fetch
    self.presenter = presenter
  }

  public func perform(_ request: ArticleImages.Request) async {
    switch request {
    case .show(let urls, let feedHost, let onlyPNG):
      latestGeneration += 1
      let generation = latestGeneration
      await fetch(
        ArticleImagesInput(urls: urls, feedHost: feedHost, onlyPNG: onlyPNG) { [weak self] image in
          await self?.present(image, generation)
        })
    }
  }

  private func present(_ image: ArticleImage, _ generation: Int) {
    if generation == latestGeneration { presenter.present(.fetched(image)) }
  }
}
