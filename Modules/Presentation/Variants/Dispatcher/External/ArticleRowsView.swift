import Domain

/// The child view: what is done with rows. It has no dispatcher of its own; what it sends stands in one log with what its parent sends.
@MainActor
struct ArticleRowsView {
  let dispatcher: ArticleListDispatcher

  func change(_ wish: StatusChange) async {
    await dispatcher.dispatch(.change(wish))
  }

  func open(_ reference: ArticleReference) async {
    await dispatcher.dispatch(.open(reference))
  }
}
