import Scenes

/// What is to be drawn, and which drawing it is.
///
/// The number tells equal drawings apart: an `@Observable` property keeps silent when it is set to what it was, but a person who mistypes the
/// same word twice is told twice.
struct Frame: Equatable, Sendable {
  /// Counted from 1.
  let number: Int
  let content: ArticleList.ViewModel
}
