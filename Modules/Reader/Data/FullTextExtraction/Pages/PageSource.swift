internal import TextEncoding

/// A page without scripts, style sheets and comments. The parser of pages ends a script at the first end tag in it, also in one that the script
/// writes, and would take the rest for text.
struct PageSource {
  private(set) var html: [UInt8] = []
  /// Whether the linked data of the page say that only subscribers see its whole text.
  private(set) var isForSubscribers = false

  private static let omitted: Set<String> = ["script", "style"]
  /// The beginning of the statement that a text is not free (https://schema.org/isAccessibleForFree).
  private static let accessKey = Array("isAccessibleForFree".utf8)

  init(_ page: [UInt8]) {
    html.reserveCapacity(page.count)
    page.withUnsafeBufferPointer { bytes in
      var tokens = HTMLTokenizer(bytes)
      var omittedTag: HTMLTokenizer.Tag?
      while let token = tokens.next() {
        switch token {
        case .comment: break
        case .text(let text):
          if let omittedTag { note(text, of: omittedTag) } else { html.append(contentsOf: text) }
        case .start(let tag), .end(let tag):
          omittedTag = nil
          guard Self.omitted.contains(tag.name) else {
            html.append(contentsOf: tag.source)
            break
          }
          // In XHTML, an element may end in its start tag.
          if case .start = token, !tag.source.dropLast().suffix(1).elementsEqual("/".utf8) { omittedTag = tag }
        }
      }
    }
  }

  private mutating func note(_ script: HTMLTokenizer.Bytes, of tag: HTMLTokenizer.Tag) {
    guard tag.name == "script", !isForSubscribers, let type = tag["type"],
      String(decoding: type, as: UTF8.self).lowercased().hasSuffix("ld+json")
    else { return }
    var rest = script
    while let start = rest.firstIndex(of: Self.accessKey[0]) {
      rest = rest[start...]
      guard rest.starts(with: Self.accessKey) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(Self.accessKey.count)
      let value = rest.prefix(16).drop { $0 <= 0x20 || "\":".utf8.contains($0) }
      if value.prefix(5).elementsEqual("false".utf8, by: { $0 | 0x20 == $1 }) { isForSubscribers = true }
    }
  }
}
