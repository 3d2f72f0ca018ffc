public import ReaderDomain

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

  /// All these marks. A list shows the symbol of the last one that an article has.
  public static let all = [starred, hidden]

  public static let starred = MarkWords(mark: .starred, verb: "star", symbol: "★")

  public static let hidden = MarkWords(mark: .hidden, verb: "hide", symbol: "○")

  /// The verb that clears the mark: `unstar`.
  public var opposite: String { "un\(verb)" }

  /// What an article with the mark is: `starred`.
  public var adjective: String { mark.rawValue }
}
