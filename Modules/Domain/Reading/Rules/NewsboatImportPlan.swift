/// What of a feed's archived articles is to be stored, and which marks are to be set.
struct NewsboatImportPlan: Hashable {
  /// The articles that are not stored yet. Those that are stay as they are: what a refresh has brought is newer.
  let fetchedFeed: FetchedFeed
  /// The marks to set, each with the articles that it is for. Those of a deleted item are for all its readings, whichever its feed will bring.
  let marks: [ArticleMark: [ArticleID]]
  /// How many articles get each mark that did not have it before.
  let newMarks: [ArticleMark: Int]

  /// - Parameter stored: what is stored of the feed.
  init(_ items: [NewsboatArticle], for feed: FeedID, stored: [ArticleID: ArticleWithStatus], at moment: Timestamp) {
    var missing: [FeedItem] = []
    var marks: [ArticleMark: [ArticleID]] = [:]
    var newMarks: [ArticleMark: Int] = [:]
    for item in items {
      let ids = item.readings.compactMap { Self.id(of: $0, for: feed, stored: stored, at: moment) }
      let known = ids.lazy.compactMap { stored[$0] }.first
      if known == nil, !item.isDeleted { missing += item.readings.prefix(1) }
      for mark in item.marks {
        marks[mark, default: []] += known.map { [$0.article.id] } ?? (item.isDeleted ? ids : Array(ids.prefix(1)))
        let isNew = known.map { !$0.status.marks.contains(mark) } ?? !item.isDeleted
        if isNew { newMarks[mark, default: 0] += 1 }
      }
    }
    // The format is that of no document; nothing that is stored depends on it.
    fetchedFeed = FetchedFeed(feed: feed, content: Feed(format: .rss, items: missing))
    self.marks = marks
    self.newMarks = newMarks
  }

  private static func id(
    of item: FeedItem, for feed: FeedID, stored: [ArticleID: ArticleWithStatus], at moment: Timestamp
  ) -> ArticleID? {
    let alone = FetchedFeed(feed: feed, content: Feed(format: .rss, items: [item]))
    return ArticleMerge.incomingArticles(of: alone, at: moment).first.map { article in
      var identities = MergeIdentities([article])
      return identities.id(of: article) { stored[$0]?.article }
    }
  }
}
