import Domain

/// Changes the status of articles and requests the list again, so that the views show what is stored.
@MainActor
struct ChangeListed {
  let service: any ArticleService
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  /// - Returns: The event that follows; nil when the change failed.
  func callAsFunction(_ requested: StatusChange) async -> ArticleListEvent? {
    do throws(ReadingError) {
      return .list(.again, reply: .changed(try await service.change(requested), requested))
    } catch {
      viewModel.notify(.failed(error), await state.snapshot)
      return nil
    }
  }
}
