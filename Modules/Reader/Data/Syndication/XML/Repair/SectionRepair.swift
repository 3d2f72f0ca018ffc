internal import ReaderDomain

/// Repairs CDATA sections that end too early: at the end of a section inside them, such as that of a script in an article.
///
/// CDATA sections cannot be nested (XML 1.0 section 2.7). So the rest of the text is markup, with a last `]]>` that ends no section, which no
/// well-formed document contains. The section is extended to it, without the marks of those in it.
struct SectionRepair {
  private static let opening = "<![CDATA["
  private static let closing = "]]>"

  private let text: ArraySlice<UInt8>
  private var position: Int
  private var result: [UInt8] = []
  /// The bytes before this index are in the result.
  private var copied: Int
  private var extended = 0
  private let prefix: String

  /// The indices of a section's text and of the `]]>` behind it.
  private struct Section {
    let start: Int
    var holdsSections = false
    /// Where the section ends in XML.
    var firstEnd: Int?
    /// Where it ends when the sections inside it count; nil while one of them is open.
    var end: Int?
  }

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    var prologue = XMLPrologue(text)
    prologue.skip()
    position = prologue.position
    copied = text.startIndex
    prefix = FeedTag.prefix(ofRoot: prologue.elementName)
  }

  /// The repairs that were made.
  var repairs: [FeedDiagnostic] { extended > 0 ? [.repairedTags(count: extended)] : [] }

  /// The repaired document.
  mutating func run() -> ArraySlice<UInt8> {
    var body: ArraySlice<UInt8>?
    while let sign = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      if !text[sign...].starts(with: Self.opening.utf8) {
        position = sign + 1
        let name = text[position...].prefix(while: \.isInName)
        body = FeedTag(String(decoding: name, as: UTF8.self), prefix: prefix).isBody ? name : nil
      } else if let body {
        readBody(body, from: sign)
      } else {
        position = text[sign...].endIndex(ofFirst: Self.closing) ?? text.endIndex
      }
    }
    guard extended > 0 else { return text }
    result += text[copied...]
    return result[...]
  }

  /// Reads a body from its first section to its end tag. When it has none, nothing tells which of the sections end too early.
  private mutating func readBody(_ name: ArraySlice<UInt8>, from start: Int) {
    let endTag = Array("</".utf8) + name
    var sections: [Section] = []
    var depth = 0
    position = start
    while let sign = text[position...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "]") }) {
      let rest = text[sign...]
      if rest.starts(with: endTag) {
        position = sign
        for section in sections { extend(section) }
        return
      }
      position = sign + 1
      if rest.starts(with: Self.opening.utf8) {
        if depth == 0 {
          sections.append(Section(start: sign + Self.opening.utf8.count))
        } else {
          sections[sections.count - 1].holdsSections = true
        }
        depth += 1
        sections[sections.count - 1].end = nil
      } else if rest.starts(with: Self.closing.utf8) {
        depth = max(depth - 1, 0)
        if sections[sections.count - 1].firstEnd == nil { sections[sections.count - 1].firstEnd = sign }
        if depth == 0 { sections[sections.count - 1].end = sign }
      }
    }
    position = text.endIndex
  }

  /// Extends a section to its end. Markup behind a section that holds none stays markup: there the last `]]>` is one too many.
  private mutating func extend(_ section: Section) {
    guard let firstEnd = section.firstEnd, let end = section.end, firstEnd < end else { return }
    let isText = !text[firstEnd..<end].contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    guard section.holdsSections || isText else { return }
    result += text[copied..<section.start]
    addWithoutMarks(text[section.start..<end])
    copied = end
    extended += 1
  }

  /// Adds the text of a section without the marks of those in it. A `]]>` that ends none of them belongs to the text.
  private mutating func addWithoutMarks(_ part: ArraySlice<UInt8>) {
    var (depth, rest) = (0, part)
    while let sign = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "]") }) {
      result += rest[..<sign]
      rest = rest[sign...]
      if rest.starts(with: Self.opening.utf8) {
        depth += 1
        rest = rest.dropFirst(Self.opening.utf8.count)
      } else if rest.starts(with: Self.closing.utf8) {
        if depth == 0 { result += Array("]]]]><![CDATA[>".utf8) } else { depth -= 1 }
        rest = rest.dropFirst(Self.closing.utf8.count)
      } else {
        result.append(rest[sign])
        rest = rest.dropFirst()
      }
    }
    result += rest
  }
}
