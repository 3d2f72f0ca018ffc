public import CoreDomain
public import CoreDoubles
public import SampleDomain

extension QuoteSummary {
  /// A quote as its scene shows it.
  public static func sample(
    id: String = "1", text: String = "Rain is also weather.", author: String? = "A puddle", seen: Timestamp = .sample(),
    isRemembered: Bool = false, problem: QuoteError? = nil
  ) -> QuoteSummary {
    QuoteSummary(id: id, text: text, author: author, seen: seen, isRemembered: isRemembered, problem: problem)
  }
}
