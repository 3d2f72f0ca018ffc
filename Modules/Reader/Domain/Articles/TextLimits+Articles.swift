public import CoreDomain

extension TextLimits {
  /// The maximum number of stored categories per article.
  public static let mostTags = 200
  /// The maximum number of stored authors per article or feed.
  public static let mostAuthors = 100
  /// The maximum number of stored enclosures per article.
  public static let mostEnclosures = 200
}
