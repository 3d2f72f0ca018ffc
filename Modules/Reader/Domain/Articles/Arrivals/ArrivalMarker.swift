/// Sets marks on articles that arrive. It is called inside the commit that stores them, so that no article is visible without its marks.
public protocol ArrivalMarker: Sendable {
  /// Returns the marks for articles of one feed.
  /// - Parameters:
  ///   - entries: the articles, with their current statuses.
  ///   - feed: their feed.
  ///   - body: returns the body of the article at an index. It is called at most once for each article, and only if the marks depend on it.
  func marks<Failure>(
    for entries: [ArticleWithStatus], of feed: FeedID, body: (Int) throws(Failure) -> QueryBody
  ) throws(Failure) -> ArrivalMarks
}
