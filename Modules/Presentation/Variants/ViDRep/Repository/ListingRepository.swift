import Domain

/// The single source of truth about what is listed. It never changes what it is given: a list is kept as it came, and after a change nobody
/// mends it by hand, it is read again.
@MainActor
final class ListingRepository {
  /// Where the latest list stands.
  private(set) var listing = AsyncState<Listing, ReadingError>(.none)

  private let database: any ArticleDatabase

  init(database: any ArticleDatabase) {
    self.database = database
  }

  /// Reads the list, and publishes each state that this leads to. Once a later list is being fetched, the state that this one set is not the
  /// latest any more: then what comes of it is neither kept nor published.
  func fetch(_ query: ArticleQuery, publish: (AsyncState<Listing, ReadingError>) -> Void) async {
    let fetching = AsyncState<Listing, ReadingError>(.fetching)
    listing = fetching
    publish(fetching)
    let arrived = await read(query)
    guard listing == fetching else { return }
    listing = arrived
    publish(arrived)
  }

  /// Changes the status of articles. What is listed stays as it is until it is fetched again.
  func change(_ wish: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await database.change(wish)
  }

  private func read(_ query: ArticleQuery) async -> AsyncState<Listing, ReadingError> {
    do throws(ReadingError) {
      return AsyncState(.retrieved(Listing(query: query, articles: try await database.articles(matching: query))))
    } catch {
      return AsyncState(.failed(error))
    }
  }
}
