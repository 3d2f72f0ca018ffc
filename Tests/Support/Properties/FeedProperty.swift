@testable internal import Syndication
internal import Domain

@testable internal import DataLayer

/// The property of feeds.
enum FeedProperty {
  static func failure(for input: [UInt8]) -> String? {
    let base = try? WebURL("https://example.org/feeds/main.xml")
    let whole = result(input, base: base, chunk: max(1, input.count))
    for chunk in [1, 3, 64] where result(input, base: base, chunk: chunk) != whole {
      return "in pieces of \(chunk) bytes it is another feed"
    }
    guard case .success(let parsed) = whole else { return nil }
    let feed = parsed.feed
    if let dirty = lines(of: feed).first(where: { PlainText.hasControls($0) }) {
      return "a control character in: \(dirty.debugDescription)"
    }
    let identities = ItemIdentity.identities(of: feed.items).compactMap { $0 }
    if Set(identities).count != identities.count { return "two items with one identity" }
    return nil
  }

  /// The parse result without error texts. Of several errors in one chunk, libxml2 may report another one first than when each arrives alone.
  private static func result(_ input: [UInt8], base: WebURL?, chunk: Int) -> Result<ParsedFeed, FormatError> {
    do throws(FormatError) {
      let parsed = try FeedParser.feed(from: input, contentType: nil, base: base, chunk: chunk)
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
