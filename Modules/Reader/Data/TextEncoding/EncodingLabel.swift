/// Finds the declared character encoding of a document or a response.
package enum EncodingLabel {
  /// The number of bytes in which a declaration at the start of a document is searched. Every real declaration is shorter.
  static let longestDeclaration = 256

  /// The label in an XML declaration (XML 1.0 section 4.3.3). White space before the declaration is tolerated, although XML forbids it.
  package static func inDeclaration(of bytes: [UInt8]) -> String? {
    let start = bytes.drop { $0 <= 0x20 }.prefix(longestDeclaration)
    guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return value(of: "encoding", in: start[..<end])
  }

  /// The charset parameter of a Content-Type (RFC 9110 section 8.3.1).
  package static func inContentType(_ contentType: String) -> String? {
    value(of: "charset", in: contentType.utf8)
  }

  /// The value after `name =`, quoted or not, in lower case. Only the characters of encoding labels are accepted: the label goes to the
  /// system's converter, where a slash starts an option.
  private static func value(of name: String, in text: some Collection<UInt8>) -> String? {
    let text = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard let found = text.indices.first(where: { text[$0...].starts(with: name.utf8) }) else { return nil }
    let rest = text[(found + name.utf8.count)...].drop(while: \.isTagSpace)
    guard rest.first == UInt8(ascii: "=") else { return nil }
    let label = rest.dropFirst().drop { $0.isTagSpace || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }.prefix { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-_.:".utf8.contains(byte)
    }
    return label.isEmpty || label.count > 40 ? nil : String(decoding: label, as: UTF8.self)
  }
}
