public import CoreDomain

/// A quote, as the presentation layer uses it.
public struct QuoteSummary: Hashable, Sendable {
  /// Where the quote comes from, and what went wrong.
  public enum Origin: Hashable, Sendable {
    /// A new quote from the source that the settings name, or a built-in one.
    case source
    /// The same as `source`, but the quote could not be cached.
    case unstored(QuoteError)
    /// A cached quote, because of this error.
    case cache(because: QuoteError)

    /// Whether the quote came from the cache.
    public var isCached: Bool { if case .cache = self { true } else { false } }

    /// What went wrong; nil when nothing went wrong.
    public var problem: QuoteError? {
      switch self {
      case .source: nil
      case .unstored(let problem): problem
      case .cache(let problem): problem
      }
    }
  }

  public let id: String
  public let text: String
  /// The author; nil when unknown.
  public let author: String?
  /// When the quote was fetched.
  public let fetchedAt: Timestamp
  public let origin: Origin

  public init(id: String, text: String, author: String?, fetchedAt: Timestamp, origin: Origin = .source) {
    self.id = id
    self.text = text
    self.author = author
    self.fetchedAt = fetchedAt
    self.origin = origin
  }
}

/// Converts a served quote into the model of the presentation layer. It merges two fields, of which one combination means nothing, into
/// one: there is no cached quote without an error.
///
/// If there is nothing to convert, leave the translator out, and let presentation use the entity.
enum QuoteTranslator {
  static func summary(of served: ServedQuote) -> QuoteSummary {
    QuoteSummary(
      id: served.quote.id, text: served.quote.text, author: served.quote.author, fetchedAt: served.quote.fetchedAt,
      origin: origin(of: served))
  }

  private static func origin(of served: ServedQuote) -> QuoteSummary.Origin {
    guard let problem = served.problem else { return .source }
    return served.isCached ? .cache(because: problem) : .unstored(problem)
  }
}
