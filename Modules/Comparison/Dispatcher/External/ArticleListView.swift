public import CoreScenes
public import ReaderScenes

/// The parent view. It hands each request to the child view that the user uses for it, and sends the events of the system.
///
/// The children share a dispatcher, so the event of one redraws the others without the parent.
public struct ArticleListView: Interactor {
  let commandLine: CommandLineView
  let rows: RowsView
  /// The view of the opened article; nil for a list alone.
  let detail: DetailView?
  let dispatcher: ReadingDispatcher

  public func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .notUnderstood: await commandLine.send(request)
    case .change(let requested) where detail?.shows(requested) == true: await detail?.send(request)
    case .scroll, .change, .open: await rows.send(request)
    // The user did not ask for the list; the end of a refresh did.
    case .refreshed: await dispatcher.dispatch(from: .system, event: .request(request))
    }
  }

  /// Stops a list that is being read. The view says so, and drops the late answer.
  public func interrupt() async { await dispatcher.dispatch(from: .system, event: .interrupted) }

  /// Ends the scene. It draws no answer that is still to come, and performs no further request.
  public func close() async { await dispatcher.dispatch(from: .system, event: .closed) }

  /// The latest events, oldest first, such as `3 rows: open "ab12"`.
  public func log() -> SentencesViewModel { dispatcher.log.viewModel }
}
