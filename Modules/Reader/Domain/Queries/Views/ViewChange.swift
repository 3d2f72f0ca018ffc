/// A change of the saved views.
public enum ViewChange: Hashable, Sendable {
  /// Saves a query under a name. With `replaces`, a view of that name gets the query.
  case save(SavedView, replaces: Bool)
  /// Adds the views whose names are new.
  case add([SavedView])
  case remove(ViewName)
  /// Restores a view from one state to another, where nil means that the view is absent. A view in neither state was changed meanwhile, and
  /// stays. The query is not checked. A view that was absent is inserted at the position, counted from 0.
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

  /// Checks that added views have valid queries. The views of one change may name each other.
  private func checked(_ edits: [ViewEdit], in views: SavedViews) throws(ViewError) -> [ViewEdit] {
    let after = views.applying(edits)
    guard after.all.count <= SavedViews.maximum || after.all.count == views.all.count else { throw .tooMany }
    for case .set(let view, _) in edits {
      guard !view.query.isEmpty else { throw .emptyQuery(view.name) }
      do throws(QueryError) { _ = try after.query(of: view) } catch { throw .badQuery(view.name, error) }
    }
    return edits
  }
}
