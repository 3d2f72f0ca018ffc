/// A mark on an article. A store keeps the marks that it does not know, so a newer version's marks are not lost.
public struct ArticleMark: RawRepresentable, Hashable, Sendable {
  /// The stored name of the mark.
  public let rawValue: String

  /// Makes a mark from its stored name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The article was read.
  public static let read = ArticleMark(rawValue: "read")
  /// The user wants to keep the article.
  public static let starred = ArticleMark(rawValue: "starred")
}
