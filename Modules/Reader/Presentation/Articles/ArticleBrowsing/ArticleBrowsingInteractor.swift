public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Opens the pages of articles, and links of their texts, in the browser. A link marks no article as read.
public final class ArticleBrowsingInteractor: Interactor {
  private let open: any UseCase<ReadInput, [BrowsedArticle], ReaderError>
  private let browser: any Browser
  private let presenter: any Presenter<ArticleBrowsing.Response>

  public init(
    open: any UseCase<ReadInput, [BrowsedArticle], ReaderError>, browser: any Browser, presenter: any Presenter<ArticleBrowsing.Response>
  ) {
    self.open = open
    self.browser = browser
    self.presenter = presenter
  }

  public func perform(_ request: ArticleBrowsing.Request) async {
    do throws(ReaderError) {
      switch request {
      case .open(let input): presenter.present(.browsed(try await open(input)))
      case .follow(let link):
        try await browser.open(link)
        presenter.present(.followed(link))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
