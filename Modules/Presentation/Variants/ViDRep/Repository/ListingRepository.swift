import Domain
import Scenes

/// The single source of truth for the current list. The repository never edits a list: after a change, it reads the list again.
@MainActor
final class ListingRepository {
  /// The state of the latest list.
  private(set) var listing = AsyncState<ListedArticles, ReadingError>(.none)

  private let database: any ArticleDatabase

  init(database: any ArticleDatabase) {
    self.database = database
  }

  /// Reads the list and publishes each state. When a later fetch has replaced this fetch's state, the result is neither stored nor
  /// published.
  func fetch(_ query: ArticleQuery, publish: (AsyncState<ListedArticles, ReadingError>) -> Void) async {
    let fetching = AsyncState<ListedArticles, ReadingError>(.fetching)
    listing = fetching
    publish(fetching)
    let arrived = await read(query)
    guard listing == fetching else { return }
    listing = arrived
    publish(arrived)
  }

  /// Changes the status of articles. The current list stays unchanged until it is fetched again.
  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await database.change(requested)
  }

  private func read(_ query: ArticleQuery) async -> AsyncState<ListedArticles, ReadingError> {
    do throws(ReadingError) {
      return AsyncState(.retrieved(ListedArticles(query, try await database.articles(matching: query))))
    } catch {
      return AsyncState(.failed(error))
    }
  }
}
