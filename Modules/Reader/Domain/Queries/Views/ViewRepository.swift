/// Stores the saved views.
public protocol ViewRepository: Sendable {
  /// The saved views, and what is wrong with those that the user wrote.
  func all() async throws(ReadingError) -> StoredViews

  /// Changes the views in one commit.
  /// - Throws: `view` when the change is not possible; nothing changes then.
  func change(_ change: ViewChange) async throws(ReadingError) -> ViewUpdate
}

extension ViewRepository {
  /// Reads a query in which `@name` stands for a saved view.
  /// - Throws: `query`.
  public func query(_ text: String) async throws(ReadingError) -> Query {
    // Most queries name no view, and need no file.
    let views = text.unicodeScalars.contains("@") ? try await all().views : .none
    do throws(QueryError) { return try Query(text, views: views) } catch { throw .query(error) }
  }
}

/// The saved views, and what is wrong with the text in which they are stored.
public struct StoredViews: Hashable, Sendable {
  public let views: SavedViews
  public let mistakes: [ViewMistake]

  public static let none = StoredViews(.none)

  public init(_ views: SavedViews, mistakes: [ViewMistake] = []) {
    self.views = views
    self.mistakes = mistakes
  }
}

/// A line that is no view, or a view that cannot be used.
public struct ViewMistake: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case notUTF8
    /// The line is not `name = query`.
    case missingEqualsSign
    case badName(String, ViewNameError)
    /// An earlier line has the same name.
    case repeatedName(ViewName)
    case emptyQuery
    case badQuery(QueryError)
    /// There are more than `SavedViews.most` views.
    case tooMany
  }

  /// The line, from 1.
  public let line: Int
  /// The character, from 1.
  public let column: Int
  public let kind: Kind

  public init(line: Int, column: Int = 1, _ kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}

/// A change of the saved views.
public enum ViewChange: Hashable, Sendable {
  /// Saves a query under a name. With `replaces`, a view of that name gets the query.
  case save(SavedView, replaces: Bool)
  /// Adds the views whose names are new.
  case add([SavedView])
  case remove(ViewName)
  /// Brings a view back from one state to another; nil where it is absent. A view that is in neither state was changed meanwhile, and stays. The
  /// query is not checked. Where the view was absent, it gets the position, from 0.
  case restore(ViewName, from: SavedView?, to: SavedView?, at: Int)

  /// The changes of single views.
  public func edits(in views: SavedViews) throws(ViewError) -> [ViewEdit] {
    switch self {
    case .save(let view, let replaces):
      if let saved = views[view.name], !replaces { throw .exists(saved) }
      guard views[view.name] != view else { return [] }
      return try checked([.set(view)], in: views)
    case .add(let added):
      return try checked(SavedViews(added).all.filter { views[$0.name] == nil }.map { .set($0) }, in: views)
    case .remove(let name):
      guard views[name] != nil else { throw .unknown(name, known: views.names) }
      return [.remove(name)]
    case .restore(let name, let old, let new, let place):
      guard views[name] == old, old != new else { return [] }
      return [new.map { .set($0, at: place) } ?? .remove(name)]
    }
  }

  /// Only views that can be used are added. The views of one change may name each other.
  private func checked(_ edits: [ViewEdit], in views: SavedViews) throws(ViewError) -> [ViewEdit] {
    let after = views.applying(edits)
    guard after.all.count <= SavedViews.most || after.all.count == views.all.count else { throw .tooMany }
    for case .set(let view, _) in edits {
      guard !view.query.isEmpty else { throw .emptyQuery(view.name) }
      do throws(QueryError) { _ = try after.query(of: view) } catch { throw .badQuery(view.name, error) }
    }
    return edits
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
