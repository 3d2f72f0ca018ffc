public import ComparisonScenes
public import CoreScenes

extension ViDRep {
  /// The session over the saved pictures, and the search for a new one.
  @MainActor
  public static func pictures(
    in dependencies: PictureDependencies
  ) -> (session: any Interactor<PictureSession.Request>, search: any Interactor<PictureSearch.Request>) {
    let tracer = dependencies.tracer
    let repository = PictureSessionRepository()
    if let tracer { repository.trace(with: tracer) }
    let reducer = TracedReducer(base: PictureReducer(), tracer: tracer)
    let dispatcher = TracedDispatcher(
      base: PictureDispatcher(reducer: reducer, database: PictureDatabase(dependencies), repository: repository), tracer: tracer)
    let searchDispatcher = TracedDispatcher(
      base: PictureSearchDispatcher(reducer: reducer, client: dependencies.fetch, repository: repository), tracer: tracer)
    let list = PictureListScene(
      dispatcher: dispatcher, repository: repository, display: dependencies.listDisplay, now: dependencies.now)
    let preview = PicturePreviewScene(dispatcher: dispatcher, repository: repository, display: dependencies.detailDisplay)
    let search = PictureSearchScene(dispatcher: searchDispatcher, repository: repository, display: dependencies.detailDisplay)
    _ = UnseenCountScene(repository: repository, display: dependencies.countDisplay)
    return (SessionRequests(list: list, preview: preview), SearchRequests(list: list, preview: preview, search: search))
  }
}

/// Passes each request to the scene whose control the user would use.
private struct SessionRequests: Interactor {
  let list: PictureListScene
  let preview: PicturePreviewScene

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list: await list.perform(.list)
    case .filter(let filter): await list.perform(.filter(filter))
    case .star(let reference): await list.perform(.star(reference))
    case .toggle(let reference): await list.perform(.toggle(reference))
    case .open(let reference): await preview.perform(.open(reference))
    case .notUnderstood(let line): list.refuse(line)
    }
  }
}

private struct SearchRequests: Interactor {
  let list: PictureListScene
  let preview: PicturePreviewScene
  let search: PictureSearchScene

  func perform(_ request: PictureSearch.Request) async {
    switch request {
    case .type(let text): await search.perform(.inputText(text))
    case .search: await search.perform(.search)
    case .keep: await preview.perform(.keep)
    case .unkeep: await preview.perform(.unkeep)
    case .remove(let reference): await list.perform(.remove(reference))
    }
  }
}

extension PictureDatabase {
  @MainActor
  fileprivate init(_ dependencies: PictureDependencies) {
    self.init(
      list: dependencies.list, count: dependencies.count, star: dependencies.star, toggle: dependencies.toggle,
      open: dependencies.open, save: dependencies.save, unsave: dependencies.unsave, remove: dependencies.remove)
  }
}

extension TracedDispatcher: PictureListDispatcherObject where Base: PictureListDispatcherObject {
  func runAction(_ action: PictureListAction) async {
    await around(action) { await base.runAction(action) }
  }
}

extension TracedDispatcher: PicturePreviewDispatcherObject where Base: PicturePreviewDispatcherObject {
  func runAction(_ action: PicturePreviewAction) async {
    await around(action) { await base.runAction(action) }
  }
}

extension TracedDispatcher: PictureSearchDispatcherObject where Base: PictureSearchDispatcherObject {
  func runAction(_ action: PictureSearchAction) async {
    await around(action) { await base.runAction(action) }
  }
}

private struct TracedReducer: PictureReducerObject, CaptionReducerObject {
  let base: PictureReducer
  let tracer: (any SceneTracer)?

  func caption(of text: String) -> Caption {
    tracer?.around(PictureReducer.self, "caption", text) {}
    return base.caption(of: text)
  }

  func listed(_ listed: ListedPictures, after update: PictureUpdate) -> ListedPictures {
    tracer?.around(PictureReducer.self, "listed", update) {}
    return base.listed(listed, after: update)
  }

  func unseen(_ number: Int, after update: PictureUpdate, in listed: ListedPictures?) -> Int? {
    tracer?.around(PictureReducer.self, "unseen", update) {}
    return base.unseen(number, after: update, in: listed)
  }
}

extension PictureSessionRepository {
  /// Traces each write.
  fileprivate func trace(with tracer: any SceneTracer) {
    onChange(of: \.listed) { tracer.around(Self.self, "publish", $0.phase) {} }
    onChange(of: \.removed) { tracer.around(Self.self, "publish", $0.phase) {} }
    onChange(of: \.unseen) { tracer.around(Self.self, "publish", $0.phase) {} }
    onChange(of: \.preview) { tracer.around(Self.self, "publish", $0.phase) {} }
    onChange(of: \.caption) { tracer.around(Self.self, "publish", $0.phase) {} }
    onChange(of: \.found) { tracer.around(Self.self, "publish", $0.phase) {} }
  }
}
