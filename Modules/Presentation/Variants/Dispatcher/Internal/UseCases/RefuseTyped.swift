/// Reports an unknown command together with the current list. Even this needs a call to the actor, which holds the list.
@MainActor
struct RefuseTyped {
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  func callAsFunction(_ text: String) async {
    viewModel.notify(.notUnderstood(text), await state.snapshot)
  }
}
