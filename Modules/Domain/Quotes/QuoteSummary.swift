/// What is shown of a quote: the model that presentation works with.
public struct QuoteSummary: Hashable, Sendable {
  /// What the server calls it.
  public let id: String
  /// The sentence.
  public let text: String
  /// Who said it, if that is known.
  public let author: String?
  /// When the server gave it.
  public let seen: Timestamp
  /// Whether it was seen before, and serves because the server gave none.
  public let isRemembered: Bool
  /// What went wrong, though there is a quote.
  public let problem: QuoteError?

  /// Makes a summary.
  public init(id: String, text: String, author: String?, seen: Timestamp, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.id = id
    self.text = text
    self.author = author
    self.seen = seen
    self.isRemembered = isRemembered
    self.problem = problem
  }
}
