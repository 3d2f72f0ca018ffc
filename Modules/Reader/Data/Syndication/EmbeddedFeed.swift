internal import TextEncoding

/// Finds a feed inside another document, for example inside a page or after a server's warning.
enum EmbeddedFeed {
  private static let roots = ["rss", "rdf:RDF", "feed", "entry"].map { (name: Array($0.utf8), kind: DocumentFormat(ofRoot: $0)) }

  /// The format and the offset of the first root element of a feed after other text; nil when the text contains no feed. A page about feeds
  /// does not match, because it must escape such a tag.
  static func find(in text: [UInt8]) -> (format: DocumentFormat, start: Int)? {
    var rest = text[...]
    while let found = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = text[(found + 1)...]
      guard let root = roots.first(where: { rest.starts(with: $0.name) }) else { continue }
      let next = rest.dropFirst(root.name.count).first ?? 0
      if next.isTagSpace || next == UInt8(ascii: ">") { return (root.kind, found) }
    }
    return nil
  }
}
