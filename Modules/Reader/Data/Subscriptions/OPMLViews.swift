internal import CoreDomain
internal import Markup
internal import ReaderDomain

/// Saved views in the head of a list: `<strata:view name="short" query="words:&lt;300"/>`.
enum OPMLViews {
  /// - Returns: the views, and the names of those that cannot be views.
  static func read(_ root: XMLElement) -> (views: [SavedView], refused: [String]) {
    var (views, refused): ([SavedView], [String]) = ([], [])
    let outer = OPMLNamespaces().inside(root)
    for case .element(let head) in root.children where head.name.lowercased() == OPMLName.head {
      let inner = outer.inside(head)
      for case .element(let element) in head.children where isView(element, inner.inside(element)) {
        let text = element[OPMLName.viewName] ?? ""
        guard views.count < SavedViews.maximum, let name = try? ViewName(text), let query = element[OPMLName.viewQuery],
          query.utf8.count <= Query.maximumBytes, !query.isWhitespace
        else {
          if refused.count < SavedViews.maximum { refused.append(text.limited(toBytes: ViewName.maximumBytes)) }
          continue
        }
        views.append(SavedView(name, query))
      }
    }
    return (SavedViews(views).all, refused)
  }

  static func write(_ views: [SavedView], to root: inout XMLElement) {
    let outer = OPMLNamespaces().inside(root)
    func isHead(_ node: XMLNode) -> Bool {
      if case .element(let element) = node { element.name.lowercased() == OPMLName.head } else { false }
    }
    if !root.children.contains(where: isHead) { root.children.insert(.element(XMLElement(name: OPMLName.head)), at: 0) }
    guard let index = root.children.firstIndex(where: isHead) else { return }
    root.changeElement(at: index) { head in
      let inner = outer.inside(head)
      head.children.removeAll { node in if case .element(let element) = node { isView(element, inner.inside(element)) } else { false } }
      head.children += views.map { view in
        .element(
          XMLElement(
            name: OPMLName.writtenView,
            attributes: [
              XMLAttribute(name: OPMLName.viewName, value: view.name.text), XMLAttribute(name: OPMLName.viewQuery, value: view.query),
            ]))
      }
    }
  }

  private static func isView(_ element: XMLElement, _ namespaces: OPMLNamespaces) -> Bool {
    let name = namespaces.name(of: XMLAttribute(name: element.name, value: ""))
    return name?.namespace == OPMLName.namespace && element.name.split(separator: ":").last == OPMLName.view[...]
  }
}
