internal import Markup

/// The whole entries of a list that is no XML because some of its lines are damaged.
///
/// Each `outline` tag is read by itself. The `<` of the next tag ends a tag that does not end by itself.
struct OPMLSalvage {
  /// A list of the whole entries, in their folders. The folder of a damaged tag has no name.
  private(set) var text: [UInt8]
  /// The lines of the damaged entries.
  private(set) var damagedLines: [Int] = []
  /// The line of each `outline` tag, in document order.
  private(set) var lines: [Int] = []

  private let source: [UInt8]
  private let root: [UInt8]
  private var position = 0
  private var depth = 0
  private var line = 1

  /// Returns nil when the document has no start of a list.
  init?(_ source: [UInt8]) {
    guard let start = Self.start(of: "<opml", in: source[...]) else { return nil }
    let tag = Array(source[start...].prefix { $0 != UInt8(ascii: ">") }) + [UInt8(ascii: ">")]
    root = Self.isWhole(tag + Self.rootEnd) ? tag : Array("<opml>".utf8)
    self.source = source
    text = root
    // The head has the saved views.
    if let head = Self.start(of: "<head", in: source[start...]), let end = Self.start(of: "</head>", in: source[head...]) {
      let bytes = source[head..<end] + Array("</head>".utf8)
      if Self.isWhole(root + bytes + Self.rootEnd) { text += bytes }
    }
    text += "<body>".utf8
    while let sign = source[position...].firstIndex(of: UInt8(ascii: "<")) { readTag(at: sign) }
    for _ in 0..<depth { text += Self.end }
    text += "</body></opml>".utf8
  }

  private static let end = Array("</outline>".utf8)
  private static let rootEnd = Array("</opml>".utf8)

  private mutating func readTag(at sign: Int) {
    line += source[position..<sign].count { $0 == UInt8(ascii: "\n") }
    position = sign
    if starts("<!--") { return skip(past: "-->") }
    if starts("<![CDATA[") { return skip(past: "]]>") }
    if starts("</outline") {
      if depth > 0 {
        depth -= 1
        text += Self.end
      }
    } else if starts("<outline"),
      source[(sign + 8)...].first.map({ $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }) ?? false
    {
      lines.append(line)
      readEntry(source[sign...].prefix(1) + source[(sign + 1)...].prefix { $0 != UInt8(ascii: "<") })
    }
    position += 1
  }

  /// - Parameter rest: the tag and the text behind it.
  private mutating func readEntry(_ rest: ArraySlice<UInt8>) {
    let tag = Array(Self.tag(in: rest))
    let isLeaf = tag.suffix(2) == Array("/>".utf8)[...] || tag.last != UInt8(ascii: ">")
    let isWhole = Self.isWhole(root + tag + (isLeaf ? [] : Self.end) + Self.rootEnd)
    if !isWhole { damagedLines.append(line) }
    if !isLeaf { depth += 1 }
    text += isWhole ? tag : isLeaf ? [] : Array("<outline>".utf8)
  }

  /// The tag up to the first `>` outside of quotes, or else up to the last `>`, or else all.
  private static func tag(in rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var quote: UInt8?
    for (index, byte) in zip(rest.indices, rest) {
      switch byte {
      case UInt8(ascii: ">") where quote == nil: return rest[...index]
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote == nil ? byte : quote == byte ? nil : quote
      default: continue
      }
    }
    return rest.lastIndex(of: UInt8(ascii: ">")).map { rest[...$0] } ?? rest
  }

  private mutating func skip(past end: String) {
    let next = Self.start(of: end, in: source[position...]).map { $0 + end.utf8.count } ?? source.endIndex
    line += source[position..<next].count { $0 == UInt8(ascii: "\n") }
    position = next
  }

  private func starts(_ name: String) -> Bool { Self.starts(name, source[position...]) }

  /// Compares without regard to ASCII case.
  private static func starts(_ name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= name.utf8.count && zip(bytes, name.utf8).allSatisfy { $0 == $1 || ((0x41...0x5A).contains($0) && $0 | 0x20 == $1) }
  }

  private static func start(of name: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { starts(name, bytes[$0...]) }
  }

  private static func isWhole(_ document: [UInt8]) -> Bool { (try? XMLTree(parsing: document)) != nil }
}
