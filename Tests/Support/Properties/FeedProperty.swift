internal import CoreDomain
internal import ReaderDomain
@testable internal import Syndication

/// The property of feeds.
enum FeedProperty {
  static func failure(for input: [UInt8]) -> String? {
    let base = try? WebURL("https://example.org/feeds/main.xml")
    let whole = result(input, base: base, chunk: max(1, input.count))
    for chunk in [1, 3, 64] where result(input, base: base, chunk: chunk) != whole {
      return "in pieces of \(chunk) bytes it is another feed"
    }
    if let failure = failureInCharset(for: input, base: base) { return failure }
    guard case .success(let parsed) = whole else { return nil }
    let feed = parsed.feed
    if let dirty = lines(of: feed).first(where: { PlainText.hasControls($0) }) {
      return "a control character in: \(dirty.debugDescription)"
    }
    let identities = ArticleIdentity.identities(of: feed.items).compactMap { $0 }
    if Set(identities).count != identities.count { return "two items with one identity" }
    return nil
  }

  private static let charsets = [
    "windows-1251", "Shift_JIS", "gb18030", "big5", "euc-jp", "euc-kr", "iso-2022-jp", "iso-2022-kr", "utf-7", "utf-16", "cp437",
  ]

  /// Parses the input in one of many charsets, as a whole and in pieces. The first piece ends behind a long comment, so that the input comes in
  /// the next ones.
  private static func failureInCharset(for input: [UInt8], base: WebURL?) -> String? {
    let charset = charsets[input.count % charsets.count]
    let document = Array("<!--\(String(repeating: " ", count: 505))-->".utf8) + input
    let whole = result { () throws(FormatError) in
      try FeedParser.wholeFeed(from: document, contentType: "text/xml; charset=\(charset)", base: base, chunk: document.count)
    }
    for chunk in [1, 7, 256] {
      let parsed = result { () throws(FormatError) in
        try FeedParser.feed(from: document, contentType: "text/xml; charset=\(charset)", base: base, chunk: chunk)
      }
      if parsed != whole { return "in \(charset) and pieces of \(chunk) bytes it is another feed" }
    }
    return nil
  }

  private static func result(_ input: [UInt8], base: WebURL?, chunk: Int) -> Result<ParsedFeed, FormatError> {
    result { () throws(FormatError) in try FeedParser.feed(from: input, contentType: nil, base: base, chunk: chunk) }
  }

  /// The parse result without error texts. Of several errors in one chunk, libxml2 may report another one first than when each arrives alone.
  private static func result(_ parse: () throws(FormatError) -> ParsedFeed) -> Result<ParsedFeed, FormatError> {
    do throws(FormatError) {
      let parsed = try parse()
      let repairs = parsed.repairs.map { if case .cutOff = $0 { FeedDiagnostic.cutOff(line: 0, reason: "") } else { $0 } }
      return .success(
        ParsedFeed(feed: parsed.feed, repairs: repairs, fault: parsed.fault.map { _ in MarkupDiagnostic(line: 0, reason: "") }))
    } catch .damaged {
      return .failure(.damaged(line: 0, reason: ""))
    } catch {
      return .failure(error)
    }
  }

  /// All texts that some output shows on one line.
  private static func lines(of feed: Feed) -> [String] {
    var lines = [feed.title, feed.homePage?.text, feed.url?.text, feed.icon?.text]
    lines += feed.authors.map(\.name)
    for item in feed.items {
      lines += [item.title, item.url?.text, item.image?.text]
      lines += item.tags
      lines += item.authors.map(\.name)
    }
    return lines.compactMap { $0 }
  }
}
