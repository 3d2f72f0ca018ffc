internal import ArticleText
internal import CoreDomain
package import ReaderDomain
internal import TextEncoding

extension FetchedFeed {
  /// Adds the plain text of the bodies from which titles are derived.
  ///
  /// Earlier versions derived these titles from a text in which references and scripts remained. That text is an earlier reading, so that
  /// the stored article is recognized.
  package var withBodyTexts: FetchedFeed {
    guard content.items.contains(where: { $0.needsBodyText || $0.earlierReadings.contains(where: \.needsBodyText) }) else { return self }
    var content = content
    content.items = content.items.map { item in
      let readings = item.withBodyTexts
      var item = readings[0]
      item.earlierReadings = item.earlierReadings.flatMap(\.withBodyTexts) + readings.dropFirst()
      return item
    }
    return FetchedFeed(feed: feed, content: content, reading: reading, mergedFeeds: mergedFeeds, identities: identities)
  }
}

extension FeedItem {
  /// Whether the title must be derived from an HTML body.
  fileprivate var needsBodyText: Bool {
    guard title.isWhitespace, summary?.nonBlank == nil, case .html = body else { return false }
    return true
  }

  /// The item with the text of its body, then with the text of earlier versions if that is another one.
  fileprivate var withBodyTexts: [FeedItem] {
    guard needsBodyText, case .html(let html, _) = body else { return [self] }
    var (item, earlier) = (self, self)
    item.bodyText = DocumentReader.document(of: body, page: page).plainText
    earlier.bodyText = StrippedTags.text(html)
    return item.bodyText == earlier.bodyText ? [item] : [item, earlier]
  }
}

/// The text of HTML as earlier versions derived titles from it. Never change it: it recognizes stored articles.
private enum StrippedTags {
  private static let longest = 320

  /// The text without everything between angle brackets, up to 320 characters.
  static func text(_ html: String) -> String {
    var isInTag = false
    var text = ""
    var length = 0
    for character in html {
      switch character {
      case "<": isInTag = true
      case ">" where isInTag:
        isInTag = false
        text.append(" ")
      default:
        guard !isInTag else { continue }
        text.append(character)
        length += 1
        if length > longest { return text }
      }
    }
    return text
  }
}
