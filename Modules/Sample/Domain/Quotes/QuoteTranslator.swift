public import CoreDomain

/// A quote, as the presentation layer uses it.
public struct QuoteSummary: Hashable, Sendable {
  /// Where the quote comes from, and what went wrong.
  public enum Origin: Hashable, Sendable {
    /// A new quote of the source that the settings name, or of the program itself.
    case source
    /// The same as `source`, but the quote could not be stored for later.
    case unstored(QuoteError)
    /// The quote is an earlier one, because of this error.
    case memory(because: QuoteError)

    /// Whether the quote is an earlier one.
    public var isRemembered: Bool { if case .memory = self { true } else { false } }

    /// What went wrong; nil when nothing went wrong.
    public var problem: QuoteError? {
      switch self {
      case .source: nil
      case .unstored(let problem): problem
      case .memory(let problem): problem
      }
    }
  }

  public let id: String
  public let text: String
  /// The author; nil when unknown.
  public let author: String?
  /// When the quote was fetched.
  public let seen: Timestamp
  public let origin: Origin

  public init(id: String, text: String, author: String?, seen: Timestamp, origin: Origin = .source) {
    self.id = id
    self.text = text
    self.author = author
    self.seen = seen
    self.origin = origin
  }
}

/// Converts a served quote into the model of the presentation layer. It merges two fields, of which one combination means nothing, into
/// one: there is no earlier quote without an error.
///
/// If there is nothing to convert, leave the translator out, and let presentation use the entity.
enum QuoteTranslator {
  static func summary(of served: ServedQuote) -> QuoteSummary {
    QuoteSummary(
      id: served.quote.id, text: served.quote.text, author: served.quote.author, seen: served.quote.seen, origin: origin(of: served))
  }

  private static func origin(of served: ServedQuote) -> QuoteSummary.Origin {
    guard let problem = served.problem else { return .source }
    return served.isRemembered ? .memory(because: problem) : .unstored(problem)
  }
}
