internal import CoreDomain
package import ReaderDomain
internal import TextEncoding

extension FetchedFeed {
  /// Adds the identities that the items have when their document is decoded as windows-1252.
  ///
  /// Many documents declare ISO-8859-1 or US-ASCII, which both mean windows-1252, although their bytes are UTF-8. When such a document is
  /// misread, `café` becomes `cafÃ©`. The earlier readings keep an item's identity when the publisher corrects the declaration, or when
  /// Strata recognizes the real encoding.
  package var withMisreadings: FetchedFeed {
    guard content.items.contains(where: \.isKnownBeyondASCII) else { return self }
    var content = content
    for index in content.items.indices where content.items[index].isKnownBeyondASCII {
      content.items[index].earlierReadings += content.items[index].misreadings
    }
    return FetchedFeed(feed: feed, content: content, reading: reading, mergedFeeds: mergedFeeds, identities: identities)
  }
}

extension FeedItem {
  /// Whether the texts that may form the item's identity contain non-ASCII characters.
  fileprivate var isKnownBeyondASCII: Bool {
    let texts: [String?] = guid == nil ? [url?.text, title, summary] : [guid, url?.text]
    return texts.compactMap { $0 }.contains { $0.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "%") } } || bodyBeyondASCII
  }

  /// The body is part of the identity only when the item has no guid, URL or title.
  private var bodyBeyondASCII: Bool {
    guard guid == nil, url == nil, title.isEmpty else { return false }
    switch body {
    case .html(let text, _), .text(let text): return text.utf8.contains { $0 >= 0x80 }
    case .none: return false
    }
  }

  /// The item as read from windows-1252. The URL has two variants: the publisher percent-encoded it, or Strata did after the misreading.
  fileprivate var misreadings: [FeedItem] {
    var item = self
    item.earlierReadings = []
    item.guid = guid.map(Windows1252.misread)
    item.title = Windows1252.misread(title)
    item.summary = summary.map(Windows1252.misread)
    item.bodyText = bodyText.map(Windows1252.misread)
    switch body {
    case .html(let text, let base): item.body = .html(Windows1252.misread(text), base: base)
    case .text(let text): item.body = .text(Windows1252.misread(text))
    case .none: break
    }
    var encoded = item
    encoded.url = url.flatMap { WebURL(validating: Windows1252.misreadEncoded($0.text)) }
    return [item, encoded].filter { $0 != self }.unique
  }
}

extension Windows1252 {
  /// The text that results when the UTF-8 bytes of `text` are decoded as windows-1252.
  fileprivate static func misread(_ text: String) -> String {
    ControlCharacters.text(utf8(of: Array(text.utf8)))
  }

  /// The URL that results when percent-encoded UTF-8 bytes are decoded as windows-1252 and encoded again.
  fileprivate static func misreadEncoded(_ url: String) -> String {
    let bytes = PercentEncoding.replacingEscapes(in: url[...]) { $0 < 0x80 ? nil : misread($0).flatMap(PercentEncoding.escape) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func misread(_ byte: UInt8) -> [UInt8] {
    Array(ControlCharacters.text(utf8(of: [byte])).utf8)
  }
}
