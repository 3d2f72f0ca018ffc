internal import Markup

extension XMLElement {
  /// Puts an entry at the end of a folder below this element. Folders that are missing are made.
  mutating func place(_ entry: XMLElement, in folder: ArraySlice<String>) {
    guard let name = folder.first else { return children.append(.element(entry)) }
    if !children.contains(where: { $0.isFolder(named: name) }) { children.append(.element(XMLElement(folder: name))) }
    guard let index = children.firstIndex(where: { $0.isFolder(named: name) }) else { return }
    changeElement(at: index) { $0.place(entry, in: folder.dropFirst()) }
  }

  /// Removes the element that the indices lead to; its children take its place.
  mutating func dissolve(at path: ArraySlice<Int>) {
    guard let index = path.first, children.indices.contains(index) else { return }
    if path.count > 1 {
      changeElement(at: index) { $0.dissolve(at: path.dropFirst()) }
    } else if case .element(let element) = children[index] {
      children.replaceSubrange(index...index, with: element.children)
    }
  }

  /// Changes the element that the indices lead to.
  mutating func change(at path: ArraySlice<Int>, _ change: (inout XMLElement) -> Void) {
    guard let index = path.first, children.indices.contains(index) else { return change(&self) }
    changeElement(at: index) { $0.change(at: path.dropFirst(), change) }
  }

  /// Changes a child in place.
  mutating func changeElement(at index: Int, _ change: (inout XMLElement) -> Void) {
    guard case .element(var element) = children[index] else { return }
    // Held once only, the child's own children are not copied by the change: a list of thousands is built in a moment.
    children[index] = .text("")
    change(&element)
    children[index] = .element(element)
  }
}

extension XMLNode {
  fileprivate func isFolder(named name: String) -> Bool {
    if case .element(let element) = self { OPMLEntry(element)?.isFolder(named: name) == true } else { false }
  }
}
