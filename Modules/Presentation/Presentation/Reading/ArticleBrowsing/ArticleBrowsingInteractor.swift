public import Domain
public import Scenes

/// Opens the pages of articles in the browser.
public final class ArticleBrowsingInteractor: Interactor {
  private let open: any UseCase<ReadInput, [BrowsedArticle], ReadingError>
  private let presenter: any Presenter<ArticleBrowsing.Response>

  public init(
    open: any UseCase<ReadInput, [BrowsedArticle], ReadingError>, presenter: any Presenter<ArticleBrowsing.Response>
  ) {
    self.open = open
    self.presenter = presenter
  }

  public func perform(_ request: ArticleBrowsing.Request) async {
    switch request {
    case .open(let input):
      do throws(ReadingError) {
        presenter.present(.browsed(try await open(input)))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
