/// Replaces the names of saved views with their queries. Each view is parsed once, however often it is named, so that parsing takes linear
/// time.
struct ViewExpansion {
  /// A view that is part of a query.
  struct View {
    let name: ViewName
    let query: Query
    /// The length of its query, including the queries of the views that it names.
    let bytes: Int
    /// The nesting depth of parentheses and views in its query.
    let levels: Int
  }

  /// Why a name cannot be replaced with its query.
  struct Failure: Error {
    let kind: QueryError.Kind
  }

  private let views: SavedViews
  private var known: [ViewName: View] = [:]
  /// The views that are being parsed, each of which names the next.
  private var path: [ViewName] = []

  init(_ views: SavedViews) { self.views = views }

  /// - Parameter depth: the level of the view in the whole query, which limits the depth of the view itself.
  mutating func view(named text: String, depth: Int) throws(Failure) -> View {
    guard let name = try? ViewName(text), let saved = views[name] else {
      throw Failure(kind: .unknownView(text, known: views.names))
    }
    if let start = path.firstIndex(of: name) { throw Failure(kind: .ring(path[start...] + [name])) }
    let view = if let view = known[name] { view } else { try read(saved, depth: depth) }
    guard depth + view.levels <= Query.deepest else { throw Failure(kind: .tooDeep) }
    return view
  }

  private mutating func read(_ saved: SavedView, depth: Int) throws(Failure) -> View {
    guard depth <= Query.deepest else { throw Failure(kind: .tooDeep) }
    var inner = self
    inner.path.append(saved.name)
    do throws(QueryError) {
      var parser = QueryParser(try QueryReader(saved.query), inner, depth: depth)
      let query = try parser.wholeQuery()
      let view = View(name: saved.name, query: query, bytes: parser.expandedBytes, levels: parser.levels)
      known = parser.expansion.known
      known[saved.name] = view
      return view
    } catch {
      switch error.kind {
      // These errors apply to the whole query, and already name the view or the limit.
      case .ring, .wrongView, .tooLarge, .tooDeep: throw Failure(kind: error.kind)
      default: throw Failure(kind: .wrongView(saved.name, error))
      }
    }
  }
}
