internal import ArticleText
internal import TextEncoding
package import Domain

extension FetchedFeed {
  /// The arrival with what its items are known by if their document was taken for windows-1252 before.
  ///
  /// Many documents declare ISO-8859-1 or US-ASCII, both of which mean windows-1252, over bytes that are UTF-8. Until they are read as what they
  /// are, or until their publisher corrects the declaration, `café` is `cafÃ©`.
  package var withMisreadings: FetchedFeed {
    guard content.items.contains(where: \.isKnownBeyondASCII) else { return self }
    var content = content
    for index in content.items.indices where content.items[index].isKnownBeyondASCII {
      content.items[index].earlierReadings += content.items[index].misreadings
    }
    return FetchedFeed(feed: feed, content: content)
  }
}

extension FeedItem {
  /// Whether something stands in it beyond ASCII of which its identity may be made.
  fileprivate var isKnownBeyondASCII: Bool {
    let texts: [String?] = guid == nil ? [url?.text, title, summary] : [guid, url?.text]
    return texts.compactMap { $0 }.contains { $0.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "%") } } || bodyBeyondASCII
  }

  /// The body names only what has nothing else.
  private var bodyBeyondASCII: Bool {
    guard guid == nil, url == nil, title.isEmpty else { return false }
    switch body {
    case .html(let text, _), .text(let text): return text.utf8.contains { $0 >= 0x80 }
    case .none: return false
    }
  }

  /// The item as it was read from windows-1252. Its address may have been encoded by the publisher, or else was by us, after it was misread.
  fileprivate var misreadings: [FeedItem] {
    var item = self
    item.earlierReadings = []
    item.guid = guid.map(Windows1252.misread)
    item.title = Windows1252.misread(title)
    item.summary = summary.map(Windows1252.misread)
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
  /// A text whose UTF-8 is taken for windows-1252.
  fileprivate static func misread(_ text: String) -> String {
    ControlCharacters.text(utf8(of: Array(text.utf8)))
  }

  /// An address of which the percent-encoded bytes of UTF-8 are taken for windows-1252, and encoded again.
  fileprivate static func misreadEncoded(_ url: String) -> String {
    var result: [UInt8] = []
    var rest = Array(url.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        value >= 0x80
      else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      for byte in misread(value) { result += "%\(String(byte, radix: 16, uppercase: true))".utf8 }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func misread(_ byte: UInt8) -> [UInt8] {
    Array(ControlCharacters.text(utf8(of: [byte])).utf8)
  }
}
