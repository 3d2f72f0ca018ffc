internal import Domain
package import Markup

extension XMLElement {
  /// An entry and the path of its folder.
  package typealias Placement = (entry: XMLElement, folder: ArraySlice<String>)

  /// Adds entries at the ends of folders below this element. Missing folders are created.
  ///
  /// The names of existing folders are read once for all entries, because a list may have thousands of both.
  package mutating func place(_ placements: [Placement]) {
    var folders: [String: Int] = [:]
    if placements.contains(where: { !$0.folder.isEmpty }) {
      for (index, node) in children.enumerated() {
        if let key = node.folderKey, folders[key] == nil { folders[key] = index }
      }
    }
    var inside: [Int: [Placement]] = [:]
    for (entry, folder) in placements {
      guard let name = folder.first else {
        children.append(.element(entry))
        continue
      }
      let key = OPMLEntry.folderKey(name)
      if folders[key] == nil {
        folders[key] = children.count
        children.append(.element(XMLElement(folder: name)))
      }
      if let index = folders[key] { inside[index, default: []].append((entry, folder.dropFirst())) }
    }
    for (index, placements) in inside { changeElement(at: index) { $0.place(placements) } }
  }

  /// Replaces the element at a path of indices by its children.
  mutating func dissolve(at path: ArraySlice<Int>) {
    guard let index = path.first, children.indices.contains(index) else { return }
    if path.count > 1 {
      changeElement(at: index) { $0.dissolve(at: path.dropFirst()) }
    } else if case .element(let element) = children[index] {
      children.replaceSubrange(index...index, with: element.children)
    }
  }

  /// Moves the entries of a feed below this element to one folder, as one entry. Elements inside the entries stay.
  mutating func moveEntries(at places: [[Int]], to folder: FolderPath, attributes: [OutlineAttribute]) {
    guard let first = places.first, var entry = element(at: first[...]) else { return }
    entry.children = []
    entry.keepOnlyTags()
    // The folder around the entry may have declared them.
    entry.declareNamespaces(of: attributes)
    // Removes from the end, so that the indices of earlier entries stay valid.
    for place in places.reversed() { dissolve(at: place[...]) }
    place([(entry, folder.names[...])])
  }

  private func element(at path: ArraySlice<Int>) -> XMLElement? {
    guard let index = path.first else { return self }
    guard children.indices.contains(index), case .element(let child) = children[index] else { return nil }
    return child.element(at: path.dropFirst())
  }

  /// Changes the element at a path of indices.
  package mutating func change(at path: ArraySlice<Int>, _ change: (inout XMLElement) -> Void) {
    guard let index = path.first, children.indices.contains(index) else { return change(&self) }
    changeElement(at: index) { $0.change(at: path.dropFirst(), change) }
  }

  /// Changes a child in place.
  mutating func changeElement(at index: Int, _ change: (inout XMLElement) -> Void) {
    guard case .element(var element) = children[index] else { return }
    // With a single reference to the child, the change does not copy its children. A list of thousands is built quickly.
    children[index] = .text("")
    change(&element)
    children[index] = .element(element)
  }
}

extension XMLNode {
  fileprivate var folderKey: String? {
    if case .element(let element) = self { OPMLEntry(element)?.folderKey } else { nil }
  }
}
