import Domain

/// Has the list read that holds what was typed, if it can be searched for.
@MainActor
struct SearchList {
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  /// - Returns: the event that follows; nil when nothing is searched for.
  func callAsFunction(_ text: String) async -> ArticleListEvent? {
    do throws(ReadingError) {
      return .list(.words(try SearchRules.words(in: text)), reply: .listed)
    } catch {
      viewModel.notify(.failed(error), await state.snapshot)
      return nil
    }
  }
}
