/// Derives the title of an article.
enum ArticleTitle {
  /// The maximum length of a title derived from a body, in characters.
  private static let longestDerived = 80

  /// The item's own title. Without one, the beginning of its summary or body. Without these, its URL or the text `(untitled)`.
  static func title(of item: FeedItem) -> String {
    let own = item.title.collapsingWhitespace()
    if !own.isEmpty { return own.limited() }
    for text in [item.summary, bodyText(of: item.body)] {
      if let beginning = text.map(beginning(of:)), !beginning.isEmpty { return beginning }
    }
    return item.page?.shown.limited() ?? "(untitled)"
  }

  private static func bodyText(of body: ArticleBody) -> String? {
    switch body {
    case .none: nil
    case .text(let text): text
    case .html(let html, _): withoutTags(html)
    }
  }

  private static func beginning(of text: String) -> String {
    let tidy = text.collapsingWhitespace()
    guard tidy.count > longestDerived else { return tidy.limited() }
    let cut = tidy.prefix(longestDerived)
    let atWord = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return (atWord + "…").limited()
  }

  /// Removes tags in a simple way, which is good enough for the first words of a title. Displayed bodies go through the HTML parser.
  private static func withoutTags(_ html: String) -> String {
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
        if length > longestDerived * 4 { return text }
      }
    }
    return text
  }
}
