import CoreScenes
import ReaderDomain
import ReaderScenes

protocol ArticleReadingReducerObject: Sendable {
  /// The status of an article after it was opened; nil when it could not be marked read.
  func status(after details: ArticleDetails) -> ArticleStatus?

  /// The page in which each of these articles has this status.
  func page(_ page: ListPage<ArticleSummary>, with statuses: [ArticleID: ArticleStatus]) -> ListPage<ArticleSummary>

  /// The number of unread articles after this one was read.
  func unread(_ unread: AsyncState<Int, ReadingError>, afterReading article: ArticleID, in listed: ListedArticles?) -> UnreadCount
}

/// The number of unread articles after one of them was read.
enum UnreadCount: Hashable, Sendable {
  case unchanged
  case number(Int)
  /// Only the database knows.
  case unknown
}

protocol ArticleReadingDatabaseObject: Sendable {
  /// Opens an article and marks it read.
  func open(_ reference: ArticleReference) async throws(ReadingError) -> ArticleDetails

  func unreadCount() async throws(ReadingError) -> Int
}

@MainActor
protocol ArticleReadingDispatcherRepositoryObject: AnyObject {
  var listing: Listing { get set }
  var article: AsyncState<ArticleDetails, ReadingError> { get set }
  var unread: AsyncState<Int, ReadingError> { get set }
}

/// Opens articles, and counts the unread ones.
@MainActor
final class ArticleReadingDispatcher {
  private let reducer: any ArticleReadingReducerObject
  private let database: any ArticleReadingDatabaseObject
  private let repository: any ArticleReadingDispatcherRepositoryObject
  private let watch: (any SceneTracer)?

  init(
    reducer: any ArticleReadingReducerObject, database: any ArticleReadingDatabaseObject,
    repository: any ArticleReadingDispatcherRepositoryObject, watch: (any SceneTracer)? = nil
  ) {
    self.reducer = reducer
    self.database = database
    self.repository = repository
    self.watch = watch
  }

  /// An article that a later one has overtaken is not shown, but it was read all the same.
  private func open(_ reference: ArticleReference) async {
    let opening = AsyncState<ArticleDetails, ReadingError>(.fetching)
    repository.article = opening
    do throws(ReadingError) {
      let details = try await database.open(reference)
      if repository.article == opening { repository.article = .init(.retrieved(details)) }
      if let status = reducer.status(after: details) { await mark(details.summary.article.id, status) }
    } catch {
      if repository.article == opening { repository.article = .init(.failed(error)) }
    }
  }

  private func mark(_ article: ArticleID, _ status: ArticleStatus) async {
    let unread = reducer.unread(repository.unread, afterReading: article, in: repository.listing.current)
    markInList(article, status)
    switch unread {
    case .unchanged: break
    case .number(let number): repository.unread = .init(.retrieved(number))
    case .unknown: await count()
    }
  }

  private func markInList(_ article: ArticleID, _ status: ArticleStatus) {
    var listing = repository.listing
    if listing.reading.isFetching { listing.openedMeanwhile[article] = status }
    if let current = listing.current {
      let page = reducer.page(current.page, with: [article: status])
      if page != current.page {
        listing.current = ListedArticles(current.query, page)
        listing.answer = .init(listing.reading.isFetching ? .fetching : .retrieved(.listed))
      }
    }
    if listing != repository.listing { repository.listing = listing }
  }

  private func count() async {
    let counting = AsyncState<Int, ReadingError>(.fetching)
    repository.unread = counting
    let counted: AsyncState<Int, ReadingError>
    do throws(ReadingError) {
      counted = .init(.retrieved(try await database.unreadCount()))
    } catch {
      counted = .init(.failed(error))
    }
    if repository.unread == counting { repository.unread = counted }
  }
}

extension ArticleReadingDispatcher: ArticleDetailDispatcherObject {
  func runAction(_ action: ArticleDetailAction) async {
    await watch.around(Self.self, "runAction", action) {
      switch action {
      case .open(let reference): await open(reference)
      }
    }
  }
}

extension ArticleReadingDispatcher: ArticleCountDispatcherObject {
  func runAction(_ action: ArticleCountAction) async {
    await watch.around(Self.self, "runAction", action) {
      switch action {
      case .count: await count()
      }
    }
  }
}
