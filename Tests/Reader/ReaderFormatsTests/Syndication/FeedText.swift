import CoreDomain
import ReaderDomain
@testable import Syndication

/// Parses documents that a test writes.
enum FeedText {
  /// The URL of the documents.
  static let origin = try? WebURL("https://example.org/feeds/main.xml")

  /// The feed that a text contains.
  static func feed(_ text: String, contentType: String? = nil) throws(FormatError) -> Feed {
    try parsed(text, contentType: contentType).feed
  }

  /// The feed that a text contains, with what was wrong with it.
  static func parsed(_ text: String, contentType: String? = nil) throws(FormatError) -> ParsedFeed {
    try FeedParser.feed(from: Array(text.utf8), contentType: contentType, base: origin)
  }

  /// The item of an RSS feed with this content in the item, these attributes on the root, and this markup before the item.
  static func rssItem(_ inside: String, root: String = "", channel: String = "") throws -> FeedItem {
    try feed("<rss \(root)><channel><title>T</title>\(channel)<item>\(inside)</item></channel></rss>").items.first
      ?? FeedItem(title: "no item")
  }

  /// The entry of an Atom feed with this content in the entry and these attributes on the root.
  static func atomEntry(_ inside: String, root: String = "") throws -> FeedItem {
    try feed("<feed xmlns=\"http://www.w3.org/2005/Atom\" \(root)><title>T</title><entry>\(inside)</entry></feed>").items.first
      ?? FeedItem(title: "no entry")
  }
}
