package import ReaderDomain

/// A document's text as valid UTF-8, and the repairs that were needed.
package struct DecodedText: Hashable {
  /// Valid UTF-8, without a byte order mark.
  package private(set) var bytes: [UInt8]
  /// The repairs that were made.
  package var repairs: [FeedDiagnostic] = []
  /// The text as earlier versions of Strata decoded it; nil when they decoded it alike.
  package var earlier: [UInt8]?

  package init(bytes: [UInt8], repairs: [FeedDiagnostic] = []) {
    self.bytes = bytes
    self.repairs = repairs
  }

  /// Overwrites the encoding in the XML declaration with spaces. The text is UTF-8, so the declared encoding is wrong, and the parser
  /// rejects invalid names.
  mutating func spendDeclaration() {
    let start = bytes[...].withoutLeadingSpace.prefix(EncodingLabel.longestDeclaration)
    guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) else { return }
    let declaration = start[..<end]
    let word = Array("encoding".utf8)
    guard let name = declaration.indices.first(where: { declaration[$0...].starts(with: word) && declaration[$0 - 1].isTagSpace }) else {
      return
    }
    var rest = declaration[(name + word.count)...].drop(while: \.isTagSpace)
    guard rest.popFirst() == UInt8(ascii: "=") else { return }
    rest = rest.drop(while: \.isTagSpace)
    let quote = rest.first.flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil }
    let behind = rest.dropFirst(quote == nil ? 0 : 1).drop { quote == nil ? !$0.isTagSpace && $0 != UInt8(ascii: "?") : $0 != quote }
    for place in name..<(quote == nil ? behind : behind.dropFirst()).startIndex { bytes[place] = UInt8(ascii: " ") }
  }
}
