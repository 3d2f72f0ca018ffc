internal import CoreScenes
internal import ReaderScenes

/// The watch tells what something else changes. What the full screen changes itself is noted when it is done, and what only reads notes nothing: otherwise,
/// a change by something else would be taken for noted before the list has shown it.
extension FullScreenSession {
  /// Performs what may change what is stored, and notes the change. If something else has changed it before, nothing is noted, and the watch tells it.
  func noting<Output: Sendable>(_ scenes: FullScreenScenes, _ work: @MainActor () async -> Output) async -> Output {
    let isAsNoted = await scenes.watch.isAsNoted()
    let output = await work()
    if isAsNoted { await scenes.watch.note() }
    return output
  }

  func perform(_ request: ArticleList.Request, _ scenes: FullScreenScenes) async {
    switch request {
    case .show, .refreshed, .opened: await scenes.list.perform(request)
    case .change, .open: await noting(scenes) { await scenes.list.perform(request) }
    }
  }

  func perform(_ request: ViewList.Request, _ scenes: FullScreenScenes) async {
    switch request {
    case .show, .showBesideFeeds, .showOne: await scenes.views.perform(request)
    case .save, .remove: await noting(scenes) { await scenes.views.perform(request) }
    }
  }
}
