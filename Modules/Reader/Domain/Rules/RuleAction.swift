/// An action of a rule. Each action sets a mark.
public enum RuleAction: String, Hashable, Sendable, CaseIterable {
  case read, star
  /// Lists and counts omit the article.
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
