internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// The full text of an article, from its page.
extension ScreenState {
  private static let fetching = Message(.notice, "Fetching the full text …")

  /// Shows the full text, which is fetched if it is not stored, or the feed's text.
  mutating func toggleFullText() -> [ScreenRequest] {
    guard let article, let viewModel = article.viewModel else { return say("No article is open.") }
    guard !viewModel.isFullText else { return [.text(.feed, of: article.reference)] }
    showPassing(Self.fetching)
    return [.text(.full, of: article.reference)]
  }

  /// Takes the text over, unless the user has gone on.
  mutating func show(_ viewModel: ArticleReading.ViewModel, textOf reference: ArticleReference?) -> [ScreenRequest] {
    guard let reference, article?.reference == reference else { return [] }
    if message == Self.fetching { message = nil }
    show(viewModel.messages)
    if viewModel.outcome == .done { article?.show(viewModel) }
    return []
  }
}
