/// The saved views in the user's order, each name once. A view with an invalid query is kept; using it throws an error that names it.
/// (`FileViewStore` stores them.)
public struct SavedViews: Hashable, Sendable {
  public private(set) var all: [SavedView] = []
  private var places: [ViewName: Int] = [:]

  public static let none = SavedViews()
  /// The maximum number of views.
  public static let maximum = 200

  private init() {}

  /// Keeps the first view of each name.
  public init(_ views: [SavedView]) {
    for view in views where places[view.name] == nil {
      places[view.name] = all.count
      all.append(view)
    }
  }

  public subscript(name: ViewName) -> SavedView? { places[name].map { all[$0] } }

  /// The position of a view, from 0.
  public func index(of name: ViewName) -> Int? { places[name] }

  public var names: [String] { all.map(\.name.text) }

  /// The views after these changes, one after the other.
  public func applying(_ edits: [ViewEdit]) -> SavedViews {
    var views = all
    for edit in edits {
      switch edit {
      case .set(let view, let place):
        if let index = views.firstIndex(where: { $0.name == view.name }) {
          views[index] = view
        } else {
          views.insert(view, at: min(max(place ?? views.count, 0), views.count))
        }
      case .remove(let name): views.removeAll { $0.name == name }
      }
    }
    return SavedViews(views)
  }

  /// Those of the other views whose names are new and whose queries are valid together with these views.
  public func usable(among others: [SavedView]) -> [SavedView] {
    var new = SavedViews(others).all.filter { self[$0.name] == nil }
    new = Array(new.prefix(max(0, Self.maximum - all.count)))
    // Other views may name a view that was dropped, so they must be dropped too. Views are nested at most `Query.deepest` levels deep, so
    // this ends.
    for _ in 0...Query.deepest {
      let together = SavedViews(all + new)
      let kept = new.filter { view in !view.query.isEmpty && (try? together.query(of: view)) != nil }
      if kept.count == new.count { break }
      new = kept
    }
    return new
  }

  /// The views that name this one in their query.
  public func users(of name: ViewName) -> [ViewName] {
    all.filter { view in ((try? Query(view.query, views: self)) ?? .all).condition?.viewNames.contains(name) ?? false }.map(\.name)
  }
}

extension QueryCondition {
  /// The views that the condition names directly.
  var viewNames: Set<ViewName> {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.reduce(into: []) { $0.formUnion($1.viewNames) }
    case .not(let condition): condition.viewNames
    case .view(let name, _): [name]
    case .word, .text, .state, .part, .moment, .number, .flag, .length: []
    }
  }
}
