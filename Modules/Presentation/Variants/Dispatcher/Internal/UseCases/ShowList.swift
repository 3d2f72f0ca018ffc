import Domain

/// Reads and shows the list that the latest event in the log requests.
@MainActor
struct ShowList {
  let service: any ArticleService
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  /// - Parameter history: The log. Its last entry is the event that requests the list.
  func callAsFunction(_ reply: ListReply, _ history: [EventLog.Entry]) async {
    switch await state.begin(history) {
    case .read(let order, let snapshot):
      viewModel.notify(.loading, snapshot)
      await read(order, reply)
    case .nothingToRead(let snapshot): viewModel.notify(.done(reply), snapshot)
    case .overtaken: break
    }
  }

  private func read(_ order: ListOrder, _ reply: ListReply) async {
    do throws(ReadingError) {
      let articles = try await service.articles(matching: order.query)
      if let snapshot = await state.end(order, .success(articles)) { viewModel.notify(.done(reply), snapshot) }
    } catch {
      if let snapshot = await state.end(order, .failure(error)) { viewModel.notify(.failed(error), snapshot) }
    }
  }
}
