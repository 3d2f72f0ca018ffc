internal import TextEncoding

/// The simple entities that a document type declares (XML 1.0 section 4.2): feeds use them for addresses and namespaces.
///
/// Simple is an entity whose value names no other one and holds no markup, so that none can grow. What names a file or an address is no
/// entity here, and neither is one of a document type (`%`).
struct DeclaredEntities {
  /// The longest name, in bytes: no longer reference is looked for (`XMLRepair`).
  private static let longestName = 40
  /// The longest value, in bytes: an address is shorter.
  private static let longestValue = 1024
  /// How much longer than written all uses of entities may make a document, in bytes.
  private static let largestGrowth = 1 << 20
  private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  private var values: [String: [UInt8]] = [:]
  private var advisor = 0

  /// Reads what stands between the brackets of a document type.
  init(in subset: ArraySlice<UInt8>) {
    var rest = subset
    // That there is no further quotation mark is remembered: declarations that never end must not take time without end.
    var closers: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      guard rest.starts(with: "<!ENTITY".utf8) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst("<!ENTITY".utf8.count).drop(while: \.isTagSpace)
      let name = rest.prefix(Self.longestName).prefix { !$0.isTagSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      let value = rest[name.endIndex...].drop(while: \.isTagSpace)
      guard let quote = value.first, closers.contains(quote) else { continue }
      guard let end = value.dropFirst().firstIndex(of: quote) else {
        closers.remove(quote)
        continue
      }
      declare(String(decoding: name, as: UTF8.self), value[..<end].dropFirst())
      rest = value[end...].dropFirst()
    }
  }

  /// What stands for a reference to this entity, as text of XML that may stand in an attribute too; nil when it is not declared, or when
  /// entities have made the document too much longer already.
  mutating func text(for name: String) -> [UInt8]? {
    guard let value = values[name], advisor + value.count <= Self.largestGrowth else { return nil }
    advisor += value.count
    return value
  }

  /// The first declaration of a name counts (XML 1.0 section 4.2).
  private mutating func declare(_ name: String, _ value: ArraySlice<UInt8>) {
    guard values[name] == nil, !Self.predefined.contains(name), value.count <= Self.longestValue, Self.isSimple(value) else { return }
    values[name] = value.indices.flatMap { place in
      switch value[place] {
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      case UInt8(ascii: "'"): Array("&apos;".utf8)
      // XML wants a small x.
      case UInt8(ascii: "X") where value[..<place].suffix(2).elementsEqual("&#".utf8): [UInt8(ascii: "x")]
      case let byte: [byte]
      }
    }
  }

  private static func isSimple(_ value: ArraySlice<UInt8>) -> Bool {
    guard !value.contains(UInt8(ascii: "<")), !value.contains(UInt8(ascii: "%")) else { return false }
    return value.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return false }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
      let number = isHexadecimal ? Int(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? Int(name.dropFirst()) : nil
      // A character that would open another reference or a tag where the entity is used is not simple.
      return predefined.contains(name) || number.map { $0 >= 0x20 && $0 != 0x26 && $0 != 0x3C } ?? false
    }
  }
}
