/// Opens an article for reading, and marks it as read. When the mark cannot be stored, the article opens anyway, and the result contains
/// the error.
public struct ReadArticle: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  public func callAsFunction(_ reference: ArticleReference) async throws(ReadingError) -> ArticleDetails {
    let all = try await subscriptions.all()
    let opened = try await articles.open(reference, in: all.map(\.id))
    let translator = ArticleTranslator(all)
    guard !opened.entry.status.isRead else { return translator.details(of: opened) }
    do throws(ReadingError) {
      let marked = try await articles.update(
        .articles([ArticleReference(opened.entry.article.id)]), .set(.read, true), in: [opened.entry.article.feed])
      return translator.details(of: OpenedArticle(entry: marked.first?.entry ?? opened.entry, document: opened.document))
    } catch {
      return translator.details(of: opened, problem: error)
    }
  }
}
