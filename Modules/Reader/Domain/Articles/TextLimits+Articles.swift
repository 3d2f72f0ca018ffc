public import CoreDomain

extension TextLimits {
  /// The maximum number of stored categories per article.
  public static let maximumTags = 200
  /// The maximum number of stored authors per article or feed.
  public static let maximumAuthors = 100
  /// The maximum number of stored enclosures per article.
  public static let maximumEnclosures = 200
}
