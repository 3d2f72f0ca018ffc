import CoreDomain

/// The saved views in the order of the user, each name once. A query that is wrong stays among them: the error names it when it is used.
public struct SavedViews: Hashable, Sendable {
  public private(set) var all: [SavedView] = []
  private var places: [ViewName: Int] = [:]

  public static let none = SavedViews()
  /// The maximum number of views.
  public static let maximum = 200

  private init() {}

  /// The first view of each name counts.
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

  /// Those of other views that are new and can be used together with these.
  public func usable(among others: [SavedView]) -> [SavedView] {
    var new = SavedViews(others).all.filter { self[$0.name] == nil }
    new = Array(new.prefix(max(0, Self.maximum - all.count)))
    // A view that is left out may be named by others, which then cannot be used either. A view has at most `Query.deepest` levels of views.
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
  /// The views that the condition itself names.
  var viewNames: Set<ViewName> {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.reduce(into: []) { $0.formUnion($1.viewNames) }
    case .not(let condition): condition.viewNames
    case .view(let name, _): [name]
    case .word, .text, .state, .part, .moment, .number, .flag: []
    }
  }
}
