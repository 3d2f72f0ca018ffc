/// A mark on an article. A store keeps the marks that it does not know, so a newer version's marks are not lost.
public struct ArticleMark: RawRepresentable, Hashable, Sendable, Comparable {
  /// The stored name of the mark.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let read = ArticleMark(rawValue: "read")
  /// The user wants to keep the article.
  public static let starred = ArticleMark(rawValue: "starred")

  /// The article is stored, but lists and counts omit it unless the user requests hidden articles.
  public static let hidden = ArticleMark(rawValue: "hidden")
  /// Retention does not remove the article.
  public static let kept = ArticleMark(rawValue: "kept")

  /// By stored name.
  public static func < (left: ArticleMark, right: ArticleMark) -> Bool { left.rawValue.precedes(right.rawValue) }
}
