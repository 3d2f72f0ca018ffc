public import CoreDomain
public import CoreDoubles
public import SampleDomain

extension Quote {
  /// A quote. Stops the test when the text is not a valid quote.
  public static func sample(
    id: String = "1", text: String = "Rain is also weather.", author: String? = "A puddle", fetchedAt: Timestamp = .sample()
  ) -> Quote {
    guard let quote = Quote(id: id, text: text, author: author, fetchedAt: fetchedAt) else {
      preconditionFailure("'\(text)' is no sentence")
    }
    return quote
  }
}

extension QuoteSummary {
  /// A quote as its scene shows it.
  public static func sample(
    id: String = "1", text: String = "Rain is also weather.", author: String? = "A puddle", fetchedAt: Timestamp = .sample(),
    origin: Origin = .source
  ) -> QuoteSummary {
    QuoteSummary(id: id, text: text, author: author, fetchedAt: fetchedAt, origin: origin)
  }
}
