/// What a rule does with an article. Each action sets a mark.
public enum RuleAction: String, Hashable, Sendable, CaseIterable {
  case read, star
  /// Lists and counts leave the article out.
  case hide
  /// Retention does not remove the article.
  case keep

  public var mark: ArticleMark {
    switch self {
    case .read: .read
    case .star: .starred
    case .hide: .hidden
    case .keep: .kept
    }
  }
}
