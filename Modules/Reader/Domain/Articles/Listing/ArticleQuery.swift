public import CoreDomain

/// Selects articles that meet all conditions, and the part of their list to show.
public struct ArticleQuery: Hashable, Sendable {
  /// The marks that must be set.
  public var having: Set<ArticleMark>
  /// The marks that must not be set.
  public var lacking: Set<ArticleMark>
  /// Whether hidden articles are included. Otherwise, only `having` with the mark selects them.
  public var includesHidden: Bool
  /// Only articles of this feed.
  public var feed: FeedReference?
  /// Only articles of feeds in this folder or below it.
  public var folder: FolderPath?
  /// Only articles with this date or a later one.
  public var since: Timestamp?
  /// Only articles with this date or an earlier one.
  public var until: Timestamp?
  /// Only articles that this refresh brought.
  public var refresh: RefreshReference?
  /// The words that must each occur in the title or in an author's name, ignoring case.
  public var words: SearchWords
  /// Whether the words may also occur in the body.
  public var searchesBodies: Bool
  /// Further conditions, from the user's query.
  public var condition: ArticleCondition?
  /// The order of the list; nil for the newest first.
  public var order: SortCriteria?
  /// Whether a group of duplicates is listed as one article, with the other feeds that contain it.
  public var isUnique: Bool
  /// The part of the list to show. Counts and changes ignore it.
  public var window: ListWindow

  /// All marks that must not be set: `lacking`, and the mark of hidden articles unless the query includes them.
  public var excluded: Set<ArticleMark> { excludesHidden ? lacking.union([.hidden]) : lacking }

  /// Whether hidden articles are left out.
  var excludesHidden: Bool { !includesHidden && !having.contains(.hidden) }

  /// Whether a condition is about dates.
  public var hasDates: Bool { since != nil || until != nil || refresh != nil }

  /// Whether matching needs the articles themselves. Otherwise, their dates and statuses are enough.
  public var needsArticles: Bool { !words.isEmpty || condition != nil }

  /// Matches all articles except hidden ones.
  public static let all = ArticleQuery()
  /// Matches all articles, including hidden ones.
  public static let everything = ArticleQuery(includesHidden: true)

  public init(
    having: Set<ArticleMark> = [], lacking: Set<ArticleMark> = [], includesHidden: Bool = false, feed: FeedReference? = nil,
    folder: FolderPath? = nil, since: Timestamp? = nil, until: Timestamp? = nil, refresh: RefreshReference? = nil,
    words: SearchWords = .none,
    searchesBodies: Bool = false, condition: ArticleCondition? = nil, order: SortCriteria? = nil, isUnique: Bool = false,
    window: ListWindow = .all
  ) {
    self.having = having
    self.lacking = lacking
    self.includesHidden = includesHidden
    self.feed = feed
    self.folder = folder
    self.since = since
    self.until = until
    self.refresh = refresh
    self.words = words
    self.searchesBodies = searchesBodies
    self.condition = condition
    self.order = order
    self.isUnique = isUnique
    self.window = window
  }
}

/// Names a refresh.
public enum RefreshReference: Hashable, Sendable {
  /// The latest refresh. A repository replaces it with the moment at which that refresh began.
  case latest
  /// The refresh that began at this moment.
  case began(Timestamp)

  /// Whether the refresh brought an article that was first seen at this moment. All articles of a refresh are first seen when it begins.
  public func brought(_ firstSeen: Timestamp) -> Bool { self == .began(firstSeen) }
}
