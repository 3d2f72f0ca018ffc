/// Scans an HTML fragment, and reports where it differs from the only form that the sanitizer may write.
///
/// It is independent of the sanitizer and of any HTML parser. Every parser reads an accepted fragment in the same way.
public struct FragmentScanner {
  /// The names of all start tags, in order.
  public private(set) var elements: [String] = []
  /// Every attribute with its element and its raw value.
  public private(set) var attributes: [(element: String, name: String, value: String)] = []
  /// The first violation of the form; nil when the fragment is valid.
  public private(set) var problem: String?

  private var rest: Substring.UTF8View
  private var open: [String] = []

  /// Scans a fragment up to its end, or up to the first violation.
  public init(_ fragment: String) {
    rest = fragment[...].utf8
    while let byte = rest.first, problem == nil {
      if byte == UInt8(ascii: "<") { tag() } else { character() }
    }
    if problem == nil, !open.isEmpty { problem = "not ended: \(open)" }
  }

  private mutating func character() {
    guard rest.first == UInt8(ascii: "&") else {
      if let byte = rest.popFirst(), byte == UInt8(ascii: ">") || (byte < 0x20 && byte != 0x09 && byte != 0x0A) || byte == 0x7F {
        problem = "raw byte \(byte)"
      }
      return
    }
    let reference = rest.prefix(6)
    guard let word = ["&amp;", "&lt;", "&gt;", "&quot;"].first(where: { reference.starts(with: $0.utf8) }) else {
      problem = "raw ampersand"
      return
    }
    rest = rest.dropFirst(word.utf8.count)
  }

  private mutating func tag() {
    rest = rest.dropFirst()
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest = rest.dropFirst() }
    let name = word()
    if isEnd {
      guard open.popLast() == name else { return problem = "</\(name)> ends nothing" }
    } else {
      elements.append(name)
      while rest.first == UInt8(ascii: " "), problem == nil { attribute(of: name) }
      if !Self.voids.contains(name) { open.append(name) }
    }
    guard problem == nil else { return }
    guard !name.isEmpty, rest.popFirst() == UInt8(ascii: ">") else { return problem = "tag \(name)" }
  }

  private mutating func attribute(of element: String) {
    rest = rest.dropFirst()
    let name = word()
    guard !name.isEmpty, rest.starts(with: "=\"".utf8) else { return problem = "attribute \(name) of \(element)" }
    rest = rest.dropFirst(2)
    let start = rest
    while let byte = rest.first, byte != UInt8(ascii: "\""), problem == nil {
      if byte == UInt8(ascii: "<") { problem = "raw < in \(name)" } else { character() }
    }
    attributes.append((element, name, String(Substring(start[..<rest.startIndex]))))
    guard rest.popFirst() != nil else { return problem = "value of \(name) has no end" }
  }

  private mutating func word() -> String {
    let word = rest.prefix { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  private static let voids: Set<String> = ["br", "col", "hr", "img", "source", "wbr"]
}
