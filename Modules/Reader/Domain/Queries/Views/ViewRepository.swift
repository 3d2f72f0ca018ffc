/// Stores the saved views.
public protocol ViewRepository: Sendable {
  /// The saved views, and the errors in the user's file.
  func all() async throws(ReaderError) -> StoredViews

  /// Changes the views in one commit.
  /// - Throws: `view` when the change is not possible. In this case, nothing changes.
  func change(_ change: ViewChange) async throws(ReaderError) -> ViewUpdate
}

extension ViewRepository {
  /// Parses a query, in which `@name` refers to a saved view.
  /// - Throws: `query`.
  public func query(_ text: String) async throws(ReaderError) -> Query {
    // Most queries name no view, so the file need not be read.
    let views = text.unicodeScalars.contains("@") ? try await all().views : .none
    do throws(QueryError) { return try Query(text, views: views) } catch { throw .query(error) }
  }
}

/// The result of changing the saved views.
public struct ViewUpdate: Hashable, Sendable {
  public let before: SavedViews
  public let edits: [ViewEdit]
  public var after: SavedViews { before.applying(edits) }

  public init(before: SavedViews, _ edits: [ViewEdit]) {
    self.before = before
    self.edits = edits
  }
}

extension SavedViews {
  /// The query of a view.
  public func query(of view: SavedView) throws(QueryError) -> Query { try Query(view.query, views: self) }
}
