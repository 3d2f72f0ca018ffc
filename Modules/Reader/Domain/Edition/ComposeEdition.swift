public import CoreDomain

/// Selects the articles of an edition and arranges them.
public struct ComposeEdition: UseCase {
  private let articles: any EditionArticleRepository
  private let date: @Sendable () -> EditionDate

  public init(articles: any EditionArticleRepository, date: @escaping @Sendable () -> EditionDate) {
    self.articles = articles
    self.date = date
  }

  /// - Throws: `nothingToPrint` when no article matches.
  public func callAsFunction(_ query: EditionQuery) async throws(EditionError) -> Edition {
    let date = date()
    let selection = try await articles.articles(matching: query)
    guard !selection.articles.isEmpty else { throw .nothingToPrint }
    return EditionLayout.edition(of: selection.articles, on: date, omitted: selection.omitted)
  }
}
