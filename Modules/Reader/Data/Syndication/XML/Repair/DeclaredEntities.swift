internal import TextEncoding

/// The simple entities that a document type declares (XML 1.0 section 4.2). Feeds use them for URLs and namespaces.
///
/// An entity is simple when its value refers to no other entity and contains no markup, so that its expansion cannot grow. External
/// entities and parameter entities (`%`) are ignored.
struct DeclaredEntities {
  /// The maximum length of a name, in bytes. `XMLRepair` ignores longer references.
  private static let longestName = 40
  /// The maximum length of a value, in bytes. URLs are shorter.
  private static let longestValue = 1024
  /// The maximum total growth of a document through entities, in bytes.
  private static let largestGrowth = 1 << 20
  private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  private var values: [String: [UInt8]] = [:]
  private var growth = 0

  /// Parses the internal subset: the text between the brackets of a document type.
  init(in subset: ArraySlice<UInt8>) {
    var rest = subset
    // Quotation marks that do not occur again are remembered, so that unterminated declarations do not take quadratic time.
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

  /// The replacement text of an entity, valid in XML text and attributes. Nil when the entity is not declared, or when the document has
  /// grown too much.
  mutating func text(for name: String) -> [UInt8]? {
    guard let value = values[name], growth + value.count <= Self.largestGrowth else { return nil }
    growth += value.count
    return value
  }

  /// The first declaration of a name counts (XML 1.0 section 4.2).
  private mutating func declare(_ name: String, _ value: ArraySlice<UInt8>) {
    guard values[name] == nil, !Self.predefined.contains(name), value.count <= Self.longestValue, Self.isSimple(value) else { return }
    values[name] = value.indices.flatMap { place in
      switch value[place] {
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      case UInt8(ascii: "'"): Array("&apos;".utf8)
      // XML requires a lowercase x.
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
      // A reference to a character that starts another reference or a tag is not simple.
      return predefined.contains(name) || number.map { $0 >= 0x20 && $0 != 0x26 && $0 != 0x3C } ?? false
    }
  }
}
