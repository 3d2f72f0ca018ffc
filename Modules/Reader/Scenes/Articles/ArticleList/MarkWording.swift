import CoreScenes
public import ReaderDomain

/// The words and symbols for the status of articles.
public enum MarkWording {
  /// The symbols before a row: a dot for unread, and the symbol of a mark such as a star. The text is always two characters wide.
  public static func signs(for status: ArticleStatus) -> String {
    let symbol = MarkWords.all.last { status.has($0.mark) }?.symbol ?? " "
    return "\(status.isRead ? " " : "•")\(symbol)"
  }

  /// A sentence that says what was done to `count` articles, of which some already had the requested status.
  public static func sentence(for change: ArticleStatus.Change, count: Int, unchanged: Int = 0) -> String {
    let changed = "\(CountWording.text(count - unchanged, "article")) \(participle(for: change))"
    let verb = unchanged == 1 ? "was" : "were"
    return switch (unchanged, unchanged < count) {
    case (0, _): "\(changed)."
    case (_, true): "\(changed), \(CountWording.number(unchanged)) \(lack(for: change, verb) ?? "already \(verb)")."
    default: "\(CountWording.text(count, "article")) \(lack(for: change, verb) ?? "\(verb) already \(participle(for: change))")."
    }
  }

  /// The words for articles that lack the mark to remove, and perhaps never had it; nil when the usual words fit.
  private static func lack(for change: ArticleStatus.Change, _ verb: String) -> String? {
    switch change {
    case .set(.hidden, false): "\(verb) not hidden"
    case .set(let mark, false): mark.tag.map { "had no tag \(TagWording.text([$0]))" }
    default: nil
    }
  }

  private static func participle(for change: ArticleStatus.Change) -> String {
    switch change {
    case .set(.read, true): "marked read"
    case .set(.read, false): "marked unread"
    case .set(.hidden, false): "shown again"
    case .set(let mark, let isSet) where MarkWords.all.contains { $0.mark == mark }: "\(isSet ? "" : "un")\(mark.rawValue)"
    case .set(let mark, let isSet) where mark.tag != nil:
      "\(isSet ? "" : "no longer ")tagged \(TagWording.text(mark.tag.map { [$0] } ?? []))"
    case .set(let mark, let isSet): isSet ? "marked \(mark.rawValue)" : "no longer marked \(mark.rawValue)"
    case .toggle(let mark): "changed (\(mark.rawValue))"
    }
  }
}
