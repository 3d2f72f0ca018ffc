import ReaderDomain
import ReaderScenes

/// The actor's answer to a view model that asks for the list.
struct ListAnswer: Hashable, Sendable {
  enum Reply: Hashable, Sendable {
    /// A list was requested. The current list stays.
    case loading
    case listed
    case changed(StatusChangeResult, StatusChange)
    /// A request failed. The current list stays.
    case failed(ReadingError)
    /// The user typed an unknown command.
    case notUnderstood(String)
  }

  /// Two equal replies in a row have different numbers, so both are drawn.
  let number: Int
  let reply: Reply
  /// The shown part of the current list; nil before the first list was read.
  let listed: ListedArticles?

  func viewModel(now: LocalTime) -> ArticleList.ViewModel {
    switch reply {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed, now: now)
    case .changed(let result, let requested): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}

/// The actor's answer to a view model that asks for a single value: the opened article, or the number of unread articles.
struct ValueAnswer<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Two equal answers with different numbers are both drawn. A number of articles without an error has the number 0.
  let number: Int
  let result: Result<Value, ReadingError>
}
