internal import Markup
package import ReaderDomain

/// Repairs the most frequent XML errors without changing the visible text.
///
/// Outside CDATA sections and comments: `&#X41;` becomes `&#x41;`, and the references to the two surrogates of a character become this
/// character. An `&` that starts no reference, a `<` that starts no tag and a stray `]]>` are escaped. References to characters that XML does
/// not allow are removed. Simple entities that the document declares are replaced by their values. Everywhere: characters that XML does not
/// allow are removed (XML 1.0 section 2.2).
package struct XMLRepair {
  private let text: ArraySlice<UInt8>
  private var position: Int
  private var result: [UInt8] = []
  private var escaped = 0
  private var dropped = 0
  private var expanded = 0
  private var rewritten = 0
  private var entities: DeclaredEntities
  private let doctype: Range<Int>

  /// The maximum length of a reference, in bytes. The longest HTML name has 32 bytes.
  private static let longestReference = 40

  package init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
    var prologue = XMLPrologue(text)
    prologue.skip()
    doctype = prologue.doctypeRange
    entities = DeclaredEntities(in: text[prologue.subset])
  }

  /// The repairs that were made.
  package var repairs: [FeedDiagnostic] {
    (doctype.isEmpty || expanded > 0 ? [] : [.ignoredDocumentType]) + (expanded > 0 ? [.expandedEntities(count: expanded)] : [])
      + (rewritten > 0 ? [.repairedReferences(count: rewritten)] : []) + (escaped > 0 ? [.escapedMarkup(count: escaped)] : [])
      + (dropped > 0 ? [.droppedControls(count: dropped)] : [])
  }

  /// The repaired document.
  package mutating func run() -> [UInt8] {
    result.reserveCapacity(text.count + text.count / 16)
    while position < text.endIndex {
      switch text[position] {
      // The entity declarations are parsed already, and the rest of the document type is ignored.
      case _ where position == doctype.lowerBound && !doctype.isEmpty:
        result += text[doctype].filter { $0 == UInt8(ascii: "\n") }
        position = doctype.upperBound
      case UInt8(ascii: "&"): repairAmpersand()
      case UInt8(ascii: "<"): repairLessThan()
      case UInt8(ascii: "]") where stands("]]>"):
        copy("]]&gt;", over: 3)
        escaped += 1
      default: copyCharacter()
      }
    }
    return result
  }

  private mutating func repairAmpersand() {
    let rest = text[(position + 1)...].prefix(Self.longestReference)
    let name = rest.firstIndex(of: UInt8(ascii: ";")).map { String(decoding: rest[..<$0], as: UTF8.self) }
    if let name, let text = entities.text(for: name) {
      result += text
      position += name.utf8.count + 2
      expanded += 1
      return
    }
    switch name.map(Self.meaning) ?? .nothing {
    case .character:
      copyCharacter()
      // XML requires a lowercase x; HTML accepts both (XML 1.0 section 4.1).
      guard let name, name.hasPrefix("#X") else { return }
      copy("#x", over: 2)
      rewritten += 1
    case .forbidden:
      let length = (name?.utf8.count ?? 0) + 2
      if let pair = text[position...].prefix(2 * Self.longestReference).withUnsafeBufferPointer({ HTMLReference.read($0[...]) }),
        pair.length > length
      {
        result += pair.text.utf8
        position += pair.length
        rewritten += 1
      } else {
        position += length
        dropped += 1
      }
    case .nothing:
      copy("&amp;", over: 1)
      escaped += 1
    }
  }

  private enum Meaning { case character, forbidden, nothing }

  private static func meaning(of name: String) -> Meaning {
    guard name.hasPrefix("#") else {
      return ["amp", "lt", "gt", "quot", "apos"].contains(name) || HTMLEntity.text(named: name) != nil ? .character : .nothing
    }
    let isHexadecimal = name.dropFirst().hasPrefix("x") || name.dropFirst().hasPrefix("X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty, digits.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isASCII && $0.isNumber }) else { return .nothing }
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value) else { return .forbidden }
    return scalar.isXML ? .character : .forbidden
  }

  private mutating func repairLessThan() {
    if stands("<![CDATA[") { return copy(through: "]]>") }
    if stands("<!--") { return copy(through: "-->") }
    if stands("<?") { return copy(through: "?>") }
    // A `<` at the end of a truncated document is copied: it may start a tag.
    guard position + 1 < text.endIndex else { return copyCharacter() }
    let next = text[position + 1]
    let isTag = "/!_:".utf8.contains(next) || next >= 0x80 || (0x61...0x7A).contains(next | 0x20)
    if isTag { return copyCharacter() }
    copy("&lt;", over: 1)
    escaped += 1
  }

  private func stands(_ word: StaticString) -> Bool {
    text[position...].prefix(word.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private mutating func copy(through end: StaticString) {
    let first = end.utf8Start.pointee
    while position < text.endIndex, text[position] != first || !stands(end) { copyCharacter() }
    for _ in 0..<end.utf8CodeUnitCount where position < text.endIndex { copyCharacter() }
  }

  private mutating func copy(_ replacement: String, over count: Int) {
    result.append(contentsOf: replacement.utf8)
    position += count
  }

  private mutating func copyCharacter() {
    let byte = text[position]
    if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      dropped += 1
      position += 1
    } else if byte == 0xEF, text[position...].starts(with: [0xEF, 0xBF, 0xBE]) || text[position...].starts(with: [0xEF, 0xBF, 0xBF]) {
      dropped += 1
      position += 3
    } else {
      result.append(byte)
      position += 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML allows the character (XML 1.0 section 2.2).
  fileprivate var isXML: Bool {
    value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : value == 0x09 || value == 0x0A || value == 0x0D
  }
}
