/// Says that what was typed means nothing, among what is listed. To learn what is listed, even this goes to the actor and back.
@MainActor
struct RefuseTyped {
  let state: ArticleListActor
  let viewModel: ArticleListViewModel

  func callAsFunction(_ text: String) async {
    viewModel.notify(.notUnderstood(text), await state.snapshot)
  }
}
