/// The articles that a status update reaches, as its commit finds them: an article that was there when it was looked up may be gone.
public enum StatusReach: Hashable, Sendable {
  /// All, even those that are not stored: an article has its status once it arrives.
  case all
  /// Those that are stored in one of these feeds.
  case stored(in: [FeedID])
  /// All if each is stored in one of these feeds, otherwise none.
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
