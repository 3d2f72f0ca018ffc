import ReaderDomain
import ReaderDoubles

@testable import VariantDispatcher

/// A service over three unread articles. It records the names of its functions, and can fail.
@MainActor
final class FakeArticleService: ArticleService {
  private(set) var calls: [String] = []
  var error: ReadingError?

  func articles(matching query: ArticleQuery) throws(ReadingError) -> ListPage<ArticleSummary> {
    try record("articles")
    return ListPage(all: DispatcherStage.articles)
  }

  func change(_ requested: StatusChange) throws(ReadingError) -> StatusChangeResult {
    try record("change")
    return []
  }

  func open(_ reference: ArticleReference) throws(ReadingError) -> ArticleDetails? {
    try record("open")
    return try DispatcherStage.opened(reference).get()
  }

  func unreadCount() throws(ReadingError) -> Int? {
    try record("unreadCount")
    return DispatcherStage.articles.count
  }

  private func record(_ call: String) throws(ReadingError) {
    calls.append(call)
    if let error { throw error }
  }
}
