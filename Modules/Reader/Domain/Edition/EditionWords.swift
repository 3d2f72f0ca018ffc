/// The texts that an edition adds to its articles, the same on a terminal, in HTML and in EPUB.
package enum EditionWords {
  /// The title of an edition.
  package static let paper = "The Daily \(maker)"
  /// The publisher that documents name.
  package static let maker = "Strata"

  package static func title(of edition: Edition) -> String { "\(paper), \(edition.date.text)" }

  /// The amount of text in the edition.
  package static func facts(on edition: Edition) -> [String] {
    let (articles, feeds) = (edition.stories.count, edition.feedCount)
    return [
      "\(articles) \(articles == 1 ? "article" : "articles") from \(feeds) \(feeds == 1 ? "feed" : "feeds")", time(edition.minutes),
    ]
  }

  /// The title of a section, which is its folder's name.
  package static func title(of section: EditionSection, among edition: Edition) -> String {
    if !section.folder.isEmpty { return section.folder.joined(separator: " · ") }
    return edition.sections.count == 1 ? "Today" : "Miscellany"
  }

  package static func colophon(of edition: Edition) -> String {
    let rest = edition.omitted
    let more = rest == 0 ? "" : " \(rest) more \(rest == 1 ? "article" : "articles") did not fit."
    return "Made by \(maker) from the feeds that you follow.\(more) Reading this edition loads nothing from the web."
  }

  /// Why a story leads.
  package static func sentence(for reason: EditionLeadReason) -> String {
    let rarity = reason.articlesOfFeed == 1 ? "a single article" : "only \(reason.articlesOfFeed) articles"
    return "It leads because it is the longest, with \(grouped(reason.words)) words, among feeds with \(rarity) in this edition."
  }

  /// A non-negative number with commas as thousands separators.
  private static func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = "\(number % 1000)"
    return "\(grouped(number / 1000))," + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private static func time(_ minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return "\(minutes) \(minutes == 1 ? "minute" : "minutes") to read" }
    return "\(hours) h \(rest) min to read"
  }
}
