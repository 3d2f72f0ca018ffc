public import Domain

/// The words and symbols for the status of articles.
public enum MarkWording {
  /// The symbols before a row: a dot for unread, and the symbol of a mark such as a star. The text is always two characters wide.
  public static func signs(for status: ArticleStatus) -> String {
    let symbol = MarkWords.all.last { status.has($0.mark) }?.symbol ?? " "
    return "\(status.isRead ? " " : "•")\(symbol)"
  }

  /// A sentence that says what was done to `count` articles.
  public static func sentence(for change: ArticleStatus.Change, count: Int) -> String {
    "\(CountWording.text(count, "article")) \(participle(for: change))."
  }

  private static func participle(for change: ArticleStatus.Change) -> String {
    switch change {
    case .set(.read, true): "marked read"
    case .set(.read, false): "marked unread"
    case .set(let mark, let isSet) where MarkWords.all.contains { $0.mark == mark }: "\(isSet ? "" : "un")\(mark.rawValue)"
    case .set(let mark, let isSet): isSet ? "marked \(mark.rawValue)" : "no longer marked \(mark.rawValue)"
    case .toggle(let mark): "changed (\(mark.rawValue))"
    }
  }
}
