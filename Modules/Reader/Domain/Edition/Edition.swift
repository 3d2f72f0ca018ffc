public import CoreDomain

/// A paper made of articles: a lead story, and sections.
public struct Edition: Hashable, Sendable {
  public let date: EditionDate
  /// The story of the front page; nil when no article is long enough for it.
  public let lead: EditionStory?
  /// The sections in print order; none is empty.
  public let sections: [EditionSection]
  /// The number of articles that match but did not fit.
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

  /// The identities of all articles of the edition, twins included.
  public var articleIDs: [String] { stories.flatMap { [$0.article.id] + $0.article.twins.map(\.id) } }

  /// The time that reading takes, in minutes, at least 1.
  public var minutes: Int { EditionStory.minutes(words: stories.reduce(0) { $0 + $1.article.body.words }) }
}

/// The stories of a folder.
public struct EditionSection: Hashable, Sendable {
  /// The names of the folder and of those around it, outermost first; empty for feeds outside of all folders.
  public let folder: [String]
  /// The lead if there is one, then the stories, then the briefs.
  public let stories: [EditionStory]

  public init(folder: [String], stories: [EditionStory]) {
    self.folder = folder
    self.stories = stories
  }
}

/// An article at its place in an edition.
public struct EditionStory: Hashable, Sendable {
  /// The weight of a story on the page.
  public enum Role: Hashable, Sendable {
    /// The most prominent story of the front page or of a section, and why.
    case lead(EditionLeadReason)
    case story
    /// A text of a few lines.
    case brief

    /// The name of the role in exports.
    public var name: String {
      switch self {
      case .lead: "lead"
      case .story: "story"
      case .brief: "brief"
      }
    }
  }

  public let article: EditionArticle
  public let role: Role

  public init(_ article: EditionArticle, _ role: Role) {
    self.article = article
    self.role = role
  }

  /// Why the story is a lead; nil for other stories.
  public var leadReason: EditionLeadReason? {
    if case .lead(let reason) = role { reason } else { nil }
  }

  /// The time that reading takes, in minutes, at least 1.
  public var minutes: Int { Self.minutes(words: article.body.words) }

  static func minutes(words: Int) -> Int { max(1, (words + wordsPerMinute / 2) / wordsPerMinute) }

  /// An adult's pace for plain prose (https://doi.org/10.1016/j.jml.2019.104047).
  private static let wordsPerMinute = 238
}

/// Why a story is a lead: it is the longest of the feeds with the fewest articles.
public struct EditionLeadReason: Hashable, Sendable {
  public let words: Int
  /// The number of articles that the edition has of the story's feed.
  public let articlesOfFeed: Int

  public init(words: Int, articlesOfFeed: Int) {
    self.words = words
    self.articlesOfFeed = articlesOfFeed
  }
}

/// When an edition is made.
public struct EditionDate: Hashable, Sendable {
  public let moment: Timestamp
  /// The day in the user's time zone.
  public let day: CalendarDate

  public init(moment: Timestamp, day: CalendarDate) {
    self.moment = moment
    self.day = day
  }

  /// The day as a paper prints it: `Tuesday, 24 November 2026`.
  public var text: String { "\(Self.weekdays[weekday.rawValue]), \(Self.text(of: day)) \(day.year)" }

  /// A day without its year: `24 November`.
  public static func text(of day: CalendarDate) -> String { "\(day.day) \(months[day.month - 1])" }

  private var weekday: Weekday { Timestamp(seconds: Int64(day.daysSince1970) * 86_400).weekday }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
}
