public import CoreDomain

/// Opens one article in a session, and marks it as read, like `ReadArticles`. Each article has its own undo entry.
public struct ReadArticle: UseCase {
  private let readArticles: ReadArticles

  public init(_ readArticles: ReadArticles) {
    self.readArticles = readArticles
  }

  public func callAsFunction(_ reference: ArticleReference) async throws(ReaderError) -> ArticleDetails {
    guard let details = try await readArticles(ReadInput(.articles([reference]), joinsUndo: false)).first else {
      throw .article(.notFound(reference))
    }
    return details
  }
}
