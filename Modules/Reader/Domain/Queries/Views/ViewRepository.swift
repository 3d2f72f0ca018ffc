/// Stores the saved views.
public protocol ViewRepository: Sendable {
  /// The saved views, and what is wrong with those that the user wrote.
  func all() async throws(ReaderError) -> StoredViews

  /// Changes the views in one commit.
  /// - Throws: `view` when the change is not possible; nothing changes then.
  func change(_ change: ViewChange) async throws(ReaderError) -> ViewUpdate
}

extension ViewRepository {
  /// Reads a query in which `@name` stands for a saved view.
  /// - Throws: `query`.
  public func query(_ text: String) async throws(ReaderError) -> Query {
    // Most queries name no view, and need no file.
    let views = text.unicodeScalars.contains("@") ? try await all().views : .none
    do throws(QueryError) { return try Query(text, views: views) } catch { throw .query(error) }
  }
}

/// What a change of the saved views did.
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
