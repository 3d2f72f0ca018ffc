/// One of the sentences that `/quotes/random` gives out.
public struct SampleQuote: Sendable, Equatable {
  /// The sentence itself.
  public let content: String
  /// Who says it: always a thing.
  public let author: String
  /// What it is about, in lower case.
  public let tags: [String]
}
