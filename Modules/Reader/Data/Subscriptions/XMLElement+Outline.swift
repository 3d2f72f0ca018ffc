internal import Markup
internal import ReaderDomain

extension XMLElement {
  /// An entry and the path of its folder.
  typealias Placement = (entry: XMLElement, folder: ArraySlice<String>)

  /// Adds entries at the ends of folders below this element. Missing folders are created. Of folders whose names differ only in case, the one with
  /// exactly the name gets them, or else the first.
  ///
  /// The names of existing folders are read once for all entries, because a list may have thousands of both.
  mutating func place(_ placements: [Placement]) {
    var folders: [String: Int] = [:]
    var exact: [String: Int] = [:]
    if placements.contains(where: { !$0.folder.isEmpty }) {
      for (index, node) in children.enumerated() {
        guard let name = node.folderName else { continue }
        if exact[name] == nil { exact[name] = index }
        let key = OPMLEntry.folderKey(name)
        if folders[key] == nil { folders[key] = index }
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
      if let index = exact[name] ?? folders[key] { inside[index, default: []].append((entry, folder.dropFirst())) }
    }
    for (index, placements) in inside { changeElement(at: index) { $0.place(placements) } }
  }

  /// Replaces the elements at these paths of indices by their children.
  mutating func dissolve(at places: [ArraySlice<Int>]) {
    let inside = Dictionary(grouping: places.filter { !$0.isEmpty }) { $0[$0.startIndex] }
    guard !inside.isEmpty else { return }
    // Each child is moved once, so that removing thousands of entries takes linear time.
    children = children.enumerated().flatMap { index, node -> [XMLNode] in
      guard let places = inside[index], case .element(var element) = node else { return [node] }
      element.dissolve(at: places.map { $0.dropFirst() })
      return places.contains { $0.count == 1 } ? element.children : [.element(element)]
    }
  }

  /// Where the entries of a feed move to.
  struct EntryMove {
    let places: [[Int]]
    let folder: FolderPath
    let attributes: [OutlineAttribute]
  }

  /// Moves the entries of feeds below this element to a folder each, as one entry per feed. Elements inside the entries stay.
  mutating func moveEntries(_ moves: [EntryMove]) {
    let placements = moves.compactMap { move -> (XMLElement, ArraySlice<String>)? in
      guard let first = move.places.first, var entry = element(at: first[...]) else { return nil }
      entry.children = []
      entry.keepOnlyTags()
      // The folder around the entry may have declared them.
      entry.declareNamespaces(of: move.attributes)
      return (entry, move.folder.names[...])
    }
    dissolve(at: moves.flatMap { $0.places.map { $0[...] } })
    place(placements)
  }

  private func element(at path: ArraySlice<Int>) -> XMLElement? {
    guard let index = path.first else { return self }
    guard children.indices.contains(index), case .element(let child) = children[index] else { return nil }
    return child.element(at: path.dropFirst())
  }

  /// The paths of the `outline` elements in document order, with this element if it is one.
  func outlinePlaces(at path: [Int]) -> [[Int]] {
    var places = OPMLEntry(self) == nil ? [] : [path]
    for (index, node) in children.enumerated() {
      if case .element(let child) = node { places += child.outlinePlaces(at: path + [index]) }
    }
    return places
  }

  /// Changes the element at a path of indices.
  mutating func change(at path: ArraySlice<Int>, _ change: (inout XMLElement) -> Void) {
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
  fileprivate var folderName: String? {
    if case .element(let element) = self { OPMLEntry(element)?.folderName } else { nil }
  }
}
