/// Writes an HTML fragment that every parser reads with the structure that was written.
struct FragmentWriter {
  /// An attribute with its unescaped value.
  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  /// A started element.
  struct Element: Hashable {
    fileprivate let number: Int
  }

  /// The bytes that are written so far.
  private(set) var bytes: [UInt8] = []

  /// The open elements, outermost first, each with its number.
  private var open: [(number: Int, name: String)] = []
  private var started = 0

  /// The maximum nesting depth. Browsers stop at 512, and a recursive traversal must be safe. Deeper elements are dropped, but their
  /// content is kept.
  private static let deepest = 100

  /// Starts an element. Returns nil when the element needs no end.
  mutating func start(_ name: String, _ attributes: [Attribute]) -> Element? {
    while let last = open.last, Nesting.isClosed(last.name, by: name) { endLast() }
    let isVoid = SanitizerAllowlist.voids.contains(name)
    guard isVoid || open.count < Self.deepest else { return nil }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.utf8)
      bytes.append(contentsOf: "=\"".utf8)
      var value = attribute.value
      value.withUTF8 { HTMLEscaping.append($0, to: &bytes) }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
    guard !isVoid else { return nil }
    started += 1
    open.append((started, name))
    return Element(number: started)
  }

  /// Removes an element without content that was written last.
  mutating func remove(_ range: Range<Int>) { bytes.removeSubrange(range) }

  /// Ends an element and all open elements inside it. An element that is closed already stays closed.
  mutating func end(_ element: Element) {
    guard open.contains(where: { $0.number == element.number }) else { return }
    while let last = open.last, last.number >= element.number { endLast() }
  }

  /// Writes text.
  mutating func text(_ words: UnsafeBufferPointer<UInt8>) {
    HTMLEscaping.append(words, to: &bytes)
  }

  private mutating func endLast() {
    guard let last = open.popLast() else { return }
    bytes.append(contentsOf: "</\(last.name)>".utf8)
  }
}
