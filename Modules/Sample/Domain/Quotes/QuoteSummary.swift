public import CoreDomain

/// A quote, as the presentation layer uses it.
public struct QuoteSummary: Hashable, Sendable {
  /// The server's id of the quote.
  public let id: String
  /// The sentence, on one line.
  public let text: String
  /// The author; nil when unknown.
  public let author: String?
  /// When the quote was fetched.
  public let seen: Timestamp
  /// Whether the quote comes from the cache because the server gave none.
  public let isRemembered: Bool
  /// The error that occurred although there is a quote.
  public let problem: QuoteError?

  public init(id: String, text: String, author: String?, seen: Timestamp, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.id = id
    self.text = text
    self.author = author
    self.seen = seen
    self.isRemembered = isRemembered
    self.problem = problem
  }
}

/// Converts a served quote into the model of the presentation layer.
enum QuoteTranslator {
  static func summary(of served: ServedQuote) -> QuoteSummary {
    QuoteSummary(
      id: served.quote.id, text: served.quote.text, author: served.quote.author, seen: served.quote.seen,
      isRemembered: served.isRemembered, problem: served.problem)
  }
}
