extension EditionLayout {
  /// The minimum number of words of a lead.
  static let shortestLead = 150

  /// The longest article from the feeds with the fewest articles in the edition. Otherwise, a feed with many articles would lead every day,
  /// and what a feed seldom publishes is often worth reading. A text of a few lines is never a lead.
  /// - Parameter counts: the number of articles in the edition, by feed.
  static func lead(of articles: [EditionArticle], _ counts: [String: Int]) -> EditionStory? {
    let candidates = articles.filter { $0.body.words >= shortestLead }
    guard let fewest = candidates.map({ counts[$0.feed] ?? 0 }).min() else { return nil }
    let rarest = candidates.filter { counts[$0.feed] == fewest }
    // If several articles have the same length, the first one leads; `max(by:)` would return the last one.
    let maximum = rarest.map(\.body.words).max()
    guard let article = rarest.first(where: { $0.body.words == maximum }) else { return nil }
    return EditionStory(article, .lead(EditionLeadReason(words: article.body.words, articlesOfFeed: fewest)))
  }
}
