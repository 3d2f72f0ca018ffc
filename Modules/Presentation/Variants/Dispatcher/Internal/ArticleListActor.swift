import Domain
import Scenes

/// Holds the state of the scene, outside the main actor.
actor ArticleListActor {
  /// The reaction to an event that requests a list.
  enum Beginning: Hashable, Sendable {
    /// Read this list. Until it is read, the current list stays.
    case read(ListOrder, ListSnapshot)
    /// The event requests the current list again, but no list was read before.
    case nothingToRead(ListSnapshot)
    /// A later event has overtaken this event.
    case overtaken
  }

  /// The query that is running, or else the query of the current list.
  private var query: ArticleQuery?
  private var listed: ListedArticles?
  /// The number of the latest log entry that the actor processed.
  private var taken = 0

  /// A copy of the current state.
  var snapshot: ListSnapshot { ListSnapshot(listed: listed?.page) }

  /// Processes the log up to its last event.
  ///
  /// Calls to an actor can arrive out of order, because tasks of higher priority run first. Each call therefore brings the log with it, and
  /// the actor processes all new entries in log order.
  func begin(_ history: [EventLog.Entry]) -> Beginning {
    for entry in history where entry.number > taken {
      guard case .list(let requested, _) = entry.event else { continue }
      query = requested.query(after: query, listed)
      taken = entry.number
    }
    guard history.last?.number == taken else { return .overtaken }
    return query.map { .read(ListOrder(number: taken, query: $0), snapshot) } ?? .nothingToRead(snapshot)
  }

  /// Completes a read. Success replaces the current list; failure restores the query of the current list.
  /// - Returns: The state after that; nil when a later event has overtaken this read.
  func end(_ order: ListOrder, _ result: Result<ListPage<ArticleSummary>, ReadingError>) -> ListSnapshot? {
    guard order.number == taken else { return nil }
    switch result {
    case .success(let articles): listed = ListedArticles(order.query, articles)
    case .failure: query = listed?.query
    }
    return snapshot
  }
}
