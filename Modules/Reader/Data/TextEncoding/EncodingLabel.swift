/// Finds the declared character encoding of a document or a response.
package enum EncodingLabel {
  /// The number of bytes in which a declaration at the start of a document is searched. Every real declaration is shorter.
  static let longestDeclaration = 256

  /// The label in an XML declaration (XML 1.0 section 4.3.3). White space before the declaration is tolerated, although XML forbids it.
  package static func inDeclaration(of bytes: [UInt8]) -> String? {
    let start = bytes.drop { $0 <= 0x20 }.prefix(longestDeclaration)
    guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return value(of: "encoding", in: String(decoding: start[..<end], as: UTF8.self))
  }

  /// The charset parameter of a Content-Type (RFC 9110 section 8.3.1).
  package static func inContentType(_ contentType: String) -> String? {
    value(of: "charset", in: contentType)
  }

  /// The value after `name =`, quoted or not. Only the characters of encoding labels are accepted: the label goes to the system's
  /// converter, where a slash starts an option.
  private static func value(of name: String, in text: String) -> String? {
    guard let found = text.lowercased().firstRange(of: name) else { return nil }
    let rest = text.lowercased()[found.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    let label = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }
    return label.isEmpty || label.utf8.count > 40 ? nil : String(label)
  }
}
