/// A short text that is another one when a document has changed.
enum DocumentDigest {
  /// The digest of a document's bytes: sixteen hexadecimal digits.
  static func text(of document: [UInt8]) -> String {
    var digest = ContentDigest()
    document.withUnsafeBytes { digest.add($0) }
    return digest.text
  }
}
