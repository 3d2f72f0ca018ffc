public import CoreDomain

/// Selects and arranges the articles of an edition, and adds a quote and a picture if there are any.
public struct ComposeEdition: UseCase {
  private let articles: any EditionArticleRepository
  private let supplements: [any EditionSupplementSource]
  private let date: @Sendable () -> EditionDate

  public init(
    articles: any EditionArticleRepository, supplements: [any EditionSupplementSource], date: @escaping @Sendable () -> EditionDate
  ) {
    self.articles = articles
    self.supplements = supplements
    self.date = date
  }

  /// - Throws: `nothingToPrint` when no article matches.
  public func callAsFunction(_ query: EditionQuery) async throws(EditionError) -> Edition {
    let date = date()
    let selection = try await articles.articles(matching: query)
    guard !selection.articles.isEmpty else { throw .nothingToPrint }
    var (quote, picture): (EditionQuote?, EditionPicture?) = (nil, nil)
    for source in supplements {
      switch await source.supplement(on: date) {
      case .quote(let found): quote = quote ?? found
      case .picture(let found): picture = picture ?? found
      case nil: break
      }
    }
    return EditionLayout.edition(of: selection.articles, on: date, omitted: selection.omitted).with(quote: quote, picture: picture)
  }
}
