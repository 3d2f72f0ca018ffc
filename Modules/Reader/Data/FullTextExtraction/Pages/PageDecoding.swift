internal import CoreDomain
internal import TextEncoding

/// Decodes a page to UTF-8.
enum PageDecoding {
  private static let types: Set<String> = ["text/html", "application/xhtml+xml"]
  /// The number of bytes in which browsers search for a `meta` element with the encoding
  /// (https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding).
  private static let prescanned = 1024

  /// The page as valid UTF-8; nil when the response is not HTML, by its media type or by its first bytes.
  static func html(of page: [UInt8], contentType: String?) -> [UInt8]? {
    if let type = contentType.flatMap(MediaType.init), !types.contains(type.text) { return nil }
    guard looksLikeText(page) else { return nil }
    // Programs that convert pages to UTF-8 often keep the old label.
    let label = UTF8Evidence.isProof(page) ? "utf-8" : contentType.flatMap(EncodingLabel.inContentType) ?? labelInMeta(of: page)
    let bytes = TextDecoding.text(of: page, contentType: label.map { "text/html; charset=\($0)" }).bytes
    return bytes.contains(UInt8(ascii: "<")) ? bytes : nil
  }

  /// Whether the first bytes are not those of a file: servers also send PDF files and images as HTML.
  private static func looksLikeText(_ page: [UInt8]) -> Bool {
    let start = page.prefix(prescanned)
    if start.drop(while: \.isTagSpace).starts(with: "%PDF-".utf8) { return false }
    if TextEncoding.marked(page) != nil || TextEncoding.patterned(page) != nil { return true }
    return !start.contains { $0 < 0x20 && !$0.isTagSpace && $0 != 0x1B }
  }

  /// The encoding that a `meta` element names: `<meta charset="…">`, or `<meta http-equiv="Content-Type" content="…; charset=…">`.
  private static func labelInMeta(of page: [UInt8]) -> String? {
    let start = String(decoding: page.prefix(prescanned), as: UTF8.self).lowercased()
    for tag in start.split(separator: "<") where tag.hasPrefix("meta") {
      if let label = EncodingLabel.inContentType(String(tag.prefix { $0 != ">" })) { return label }
    }
    return nil
  }
}
