/// A quote that `/quotes/random` returns.
package struct SampleQuote: Sendable, Equatable {
  /// The sentence.
  package let content: String
  /// The speaker, which is always a thing.
  package let author: String
  /// The topics, in lower case.
  package let tags: [String]
}
