/// A newspaper made of articles: a lead story, and sections.
public struct Edition: Hashable, Sendable {
  public let date: EditionDate
  /// The story of the front page; nil when no article is long enough for it.
  public let lead: EditionStory?
  /// The sections in print order; none is empty.
  public let sections: [EditionSection]
  /// The number of matching articles that exceed the limit.
  public let omitted: Int

  public init(date: EditionDate, lead: EditionStory?, sections: [EditionSection], omitted: Int = 0) {
    self.date = date
    self.lead = lead
    self.sections = sections
    self.omitted = omitted
  }

  /// All stories in print order, each once.
  public var stories: [EditionStory] { (lead.map { [$0] } ?? []) + sections.flatMap(\.stories) }

  /// The number of feeds with a story in the edition.
  public var feedCount: Int { Set(stories.map(\.article.feed)).count }

  /// The identities of all articles of the edition, including twins.
  public var articleIDs: [String] { stories.flatMap { [$0.article.id] + $0.article.twins.map(\.id) } }

  /// The estimated reading time in minutes, at least 1.
  public var minutes: Int { EditionStory.minutes(words: stories.reduce(0) { $0 + $1.article.body.words }) }
}

/// A section: the stories of a folder.
public struct EditionSection: Hashable, Sendable {
  /// The names of the folder and its parents, outermost first; empty for feeds without a folder.
  public let folder: [String]
  /// The lead, if there is one, then the stories, then the briefs.
  public let stories: [EditionStory]

  public init(folder: [String], stories: [EditionStory]) {
    self.folder = folder
    self.stories = stories
  }
}

/// Why a story is a lead: it is the longest article from the feeds with the fewest articles.
public struct EditionLeadReason: Hashable, Sendable {
  public let words: Int
  /// The number of the feed's articles in the edition.
  public let articlesOfFeed: Int

  public init(words: Int, articlesOfFeed: Int) {
    self.words = words
    self.articlesOfFeed = articlesOfFeed
  }
}
