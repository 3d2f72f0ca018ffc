import Domain

/// Holds the state of the scene, off the main actor.
actor ArticleListActor {
  /// What came of an event that wants a list.
  enum Beginning: Hashable, Sendable {
    /// This is to be read; until it is there, what was listed stays.
    case read(ListOrder, ListSnapshot)
    /// The list was to be read anew, and there is none.
    case nothingToRead(ListSnapshot)
    /// A later event was quicker.
    case overtaken
  }

  /// What the list is to show: the query under way, else that of what is listed.
  private var query: ArticleQuery?
  private var listed: (query: ArticleQuery, articles: [ArticleSummary])?
  /// The number of the latest event that was taken from the log.
  private var taken = 0

  /// What there is to see now.
  var snapshot: ListSnapshot { ListSnapshot(listed: listed?.articles) }

  /// Begins what the last event of the log wants.
  ///
  /// Calls of an actor need not arrive in the order in which they set out: a task of higher priority comes first. So an event brings the log
  /// along, and what the actor has not taken of it is taken in the log's order.
  func begin(_ history: [EventLog.Entry]) -> Beginning {
    for entry in history where entry.number > taken {
      guard case .list(let wish, _) = entry.event else { continue }
      query = wish.query(after: query)
      taken = entry.number
    }
    guard history.last?.number == taken else { return .overtaken }
    return query.map { .read(ListOrder(number: taken, query: $0), snapshot) } ?? .nothingToRead(snapshot)
  }

  /// Ends an order: what was found is listed, or the query is again that of what is listed.
  /// - Returns: what there is to see then; nil when a later order has overtaken this one.
  func end(_ order: ListOrder, _ result: Result<[ArticleSummary], ReadingError>) -> ListSnapshot? {
    guard order.number == taken else { return nil }
    switch result {
    case .success(let articles): listed = (order.query, articles)
    case .failure: query = listed?.query
    }
    return snapshot
  }
}
