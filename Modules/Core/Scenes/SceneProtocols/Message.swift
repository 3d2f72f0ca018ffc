/// A sentence for the user, with an optional hint that says what to do.
public struct Message: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Information.
    case notice
    /// Something went wrong, but the work continues.
    case warning
    /// The request failed.
    case failure
  }

  public let kind: Kind
  /// One complete sentence. The lengths of its words and of the sentence are limited, because it can quote text from a file or a server.
  public let sentence: MessageText
  /// What the user can do; nil when nothing can be done.
  public let hint: MessageText?

  public init(_ kind: Kind, _ sentence: MessageText, hint: MessageText? = nil) {
    self.kind = kind
    self.sentence = sentence.mapWords(Self.limited)
    self.hint = hint?.mapWords(Self.limited)
  }

  /// The maximum length of a word, in characters. Nearly all URLs are shorter.
  private static let longestWord = 1_000
  /// The maximum length of a sentence, in bytes.
  private static let longestSentence = 8_000

  /// Cuts words that are too long, and a text that is too long. A `…` replaces each cut part.
  private static func limited(_ text: String) -> String {
    guard text.utf8.count > longestWord else { return text }
    var limited = ""
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty, limited.utf8.count < longestSentence {
      let word = rest.prefix { $0 != " " }
      let kept = word.prefix(longestWord)
      limited.unicodeScalars += kept
      if kept.endIndex < word.endIndex { limited += "…" }
      rest = rest[word.endIndex...]
      limited.unicodeScalars += rest.prefix(1)
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? limited : limited + "…"
  }
}
