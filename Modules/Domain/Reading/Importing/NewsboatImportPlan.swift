/// The articles to store and the marks to set when a feed's articles are imported from Newsboat.
struct NewsboatImportPlan: Hashable {
  /// The articles that are not stored yet. Stored articles do not change, because a refresh brought newer data.
  let fetchedFeed: FetchedFeed
  /// The marks to set, each with its articles. The marks of a deleted article apply to all its readings, whichever the feed delivers.
  let marks: [ArticleMark: [ArticleID]]
  /// For each mark, the number of articles that did not have it before.
  let newMarks: [ArticleMark: Int]

  /// - Parameter stored: the stored articles of the feed.
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
    // The format is arbitrary; nothing that is stored depends on it.
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
