/// The text fields, by their names in queries.
public enum QueryTextField: String, Hashable, Sendable, CaseIterable {
  case title, author
  /// The feed's title, the beginning of its id, or its URL.
  case feed
  /// The feed's folder or a folder that contains it.
  case folder
  /// The URL of the article's page.
  case url
  /// The plain text of the body.
  case body
  /// Title, authors and body.
  case text
  /// A category of the publisher, or a tag of the user on the article or its feed.
  case tag
  /// The language tag; `en` also matches `en-GB`.
  case lang
  /// The beginning of the article's id.
  case id
  /// The feed's title alone.
  case feedTitle = "feed.title"
  /// The feed's URL alone.
  case feedURL = "feed.url"
  /// A tag of the user on the feed.
  case feedTag = "feed.tag"
}

/// The states of `is:`.
public enum QueryState: String, Hashable, Sendable, CaseIterable {
  case read, unread, starred
  /// The latest refresh brought the article.
  case new
  /// The publisher changed the article after it was first seen.
  case edited
  /// The publisher states a date.
  case dated
  /// The user or a rule has hidden the article. A query that names this state finds hidden articles, and no other query does.
  case hidden
}

/// The parts of `has:`.
public enum QueryPart: String, Hashable, Sendable, CaseIterable {
  case enclosure
  /// An enclosure of this kind, or such media inside the body.
  case audio, video, image
  /// A web page.
  case link
  case body, author, tag

  /// The kind of media inside a body; nil for other parts.
  var media: Document.Media? {
    switch self {
    case .audio: .audio
    case .video: .video
    case .image: .image
    case .enclosure, .link, .body, .author, .tag: nil
    }
  }
}

/// The fields for moments.
public enum QueryMomentField: String, Hashable, Sendable, CaseIterable {
  /// The date in lists (`Article.date`).
  case date
  case updated
  /// When the article was first seen.
  case seen
  /// The time since `date`.
  case age
  /// The time since the feed's server last sent the feed or answered that it had not changed. A feed that was never fetched has none.
  case feedAge = "feed.age"

  /// Whether the field is compared only with spans.
  var isSpan: Bool { self == .age || self == .feedAge }
}

/// The fields for numbers.
public enum QueryNumberField: String, Hashable, Sendable, CaseIterable {
  /// The number of words of the body.
  case words
  /// The number of links in the body, except those within the page. A body without links has 0.
  case links
  /// The number of the feed's unread articles.
  case feedUnread = "feed.unread"
  /// The number of the feed's articles.
  case feedArticles = "feed.articles"
}

/// The fields whose values are `yes` and `no`.
public enum QueryFlagField: String, Hashable, Sendable, CaseIterable {
  /// Whether the latest request for the feed failed.
  case feedProblem = "feed.problem"
}

/// The modifiers, which determine how articles are listed.
enum QueryModifier: String, CaseIterable {
  case sort, limit, unique
}

/// A field of a query, by its name.
enum QueryKey {
  case text(QueryTextField)
  case state, part
  case moment(QueryMomentField)
  case number(QueryNumberField)
  case flag(QueryFlagField)
  case length
  case modifier(QueryModifier)

  static let (stateName, partName) = ("is", "has")
  /// The values of flags.
  static let (yes, no) = ("yes", "no")

  init?(_ name: String) {
    if let field = QueryTextField(rawValue: name) {
      self = .text(field)
    } else if let field = QueryMomentField(rawValue: name) {
      self = .moment(field)
    } else if let field = QueryNumberField(rawValue: name) {
      self = .number(field)
    } else if let field = QueryFlagField(rawValue: name) {
      self = .flag(field)
    } else if let modifier = QueryModifier(rawValue: name) {
      self = .modifier(modifier)
    } else if name == Self.stateName {
      self = .state
    } else if name == Self.partName {
      self = .part
    } else if name == QueryLength.field {
      self = .length
    } else {
      return nil
    }
  }

  static let names =
    QueryTextField.allCases.map(\.rawValue) + [stateName, partName, QueryLength.field] + QueryMomentField.allCases.map(\.rawValue)
    + QueryNumberField.allCases.map(\.rawValue) + QueryFlagField.allCases.map(\.rawValue) + QueryModifier.allCases.map(\.rawValue)
}
