import Scenes

/// A view model to draw, with a number.
///
/// The number makes equal frames different: an `@Observable` property does not report an assignment of an equal value, but a user who
/// mistypes the same word twice must get two messages.
struct Frame: Equatable, Sendable {
  /// The number of the frame, from 1.
  let number: Int
  let content: ArticleList.ViewModel
}
