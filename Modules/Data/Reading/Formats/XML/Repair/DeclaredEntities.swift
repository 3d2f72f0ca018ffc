/// The simple entities that a document type declares (XML 1.0 section 4.2): feeds use them for addresses and namespaces.
///
/// Simple is an entity whose value names no other one and holds no markup, so that none can grow. What names a file or an address is no
/// entity here, and neither is one of a document type (`%`).
struct DeclaredEntities {
  /// The longest value, in bytes: an address is shorter.
  private static let longestValue = 1024
  /// How much longer than written all uses of entities may make a document, in bytes.
  private static let largestGrowth = 1 << 20
  private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  private var values: [String: [UInt8]] = [:]
  private var growth = 0

  /// Reads what stands between the brackets of a document type.
  init(in subset: some Collection<UInt8>) {
    guard !subset.isEmpty else { return }
    var rest = String(decoding: subset, as: UTF8.self)[...]
    while let start = rest.firstRange(of: "<!ENTITY") {
      rest = rest[start.upperBound...].drop(while: \.isWhitespace)
      let name = String(rest.prefix { !$0.isWhitespace && $0 != ">" })
      let value = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'", let end = value.dropFirst().firstIndex(of: quote) else { continue }
      declare(name, value.dropFirst()[..<end])
      rest = value[end...].dropFirst()
    }
  }

  /// What stands for a reference to this entity, as text of XML that may stand in an attribute too; nil when it is not declared, or when
  /// entities have made the document too much longer already.
  mutating func text(for name: String) -> [UInt8]? {
    guard let value = values[name], growth + value.count <= Self.largestGrowth else { return nil }
    growth += value.count
    return value
  }

  /// The first declaration of a name counts (XML 1.0 section 4.2).
  private mutating func declare(_ name: String, _ value: Substring) {
    guard values[name] == nil, !Self.predefined.contains(name), value.utf8.count <= Self.longestValue, Self.isSimple(value) else { return }
    values[name] = Array(value.replacing("\"", with: "&quot;").replacing("'", with: "&apos;").utf8)
  }

  private static func isSimple(_ value: Substring) -> Bool {
    guard !value.contains("<"), !value.contains("%") else { return false }
    return value.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
      guard let end = rest.firstIndex(of: ";") else { return false }
      let name = rest[..<end]
      let number = name.hasPrefix("#x") ? Int(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? Int(name.dropFirst()) : nil
      // A character that would open another reference or a tag where the entity is used is not simple.
      return predefined.contains(String(name)) || number.map { $0 >= 0x20 && $0 != 0x26 && $0 != 0x3C } ?? false
    }
  }
}
