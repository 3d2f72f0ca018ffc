/// The saved views, whose queries may name feeds.
public struct ViewReferrers: FeedReferrers {
  private let views: any ViewRepository

  public init(views: any ViewRepository) {
    self.views = views
  }

  /// - Returns: the names of the views.
  public func missing(_ joins: [FeedJoin]) async throws(ReaderError) -> [String] {
    let views = try await views.all().views
    return views.all.filter { view in
      guard let query = try? views.query(of: view) else { return false }
      return joins.contains { $0.isMissed(by: query) }
    }.map(\.name.text)
  }
}

extension FeedJoin {
  /// Whether a query names one of the removed feeds but not the feed that stays.
  func isMissed(by query: Query) -> Bool {
    let joined = QueryFeed(feed.changed(change))
    return others.contains { query.condition?.names(QueryFeed($0), unlike: joined) ?? false }
  }
}
