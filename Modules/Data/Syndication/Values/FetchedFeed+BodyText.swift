internal import ArticleText
internal import TextEncoding
package import Domain

extension FetchedFeed {
  /// Adds the plain text of the bodies from which titles are derived.
  ///
  /// Earlier versions derived these titles from a text in which references and scripts remained. That text is an earlier reading, so that
  /// the stored article is recognized.
  package var withBodyTexts: FetchedFeed {
    guard content.items.contains(where: \.needsBodyText) else { return self }
    var content = content
    for index in content.items.indices where content.items[index].needsBodyText {
      guard case .html(let html, _) = content.items[index].body else { continue }
      var earlier = content.items[index]
      earlier.bodyText = StrippedTags.text(html)
      content.items[index].bodyText = DocumentReader.document(of: content.items[index].body, page: content.items[index].page).plainText
      if earlier.bodyText != content.items[index].bodyText { content.items[index].earlierReadings.append(earlier) }
    }
    return FetchedFeed(feed: feed, content: content, reading: reading)
  }
}

extension FeedItem {
  /// Whether the title must be derived from an HTML body.
  fileprivate var needsBodyText: Bool {
    guard title.isWhitespace, summary?.nonBlank == nil, case .html = body else { return false }
    return true
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
