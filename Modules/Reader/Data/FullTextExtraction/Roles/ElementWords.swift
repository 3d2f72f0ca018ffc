/// The words in the names that a site gives to an element: `post__shareButtons entry-meta` has the names [post, share, buttons] and
/// [entry, meta].
struct ElementWords {
  /// The words of each name, in lower case.
  let names: [[String]]

  /// The attributes whose values are names. Sites whose classes are made by a program keep the others readable.
  private static let attributes: Set<String> = ["class", "id", "data-component", "data-testid", "data-type"]
  /// The limits of what is read of an attribute, in bytes, and of the number of its names. The attribute of a real element is far shorter.
  private static let longest = 600
  private static let mostNames = 30
  /// An identifier of more words is made of a heading, and says nothing about the element.
  private static let mostWordsOfID = 3

  init(_ node: PageTree.Node) {
    var names: [[String]] = []
    // The name of an element of the site's own, such as `social-share`.
    if node.name.utf8.contains(UInt8(ascii: "-")) { names.append(Self.words(of: Array(node.name.utf8)[...])) }
    for attribute in node.attributes where Self.attributes.contains(attribute.name) {
      let value = Array(attribute.value.utf8.prefix(Self.longest))
      for name in value.split(whereSeparator: { $0 <= 0x20 }).prefix(Self.mostNames) {
        let words = Self.words(of: name)
        if attribute.name != "id" || words.count <= Self.mostWordsOfID { names.append(words) }
      }
    }
    self.names = names
  }

  /// Splits a name at everything that is no letter, and before a capital letter after a small one.
  private static func words(of name: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var previous: UInt8 = 0
    func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in name {
      if isCapital(byte), isSmall(previous) { end() }
      if isSmall(byte) || isCapital(byte) { word.append(byte | 0x20) } else { end() }
      previous = byte
    }
    end()
    return words
  }
}
