import CoreScenes
import ReaderDomain
import ReaderScenes

protocol ArticleListReducerObject: Sendable {
  /// The query of a list request; nil when it asks for no list.
  /// - Throws: `badSearch`.
  func query(for request: ArticleList.Request, after listing: Listing) throws(ReadingError) -> ArticleQuery?

  /// The query that reads the shown part of the list again; nil before the first list.
  func repeatedQuery(of listing: Listing) -> ArticleQuery?

  /// The page in which each of these articles has this status.
  func page(_ page: ListPage<ArticleSummary>, with statuses: [ArticleID: ArticleStatus]) -> ListPage<ArticleSummary>
}

protocol ArticleListDatabaseObject: Sendable {
  /// The articles that match a query, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary>

  /// Changes the status of articles.
  /// - Returns: The articles after the change.
  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult
}

@MainActor
protocol ArticleListDispatcherRepositoryObject: AnyObject {
  var listing: Listing { get set }
  var unread: AsyncState<Int, ReadingError> { get set }
}

/// Reads lists and changes articles. It asks the reducer for every decision, and writes what it gets into the repository.
@MainActor
final class ArticleListDispatcher {
  private let reducer: any ArticleListReducerObject
  private let database: any ArticleListDatabaseObject
  private let repository: any ArticleListDispatcherRepositoryObject
  private let watch: (any SceneTracer)?

  init(
    reducer: any ArticleListReducerObject, database: any ArticleListDatabaseObject,
    repository: any ArticleListDispatcherRepositoryObject, watch: (any SceneTracer)? = nil
  ) {
    self.reducer = reducer
    self.database = database
    self.repository = repository
    self.watch = watch
  }

  private func list(_ request: ArticleList.Request) async {
    if request == .refreshed { repository.unread = .init(.none) }
    do throws(ReadingError) {
      if let query = try reducer.query(for: request, after: repository.listing) { await read(query, reply: .listed) }
    } catch {
      repository.listing.answer = .init(.failed(error))
    }
  }

  private func change(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let reply = ArticleListReply.changed(try await database.change(requested), requested)
      repository.unread = .init(.none)
      if let query = reducer.repeatedQuery(of: repository.listing) {
        await read(query, reply: reply)
      } else {
        repository.listing.answer = .init(.retrieved(reply))
      }
    } catch {
      repository.listing.answer = .init(.failed(error))
    }
  }

  private func read(_ query: ArticleQuery, reply: ArticleListReply) async {
    let fetching = ArticleListAnswer(.fetching)
    let before = repository.listing
    repository.listing = Listing(query: query, current: before.current, reading: fetching, answer: fetching)
    do throws(ReadingError) {
      let page = try await database.articles(matching: query)
      guard repository.listing.reading == fetching else { return }
      let shown = reducer.page(page, with: repository.listing.openedMeanwhile)
      let retrieved = ArticleListAnswer(.retrieved(reply))
      repository.listing = Listing(query: query, current: ListedArticles(query, shown), reading: retrieved, answer: retrieved)
    } catch {
      let listing = repository.listing
      guard listing.reading == fetching else { return }
      let failed = ArticleListAnswer(.failed(error))
      repository.listing = Listing(query: listing.current?.query, current: listing.current, reading: failed, answer: failed)
    }
  }
}

extension ArticleListDispatcher: ArticleListDispatcherObject {
  func runAction(_ action: ArticleListAction) async {
    await watch.around(Self.self, "runAction", action) {
      switch action {
      case .list(let request): await list(request)
      case .change(let requested): await change(requested)
      }
    }
  }
}
