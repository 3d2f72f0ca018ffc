/// Something that can be noted about an article. A store keeps marks that it does not know, so a newer program's are not lost.
public struct ArticleMark: RawRepresentable, Hashable, Sendable {
  /// The word by which it is stored.
  public let rawValue: String

  /// Takes the word by which a mark is stored.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The article was read.
  public static let read = ArticleMark(rawValue: "read")
  /// The person wants to keep it.
  public static let starred = ArticleMark(rawValue: "starred")
}
