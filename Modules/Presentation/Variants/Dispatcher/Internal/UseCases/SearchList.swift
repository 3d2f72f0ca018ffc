import Domain

/// Requests the list of articles that contain the typed words, when the text is a valid search.
@MainActor
struct SearchList {
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  /// - Returns: The event that follows; nil when the text is not a valid search.
  func callAsFunction(_ text: String) async -> ArticleListEvent? {
    do throws(ReadingError) {
      return .list(.words(try SearchRules.words(in: text)), reply: .listed)
    } catch {
      viewModel.notify(.failed(error), await state.snapshot)
      return nil
    }
  }
}
