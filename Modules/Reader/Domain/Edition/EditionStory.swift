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

  /// The estimated reading time in minutes, at least 1.
  public var minutes: Int { Self.minutes(words: article.body.words) }

  static func minutes(words: Int) -> Int { max(1, (words + wordsPerMinute / 2) / wordsPerMinute) }

  /// The reading speed of adults for non-fiction (https://doi.org/10.1016/j.jml.2019.104047).
  private static let wordsPerMinute = 238
}
