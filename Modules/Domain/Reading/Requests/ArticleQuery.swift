/// Selects articles. All given conditions must hold.
public struct ArticleQuery: Hashable, Sendable {
  /// The marks that must be set.
  public var having: Set<ArticleMark>
  /// The marks that must not be set.
  public var lacking: Set<ArticleMark>
  /// Only articles of this feed.
  public var feed: FeedReference?
  /// Only articles of feeds in this folder or below it.
  public var folder: FolderPath?
  /// Only articles of this moment or later.
  public var since: Timestamp?
  /// The words that must each occur in the title or in an author's name, ignoring case.
  public var words: [String]
  /// Whether the words may also occur in the body.
  public var looksIntoBodies: Bool
  /// Whether duplicates are listed once, with the feeds that contain the others.
  public var isUnique: Bool
  /// The maximum number of articles, newest first; nil means no limit.
  public var limit: Int?

  public static let all = ArticleQuery()

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
