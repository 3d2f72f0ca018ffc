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
    return switch (unchanged, unchanged < count) {
    case (0, _): "\(changed)."
    case (_, true): "\(changed), \(CountWording.number(unchanged)) already \(unchanged == 1 ? "was" : "were")."
    default: "\(CountWording.text(count, "article")) \(count == 1 ? "was" : "were") already \(participle(for: change))."
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

/// A mark that users set and clear with words of its own. Commands, sentences, the symbol in lists and the exported field
/// follow from it.
///
/// `ArticleMark.read` is not among these marks: articles are marked unread, not "unreaded".
public struct MarkWords: Hashable, Sendable {
  public let mark: ArticleMark
  /// The verb that sets the mark: `star`.
  public let verb: String
  /// The symbol of the mark in a list.
  public let symbol: Character
  /// The reason to set the mark, or not to, for a list of commands.
  public let purpose: String

  /// All these marks. A list shows the symbol of the last one that an article has.
  public static let all = [starred, hidden]

  public static let starred = MarkWords(mark: .starred, verb: "star", symbol: "★", purpose: "keep articles, or not")

  public static let hidden = MarkWords(mark: .hidden, verb: "hide", symbol: "○", purpose: "leave articles out of lists, or not")

  /// The verb that clears the mark: `unstar`.
  public var opposite: String { "un\(verb)" }

  /// What an article with the mark is: `starred`.
  public var adjective: String { mark.rawValue }
}
