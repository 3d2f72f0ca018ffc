/// A quotation, as a server gave it.
public struct Quote: Hashable, Sendable {
  /// The server's id of the quote.
  public let id: String
  /// The sentence, on one line.
  public let text: String
  /// The author; nil when unknown.
  public let author: String?
  /// When the quote was fetched.
  public let seen: Timestamp

  /// The maximum number of bytes kept of a sentence.
  public static let mostBytes = 8192

  /// Makes a quote; nil when the text is empty.
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
