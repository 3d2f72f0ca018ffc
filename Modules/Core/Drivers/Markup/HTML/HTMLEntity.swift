/// The named characters of HTML (https://html.spec.whatwg.org/multipage/named-characters.html).
public enum HTMLEntity {
  /// The text of a named character: `eacute` gives é, `NotEqualTilde` gives two scalars. Nil when HTML does not define the name. Names are
  /// case-sensitive.
  /// - Parameter name: the name without `&` and `;`. Names that HTML allows without a semicolon are included in their form with a
  ///   semicolon.
  public static func text(named name: String) -> String? {
    var name = name
    return name.withUTF8 { text(named: $0) }
  }

  /// The text of a named character, for a name inside a document.
  static func text(named name: UnsafeBufferPointer<UInt8>) -> String? {
    guard !name.isEmpty else { return nil }
    let table = UnsafeBufferPointer(start: NamedCharacterTable.text.utf8Start, count: NamedCharacterTable.text.utf8CodeUnitCount)
    var candidates = table[...]
    while !candidates.isEmpty {
      let entry = entry(at: candidates.startIndex + candidates.count / 2, in: candidates)
      let known = entry.prefix { $0 != UInt8(ascii: "=") }
      if known.elementsEqual(name) { return text(ofScalars: entry[known.endIndex...].dropFirst()) }
      candidates = known.lexicographicallyPrecedes(name) ? after(entry, in: candidates) : before(entry, in: candidates)
    }
    return nil
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  /// The entry that contains the byte at `index`, or that ends at the white space there.
  private static func entry(at index: Int, in part: Part) -> Part {
    let start = part[..<index].lastIndex(where: isSpace).map { $0 + 1 } ?? part.startIndex
    return part[start...].prefix { !isSpace($0) }
  }

  private static func before(_ entry: Part, in part: Part) -> Part { part[..<max(part.startIndex, entry.startIndex - 1)] }

  private static func after(_ entry: Part, in part: Part) -> Part { part[entry.endIndex...].dropFirst() }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func text(ofScalars digits: Part) -> String? {
    var text = ""
    for scalar in digits.split(separator: UInt8(ascii: "+")) {
      guard let value = UInt32(String(decoding: scalar, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
