/// Arranges articles as a newspaper: it chooses the leads and the sections. The same articles always give the same edition.
///
/// A lead is the longest article from the feeds with the fewest articles in the edition. Otherwise, a feed with many articles would lead
/// every day, and what a feed seldom publishes is often worth reading. A text of a few lines is never a lead.
enum EditionLayout {
  /// The minimum number of words of a story. A shorter text is a brief.
  static let shortestStory = 90
  /// The minimum number of words of a lead.
  static let shortestLead = 150
  /// The minimum number of stories in a section that has a lead.
  static let smallestSectionWithLead = 3

  /// - Parameter omitted: the number of matching articles that are not among `articles`.
  static func edition(of articles: [EditionArticle], on date: EditionDate, omitted: Int = 0) -> Edition {
    let articles = unique(articles)
    let counts = articles.reduce(into: [:]) { $0[$1.feed, default: 0] += 1 }
    let lead = self.lead(of: articles, counts)
    let rest = articles.filter { $0.id != lead?.article.id }
    let folders = rest.reduce(into: [[String]: [EditionArticle]]()) { $0[$1.folder, default: []].append($1) }
    let sections = folders.keys.sorted(by: isPrintedBefore).map { folder in
      EditionSection(folder: folder, stories: stories(of: folders[folder] ?? [], counts))
    }
    return Edition(date: date, lead: lead, sections: sections, omitted: omitted)
  }

  /// The lead, then the stories and then the briefs, each in the given order.
  private static func stories(of articles: [EditionArticle], _ counts: [String: Int]) -> [EditionStory] {
    let lead = articles.count < smallestSectionWithLead ? nil : lead(of: articles, counts)
    let rest = articles.filter { $0.id != lead?.article.id }
    return (lead.map { [$0] } ?? []) + rest.filter { !isBrief($0) }.map { EditionStory($0, .story) }
      + rest.filter(isBrief).map { EditionStory($0, .brief) }
  }

  private static func lead(of articles: [EditionArticle], _ counts: [String: Int]) -> EditionStory? {
    let candidates = articles.filter { $0.body.words >= shortestLead }
    guard let fewest = candidates.map({ counts[$0.feed] ?? 0 }).min() else { return nil }
    let rarest = candidates.filter { counts[$0.feed] == fewest }
    // If several articles have the same length, the first one leads; `max(by:)` would return the last one.
    let maximum = rarest.map(\.body.words).max()
    guard let article = rarest.first(where: { $0.body.words == maximum }) else { return nil }
    return EditionStory(article, .lead(EditionLeadReason(words: article.body.words, articlesOfFeed: fewest)))
  }

  private static func isBrief(_ article: EditionArticle) -> Bool { article.body.words < shortestStory }

  /// Sections are sorted by name. Feeds without a folder come last.
  private static func isPrintedBefore(_ left: [String], _ right: [String]) -> Bool {
    if left.isEmpty != right.isEmpty { return right.isEmpty }
    let (first, second) = (left.map { $0.lowercased() }, right.map { $0.lowercased() })
    return first == second
      ? left.lexicographicallyPrecedes(right) { $0.precedes($1) } : first.lexicographicallyPrecedes(second) { $0.precedes($1) }
  }

  private static func unique(_ articles: [EditionArticle]) -> [EditionArticle] {
    var seen: Set<String> = []
    return articles.filter { seen.insert($0.id).inserted }
  }
}
