public import Domain

/// The words and signs for what was done with an article.
public enum MarkWording {
  /// What stands before a row: a dot for unread, a star for starred, always two characters wide.
  public static func signs(for status: ArticleStatus) -> String {
    (status.isRead ? " " : "•") + (status.isStarred ? "★" : " ")
  }

  /// What was done to `count` articles.
  public static func sentence(for change: ArticleStatus.Change, count: Int) -> String {
    "\(CountWording.text(count, "article")) \(participle(for: change))."
  }

  private static func participle(for change: ArticleStatus.Change) -> String {
    switch change {
    case .set(.read, true): "marked read"
    case .set(.read, false): "marked unread"
    case .set(.starred, true): "starred"
    case .set(.starred, false): "unstarred"
    case .set(let mark, let isSet): isSet ? "marked \(mark.rawValue)" : "no longer marked \(mark.rawValue)"
    case .toggle(let mark): "changed (\(mark.rawValue))"
    }
  }
}
