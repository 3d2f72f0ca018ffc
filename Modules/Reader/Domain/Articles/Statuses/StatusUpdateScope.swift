/// Which articles of a status update are changed. The commit checks this, because an article may have been removed after it was looked up.
public enum StatusUpdateScope: Hashable, Sendable {
  /// All articles, even those that are not stored: they have their status once they arrive.
  case all
  /// The articles that are stored in one of these feeds.
  case stored(in: [FeedID])
  /// All articles if each is stored in one of these feeds, otherwise none.
  case allStored(in: [FeedID])

  /// The articles that are reached.
  /// - Parameters:
  ///   - ids: the articles of the update, each once.
  ///   - stored: returns those of them that are stored in one of these feeds.
  public func reached<IDs: Collection<ArticleID>, Failure>(
    of ids: IDs, stored: ([FeedID]) throws(Failure) -> IDs
  ) throws(Failure) -> IDs? {
    switch self {
    case .all: return ids
    case .stored(let feeds): return try stored(feeds)
    case .allStored(let feeds):
      let found = try stored(feeds)
      return found.count == ids.count ? found : nil
    }
  }
}
