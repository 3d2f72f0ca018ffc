/// A quote that `/quotes/random` returns.
public struct SampleQuote: Sendable, Equatable {
  /// The sentence.
  public let content: String
  /// The speaker, which is always a thing.
  public let author: String
  /// The topics, in lower case.
  public let tags: [String]
}
