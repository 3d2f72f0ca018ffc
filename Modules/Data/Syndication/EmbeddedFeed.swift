internal import TextEncoding

/// Finds a feed that stands inside of something else: a page around it, or a server's warning in front of it.
enum EmbeddedFeed {
  private static let roots = ["rss", "rdf:RDF", "feed"].map { (name: Array($0.utf8), kind: DocumentKind(ofRoot: $0)) }

  /// The format of the first root element of a feed behind other text, and where it starts; nil when there is none. A page that only
  /// talks of feeds has no such tag, since it must escape it.
  static func find(in text: [UInt8]) -> (format: DocumentKind, start: Int)? {
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
