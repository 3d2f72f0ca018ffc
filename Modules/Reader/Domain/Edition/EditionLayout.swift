/// Arranges articles as a newspaper: it chooses the leads and the sections. The same articles always give the same edition.
enum EditionLayout {
  /// The minimum number of words of a story. A shorter text is a brief.
  static let shortestStory = 90
  /// The minimum number of stories in a section that has a lead.
  static let smallestSectionWithLead = 3

  /// - Parameters:
  ///   - articles: the articles, each once.
  ///   - date: when the edition is made.
  ///   - omitted: the number of matching articles that are not among `articles`.
  static func edition(of articles: [EditionArticle], on date: EditionDate, omitted: Int = 0) -> Edition {
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

  private static func isBrief(_ article: EditionArticle) -> Bool { article.body.words < shortestStory }

  /// Sections are sorted by name. Feeds without a folder come last.
  private static func isPrintedBefore(_ left: [String], _ right: [String]) -> Bool {
    if left.isEmpty != right.isEmpty { return right.isEmpty }
    let (first, second) = (left.map(\.caseFolded), right.map(\.caseFolded))
    return first == second
      ? left.lexicographicallyPrecedes(right) { $0.precedes($1) } : first.lexicographicallyPrecedes(second) { $0.precedes($1) }
  }
}
