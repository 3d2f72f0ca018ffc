internal import Files
internal import ReaderDomain
internal import TextEncoding

/// The text of a document as earlier versions of Strata decoded it. Stored articles are identified by that text, and their stars depend on
/// that identity.
enum EarlierText {
  /// The earlier text; nil when it equals the current text.
  /// - Parameter text: the text as the current version decodes it.
  static func text(of bytes: [UInt8], contentType: String?, readToday text: DecodedText) -> [UInt8]? {
    let misread = misread(bytes, contentType: contentType) ?? text.earlier
    let literal = withLiteralReferences(misread ?? text.bytes)
    return literal ?? misread
  }

  /// Records how earlier versions read the items. The item counts must match.
  static func note(_ earlier: [FeedItem], in feed: inout Feed) {
    guard earlier.count == feed.items.count else { return }
    for (index, before) in earlier.enumerated() where isOther(before, than: feed.items[index]) {
      feed.items[index].earlierReadings += [before] + before.earlierReadings
    }
  }

  /// Earlier versions trusted a declared single-byte encoding, even when the bytes are valid UTF-8.
  private static func misread(_ bytes: [UInt8], contentType: String?) -> [UInt8]? {
    guard TextEncoding.marked(bytes) == nil, TextEncoding.patterned(bytes) == nil,
      let label = EncodingLabel.inDeclaration(of: bytes) ?? contentType.flatMap(EncodingLabel.inContentType),
      bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    switch TextEncoding(label: label) {
    case .windows1252: return Windows1252.utf8(of: bytes)
    case .system(let name): return SystemConverter(name).map { $0.text(of: bytes) }.map { $0.earlier ?? $0.bytes }
    case .utf8, .utf16, .utf32: return nil
    }
  }

  /// Earlier versions read `&#X41;` as literal characters, because XML does not define it.
  private static func withLiteralReferences(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var (start, position) = (0, 0)
    while let sign = text.withUnsafeBufferPointer({ $0.firstPosition(of: UInt8(ascii: "&"), from: position) }) {
      position = sign + 1
      guard text[position...].starts(with: "#X".utf8) else { continue }
      result += text[start..<position]
      result += "amp;".utf8
      start = position
    }
    return start == 0 ? nil : result + text[start...]
  }

  private static func isOther(_ one: FeedItem, than other: FeedItem) -> Bool {
    one.guid != other.guid || one.url != other.url || one.title != other.title || one.published != other.published
      || one.updated != other.updated
      || one.body != other.body || one.summary != other.summary || one.enclosures != other.enclosures
  }
}
