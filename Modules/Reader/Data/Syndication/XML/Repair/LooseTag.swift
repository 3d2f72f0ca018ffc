internal import TextEncoding

/// A start tag, parsed leniently: attributes may be unquoted, duplicated, without a value, or not separated by space.
struct LooseTag {
  /// The name as written.
  let name: String
  /// Whether the tag ends with `/>`.
  private(set) var isEmpty = false
  /// The index after the tag's `>`.
  private(set) var end = 0
  /// Whether the tag is well-formed XML.
  private(set) var isClean = true
  /// The attributes in order, without duplicate names.
  private var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  /// The maximum number of attributes. Further attributes are dropped; real tags have fewer.
  private static let maximumAttributes = 200

  /// Parses the tag whose `<` is at `start`; nil when no tag starts there, as in "a < b".
  init?(in text: ArraySlice<UInt8>, at start: Int) {
    var position = start + 1
    let nameBytes = text[position...].prefix { !$0.isTagSpace && $0 != 0x2F && $0 != 0x3E && $0 != 0x3C }
    guard let first = nameBytes.first, first.startsName, nameBytes.allSatisfy(\.isInName) else { return nil }
    name = String(decoding: nameBytes, as: UTF8.self)
    position = nameBytes.endIndex
    while position < text.endIndex, text[position] != UInt8(ascii: ">") {
      if text[position] == UInt8(ascii: "<") { return nil }
      if text[position].isTagSpace || text[position] == UInt8(ascii: "/") {
        isEmpty = text[position] == UInt8(ascii: "/")
        isClean = isClean && (!isEmpty || text[position...].dropFirst().first == UInt8(ascii: ">"))
        position += 1
      } else {
        isEmpty = false
        isClean = isClean && text[position - 1].isTagSpace
        position = readAttribute(in: text, at: position)
      }
    }
    guard position < text.endIndex else { return nil }
    end = position + 1
  }

  /// The tag as well-formed XML.
  func markup(isEmpty: Bool) -> [UInt8] {
    var result = Array("<\(name)".utf8)
    for (name, value) in attributes {
      result += Array(" \(name)=\"".utf8)
      for byte in value {
        switch byte {
        case UInt8(ascii: "<"): result += Array("&lt;".utf8)
        case UInt8(ascii: "\""): result += Array("&quot;".utf8)
        default: result.append(byte)
        }
      }
      result.append(UInt8(ascii: "\""))
    }
    return result + Array(isEmpty ? "/>".utf8 : ">".utf8)
  }

  private mutating func readAttribute(in text: ArraySlice<UInt8>, at start: Int) -> Int {
    let nameBytes = text[start...].prefix { !$0.isTagSpace && $0 != 0x3D && $0 != 0x2F && $0 != 0x3E && $0 != 0x3C }
    // A byte that cannot start a name is skipped, for example a lone quotation mark or equals sign.
    guard !nameBytes.isEmpty else {
      isClean = false
      return start + 1
    }
    let afterName = text[nameBytes.endIndex...].drop(while: \.isTagSpace)
    var (value, position) = (text[start..<start], nameBytes.endIndex)
    if afterName.first == UInt8(ascii: "=") {
      (value, position) = readValue(in: afterName.dropFirst().drop(while: \.isTagSpace))
    } else {
      isClean = false
    }
    let name = String(decoding: nameBytes, as: UTF8.self)
    if nameBytes[start].startsName, nameBytes.allSatisfy(\.isInName), attributes.count < Self.maximumAttributes,
      !attributes.contains(where: { $0.name == name })
    {
      attributes.append((name, value))
    } else {
      isClean = false
    }
    return position
  }

  /// A value and the index after it. A quoted value whose closing quotation mark is missing ends at the next space or tag.
  private mutating func readValue(in rest: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Int) {
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let value = rest.dropFirst().upTo(quote)
      if value.endIndex < rest.endIndex, rest[value.endIndex] == quote {
        isClean = isClean && !value.contains(UInt8(ascii: "<"))
        return (value, value.endIndex + 1)
      }
    }
    isClean = false
    let quote = rest.prefix { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    let value = rest[quote.endIndex...].prefix { !$0.isTagSpace && $0 != 0x3E && $0 != 0x3C }
    return (value, value.endIndex)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes before a quotation mark or before an end tag, whichever is first. The search stops there, because a full search takes too
  /// long when no quotation mark closes.
  fileprivate func upTo(_ quote: UInt8) -> ArraySlice<UInt8> {
    var end = startIndex
    while end < endIndex, self[end] != quote, self[end] != UInt8(ascii: "<") || end + 1 == endIndex || self[end + 1] != UInt8(ascii: "/") {
      end += 1
    }
    return self[..<end]
  }
}

extension UInt8 {
  /// Whether the byte may start a name; an approximation of XML 1.0 section 2.3.
  var startsName: Bool { self >= 0x80 || self == 0x5F || (0x61...0x7A).contains(self | 0x20) && self != 0x5B }
  /// Whether the byte may occur in a name. A colon separates the prefix from the name.
  var isInName: Bool { startsName || self == 0x2D || self == 0x2E || self == 0x3A || (0x30...0x39).contains(self) }
}
