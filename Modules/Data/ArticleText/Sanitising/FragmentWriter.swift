/// Writes a fragment of HTML that is read again as it was written.
struct FragmentWriter {
  /// An attribute with its value before escaping.
  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  /// An element that was started.
  struct Element: Hashable {
    fileprivate let number: Int
  }

  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// The elements that are open, outermost first, each with its number.
  private var open: [(number: Int, name: String)] = []
  private var started = 0

  /// The most elements that are open at once: browsers stop at 512, and whoever walks a fragment may do so by recursion. Elements below are
  /// left out, their content is not.
  private static let deepest = 100

  /// Starts an element; nil when there is nothing to be ended.
  mutating func start(_ name: String, _ attributes: [Attribute]) -> Element? {
    while let last = open.last, Nesting.isClosed(last.name, by: name) { endLast() }
    let isVoid = SafeHTML.voids.contains(name)
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

  /// Ends an element, and what is open in it; one that had to end before stays ended.
  mutating func end(_ element: Element) {
    guard open.contains(where: { $0.number == element.number }) else { return }
    while let last = open.last, last.number >= element.number { endLast() }
  }

  /// Ends all elements.
  mutating func endAll() {
    while !open.isEmpty { endLast() }
  }

  /// Writes words.
  mutating func text(_ words: UnsafeBufferPointer<UInt8>) {
    HTMLEscaping.append(words, to: &bytes)
  }

  private mutating func endLast() {
    guard let last = open.popLast() else { return }
    bytes.append(contentsOf: "</\(last.name)>".utf8)
  }
}
