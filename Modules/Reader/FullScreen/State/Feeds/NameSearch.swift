internal import ReaderDomain

/// Finds names by a few typed letters: names that begin with them, perhaps behind 'The', names with a word that does, names whose words have these first
/// letters, and names that contain them. If there are none, names that have the letters in this order. Case does not count.
struct NameSearch {
  private let text: String
  private static let article = "the "

  init(_ text: String) { self.text = text.caseFolded }

  /// What fits, the best first. Of several that fit equally well, the order is that of the alphabet, so that the same letters always lead to the same name.
  func best<Item>(of items: [Item], by name: (Item) -> String) -> [Item] {
    let names = items.map { name($0).caseFolded }
    var ranked = names.indices.compactMap { index in rank(of: names[index]).map { (rank: $0, name: names[index], index: index) } }
    if ranked.isEmpty { ranked = names.indices.filter { hasLetters(names[$0]) }.map { (rank: 0, name: names[$0], index: $0) } }
    return ranked.sorted { ($0.rank, $0.name, $0.index) < ($1.rank, $1.name, $1.index) }.map { items[$0.index] }
  }

  /// Whether a name fits, and not only because it has the letters in this order.
  func fits(_ name: String) -> Bool { rank(of: name.caseFolded) != nil }

  /// How well a name with folded case fits: 0 is the best, and nil means that it does not fit.
  private func rank(of name: String) -> Int? {
    // So many names begin with 'The' that it tells nothing.
    if name.hasPrefix(Self.article) ? name.dropFirst(Self.article.count).hasPrefix(text) : name.hasPrefix(text) { return 0 }
    if name.hasPrefix(text) { return 1 }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    if words.contains(where: { $0.hasPrefix(text) }) { return 1 }
    if words.count > 1, String(words.compactMap(\.first)).hasPrefix(text) { return 2 }
    return name.contains(text) ? 3 : nil
  }

  /// Whether a name begins with the first letter, and has the others behind it in their order.
  private func hasLetters(_ name: String) -> Bool {
    guard let first = text.first, name.first == first else { return false }
    var rest = text.dropFirst()
    for character in name.dropFirst() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
