import Domain

/// Changes the status of articles, and has the list read again, so that what is shown is what is stored.
@MainActor
struct ChangeListed {
  let service: any ArticleService
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  /// - Returns: the event that follows; nil when nothing changed.
  func callAsFunction(_ wish: StatusChange) async -> ArticleListEvent? {
    do throws(ReadingError) {
      return .list(.again, reply: .changed(try await service.change(wish), wish))
    } catch {
      viewModel.notify(.failed(error), await state.snapshot)
      return nil
    }
  }
}
