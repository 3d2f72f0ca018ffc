internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// Reads a feed in JSON: JSON Feed or RSS in JSON.
enum JSONFeedReader {
  /// The feed in a UTF-8 text. A truncated document gives its complete items, if it has at least one.
  /// - Parameter url: the URL of the document.
  static func feed(of text: [UInt8], url: WebURL?) throws(FormatError) -> ParsedFeed {
    let json = LenientJSON(text)
    let found = json.root.flatMap { feed(in: $0, url: url) }
    if let damage = json.damage {
      guard let found, !found.items.isEmpty else { throw .damaged(line: damage.line, reason: damage.problem) }
      return ParsedFeed(feed: found, repairs: json.repairs + [.cutOff(line: damage.line, reason: damage.problem)])
    }
    guard let found else { throw .notAFeed(found: "JSON without a feed") }
    return ParsedFeed(feed: found, repairs: json.repairs)
  }

  private static func feed(in root: FeedJSONValue, url: WebURL?) -> Feed? {
    guard var feed = feedToday(in: root, url: url) else { return nil }
    // Earlier versions rounded the numbers in identifiers.
    if let before = root.withRoundedNumbers.flatMap({ feedToday(in: $0, url: url) }) { EarlierText.note(before.items, in: &feed) }
    return feed
  }

  private static func feedToday(in root: FeedJSONValue, url: WebURL?) -> Feed? {
    JSONFeedParser(root, url: url)?.feed ?? RSSInJSON.tree(root).map { FeedTree(root: $0, format: .rss, base: url).feed }
  }
}
