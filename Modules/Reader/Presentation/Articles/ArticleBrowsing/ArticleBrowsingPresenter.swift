import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats what the browser shows.
public struct ArticleBrowsingPresenter: Presenter {
  private let display: any Display<ArticleBrowsing.ViewModel>

  public init(display: any Display<ArticleBrowsing.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleBrowsing.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: ArticleBrowsing.Response) -> ArticleBrowsing.ViewModel {
    switch response {
    case .browsed(let articles) where articles.isEmpty:
      ArticleBrowsing.ViewModel(
        lines: [], messages: [Message(.notice, "No unread articles.")], exported: .list([]), outcome: .nothingMatched)
    case .browsed(let articles):
      ArticleBrowsing.ViewModel(
        lines: articles.filter { $0.error == nil }.map { "Opened '\($0.article.summary.article.title)' in the browser." },
        messages: articles.flatMap(messages(about:)),
        exported: .list(articles.map(record(of:))), outcome: articles.allSatisfy { $0.error == nil } ? .done : .failed)
    case .followed(let link):
      ArticleBrowsing.ViewModel(lines: ["Opened \(link.shown) in the browser."], messages: [], exported: .empty, outcome: .done)
    case .failed(let error):
      ArticleBrowsing.ViewModel(
        lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func messages(about browsed: BrowsedArticle) -> [Message] {
    browsed.error.map { [ReaderErrorWording.message(for: $0)] } ?? ArticleDetailPresenter.messages(about: browsed.article)
  }

  private nonisolated static func record(of browsed: BrowsedArticle) -> ExportedRecord {
    let article = browsed.article.summary.article
    return ExportedRecord([
      .init("id", .text(article.id.text)), .init("url", .text(orNull: article.url?.link)), .init("opened", .bool(browsed.error == nil)),
    ])
  }
}
