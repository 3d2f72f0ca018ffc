public import CoreDomain

/// Marks the articles of an edition and their twins as read. One undo reverts it.
public struct MarkEditionRead: UseCase {
  private let articles: any EditionArticleRepository

  public init(articles: any EditionArticleRepository) {
    self.articles = articles
  }

  public func callAsFunction(_ edition: Edition) async throws(EditionError) -> EditionMarking {
    try await articles.markRead(edition.articleIDs)
  }
}
