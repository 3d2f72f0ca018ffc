import ReaderScenes

/// The child view that only sends: the line in which the user types what to list.
@MainActor
struct CommandLineView {
  let dispatcher: ReadingDispatcher

  func send(_ request: ArticleList.Request) async {
    await dispatcher.dispatch(from: .commandLine, event: .request(request))
  }
}
