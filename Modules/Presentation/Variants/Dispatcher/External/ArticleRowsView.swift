import Domain

/// The child view, which handles requests about rows. It shares its parent's dispatcher, so that the events of both views are in one log.
@MainActor
struct ArticleRowsView {
  let dispatcher: ArticleListDispatcher

  func change(_ requested: StatusChange) async {
    await dispatcher.dispatch(.change(requested))
  }

  func open(_ reference: ArticleReference) async {
    await dispatcher.dispatch(.open(reference))
  }
}
