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

/// An article opened for reading, with its status and body.
public struct OpenedArticle: Hashable, Sendable {
  public let entry: ArticleWithStatus
  /// The displayable body.
  public let document: Document

  public init(entry: ArticleWithStatus, document: Document) {
    self.entry = entry
    self.document = document
  }
}

/// One article with its body, as the presentation layer uses it.
public struct ArticleDetails: Hashable, Sendable {
  public let summary: ArticleSummary
  /// The displayable body.
  public let document: Document
  /// Why the article could not be marked as read; nil when it was marked.
  public let problem: ReadingError?

  public init(summary: ArticleSummary, document: Document, problem: ReadingError? = nil) {
    self.summary = summary
    self.document = document
    self.problem = problem
  }
}
