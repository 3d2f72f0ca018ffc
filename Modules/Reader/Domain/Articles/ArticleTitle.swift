import CoreDomain

/// Derives the title of an article.
enum ArticleTitle {
  /// The maximum length of a title derived from a body, in characters.
  private static let longestDerived = 80

  /// The item's own title, else the beginning of its summary or body, else its URL or `(untitled)`.
  static func title(of item: FeedItem) -> String {
    let own = item.title.collapsingWhitespace()
    if !own.isEmpty { return own.limited() }
    for text in [item.summary, text(of: item)] {
      if let beginning = text.map(beginning(of:)), !beginning.isEmpty { return beginning }
    }
    return item.page?.shown.limited() ?? "(untitled)"
  }

  private static func text(of item: FeedItem) -> String? {
    if case .text(let text) = item.body { text } else { item.bodyText }
  }

  private static func beginning(of text: String) -> String {
    let tidy = text.collapsingWhitespace()
    guard tidy.count > longestDerived else { return tidy.limited() }
    let cut = tidy.prefix(longestDerived)
    let atWord = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return (atWord + "…").limited()
  }
}
