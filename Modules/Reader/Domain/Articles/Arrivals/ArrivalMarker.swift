/// Sets marks on articles that arrive. It is asked inside the commit that stores them, so that no article is seen without its marks.
public protocol ArrivalMarker: Sendable {
  /// The marks that articles of one feed get.
  /// - Parameters:
  ///   - entries: the articles, with their statuses before.
  ///   - feed: their feed.
  ///   - body: returns an article's body, by its index. It is called at most once for each article, and only if the marks depend on it.
  func marks<Failure>(
    for entries: [ArticleWithStatus], of feed: FeedID, body: (Int) throws(Failure) -> QueryBody
  ) throws(Failure) -> ArrivalMarks
}
