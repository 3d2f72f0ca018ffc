public import CoreDomain

/// Parses a query, in which `@name` refers to a saved view.
public struct ReadQuery: UseCase {
  private let views: any ViewRepository

  public init(views: any ViewRepository) {
    self.views = views
  }

  /// - Throws: `query`, or the error that prevented reading the views.
  public func callAsFunction(_ text: String) async throws(ReaderError) -> Query { try await views.query(text) }
}
