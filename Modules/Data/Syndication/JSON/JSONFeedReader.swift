internal import RecordJSON
internal import Domain

/// Reads a feed in JSON, of either vocabulary.
enum JSONFeedReader {
  /// What a text in UTF-8 says; `url` is where it came from. One that breaks off gives what was complete before, when that is one item at
  /// least.
  static func feed(of text: [UInt8], url: WebURL?) throws(FormatError) -> ParsedFeed {
    let json = LenientJSON(text)
    let found = json.root.flatMap { root in
      JSONFeedDocument(root, url: url)?.feed ?? RSSInJSON.tree(root).map { RSSDocument($0, format: .rss, url: url).feed }
    }
    if let damage = json.damage {
      guard let found, !found.items.isEmpty else { throw .damaged(line: damage.line, reason: damage.problem) }
      return ParsedFeed(feed: found, repairs: json.repairs + [.cutOff(line: damage.line, reason: damage.problem)])
    }
    guard let found else { throw .notAFeed(found: "JSON without a feed") }
    return ParsedFeed(feed: found, repairs: json.repairs)
  }
}
