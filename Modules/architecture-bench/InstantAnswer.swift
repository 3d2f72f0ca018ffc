import Domain

/// A use case that answers at once, and always the same.
struct InstantAnswer<Input: Sendable>: UseCase {
  let articles: [ArticleSummary]

  func callAsFunction(_ input: Input) async throws(ReadingError) -> [ArticleSummary] { articles }
}
