internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// `ChangeWatch` reports changes by other processes. The full screen notes its own changes when they are done. Requests that only read note nothing:
/// otherwise, a change by another process would count as noted before the list has shown it.
extension FullScreenSession {
  /// Performs a request that may change stored data, and notes the change. If another process has changed the data before, the watch reports it.
  func noting<Output: Sendable>(_ scenes: FullScreenScenes, _ work: @MainActor () async -> Output) async -> Output {
    let isAsNoted = await scenes.watch.isAsNoted()
    let output = await work()
    if isAsNoted { await scenes.watch.note() }
    return output
  }

  func perform(_ request: ArticleList.Request, _ scenes: FullScreenScenes) async {
    switch request {
    case .show, .refreshed, .opened: await scenes.list.perform(request)
    case .change(let change):
      if case .matching = change.target, await !scenes.watch.isAsNoted() { return await refuse(request, scenes) }
      await noting(scenes) { await scenes.list.perform(request) }
    case .open: await noting(scenes) { await scenes.list.perform(request) }
    }
  }

  /// Gives up a change of all articles that match: something else has just changed what is stored, so more may match than the user has been shown.
  private func refuse(_ request: ArticleList.Request, _ scenes: FullScreenScenes) async {
    await scenes.watch.note()
    receive(.changedElsewhere)
    let reason = Message(.failure, "Something else has just changed what is stored, so nothing was marked.", hint: "Press the key again.")
    receive(.list(ArticleList.ViewModel(rows: [], summary: nil, messages: [reason], exported: .empty, outcome: .failed), after: request))
  }

  func perform(_ request: ViewList.Request, _ scenes: FullScreenScenes) async {
    switch request {
    case .show, .showBesideFeeds, .showOne: await scenes.views.perform(request)
    case .save, .remove: await noting(scenes) { await scenes.views.perform(request) }
    }
  }
}
