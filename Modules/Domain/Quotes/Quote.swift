/// A sentence that somebody said, as a server gave it.
public struct Quote: Hashable, Sendable {
  /// What the server calls it.
  public let id: String
  /// The sentence, on one line.
  public let text: String
  /// Who said it, if that is known.
  public let author: String?
  /// When the server gave it.
  public let seen: Timestamp

  /// The most bytes of a sentence that are kept.
  public static let mostBytes = 8192

  /// Makes a quote; nil when there is no sentence.
  public init?(id: String, text: String, author: String?, seen: Timestamp) {
    let text = text.collapsingWhitespace().limited(toBytes: Self.mostBytes)
    guard !text.isEmpty else { return nil }
    let author = author?.collapsingWhitespace().limited() ?? ""
    self.id = id
    self.text = text
    self.author = author.isEmpty ? nil : author
    self.seen = seen
  }
}
