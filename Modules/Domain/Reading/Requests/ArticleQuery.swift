/// Which articles are meant. Every condition that is given must hold.
public struct ArticleQuery: Hashable, Sendable {
  /// Marks that must be set.
  public var having: Set<ArticleMark>
  /// Marks that must not be set.
  public var lacking: Set<ArticleMark>
  /// Only of this feed.
  public var feed: FeedReference?
  /// Only of feeds in this folder or below it.
  public var folder: FolderPath?
  /// Only of this moment or later.
  public var since: Timestamp?
  /// Words that must each stand in the title or in an author's name, whatever their case.
  public var words: [String]
  /// Whether the words may stand in the body as well.
  public var looksIntoBodies: Bool
  /// Whether an article that came with several feeds is shown once, with where else it was.
  public var isUnique: Bool
  /// At most so many, the newest; nil for all.
  public var limit: Int?

  /// All articles.
  public static let all = ArticleQuery()

  /// Makes a query.
  public init(
    having: Set<ArticleMark> = [], lacking: Set<ArticleMark> = [], feed: FeedReference? = nil, folder: FolderPath? = nil,
    since: Timestamp? = nil, words: [String] = [], looksIntoBodies: Bool = false, isUnique: Bool = false, limit: Int? = nil
  ) {
    self.having = having
    self.lacking = lacking
    self.feed = feed
    self.folder = folder
    self.since = since
    self.words = words
    self.looksIntoBodies = looksIntoBodies
    self.isUnique = isUnique
    self.limit = limit
  }
}
