import CoreDomain

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
    let articles = stored.mapValues(\.article)
    // The format is arbitrary; nothing that is stored depends on it.
    func document(_ items: [FeedItem]) -> FetchedFeed {
      FetchedFeed(feed: feed, content: Feed(format: .rss, items: items), reading: nil)
    }
    func idAlone(_ item: FeedItem) -> ArticleID? {
      // The other articles are looked through once, for all items that no identity finds.
      Self.ids(of: document([item]), at: moment, stored: articles, places: []).first ?? nil
    }
    var known = items.map { item in item.readings.lazy.compactMap(idAlone).first { articles[$0] != nil } }
    func missing() -> [Int] { items.indices.filter { known[$0] == nil && !items[$0].isDeleted } }
    func documentOfMissing() -> FetchedFeed { document(missing().map { items[$0].readings[0] }) }
    let places = articles.values.map(\.place)
    for (index, id) in zip(missing(), Self.ids(of: documentOfMissing(), at: moment, stored: articles, places: places)) {
      if let id, articles[id] != nil { known[index] = id }
    }
    fetchedFeed = documentOfMissing()
    let new = Dictionary(
      uniqueKeysWithValues: zip(missing(), Self.ids(of: fetchedFeed, at: moment, stored: articles, places: places)))
    var marks: [ArticleMark: [ArticleID]] = [:]
    var newMarks: [ArticleMark: Int] = [:]
    for (index, item) in items.enumerated() {
      let entry = known[index].flatMap { stored[$0] }
      let ids = known[index].map { [$0] } ?? (item.isDeleted ? item.readings.compactMap(idAlone) : [new[index] ?? nil].compactMap(\.self))
      for mark in item.marks {
        marks[mark, default: []] += ids
        let isNew = entry.map { !$0.status.marks.contains(mark) } ?? !item.isDeleted
        if isNew { newMarks[mark, default: 0] += 1 }
      }
    }
    self.marks = marks
    self.newMarks = newMarks
  }

  /// The identities under which the items of a document are stored, or will be; nil for an item that is listed twice.
  private static func ids(
    of document: FetchedFeed, at moment: Timestamp, stored: [ArticleID: Article], places: [ArticleSortKey]
  ) -> [ArticleID?] {
    let articles = ArticleMerge.incomingArticles(of: document, at: moment)
    var identities = MergeIdentities(articles)
    var ids = [ArticleID?](repeating: nil, count: document.content.items.count)
    for article in articles { ids[article.article.position] = identities.id(of: article, stored: { stored[$0] }, places: { places }) }
    return ids
  }
}
