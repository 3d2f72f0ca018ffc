public import Domain

/// Articles in two files a feed: `articles/<feed>.json` holds what a list shows, `bodies/<feed>.json` the bodies, which are many times as
/// large and are opened one at a time.
///
/// Bodies are written first, since an article refers to its body: what stops us in between leaves a body too many, and the next refresh
/// completes it.
public actor JSONArticleStore: ArticleDataStore {
  private let home: HomeFolder
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func articles(of feeds: [FeedID]) async throws(DataStoreError) -> [Article] {
    var articles: [Article] = []
    for feed in feeds {
      guard let content = try await articleFile(of: feed).content() else { continue }
      articles += content.articles.map { $0.article(of: feed) }
    }
    return articles
  }

  public func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await bodyFile(of: feed).content()?.bodies[article]?.body ?? .none
  }

  public func pieces(of feed: FeedID) async throws(DataStoreError) -> [ArticleIntake.Piece] {
    let bodies = try await bodyFile(of: feed).content()?.bodies ?? [:]
    return try await articles(of: [feed]).map { ArticleIntake.Piece(article: $0, body: bodies[$0.id]?.body ?? .none) }
  }

  public func takeIn(_ pieces: [ArticleIntake.Piece], of feed: FeedID) async throws(DataStoreError) -> Intake {
    let (articleFile, bodyFile) = (articleFile(of: feed), bodyFile(of: feed))
    return try await home.change { () throws(DataStoreError) in
      let articles = try articleFile.contentUnderLock()?.articles
      let bodies = try bodyFile.contentUnderLock()?.bodies
      var shelf = ArticleShelf(feed: feed, articles: articles ?? [], bodies: bodies ?? [:])
      let intake = shelf.takeIn(pieces)
      if shelf.hasNewBodies || bodies == nil { try bodyFile.replace(with: shelf.bodiesDocument) }
      if shelf.hasNewArticles || articles == nil { try articleFile.replace(with: shelf.articlesDocument) }
      return intake
    }
  }

  public func feeds() async throws(DataStoreError) -> Set<FeedID> {
    Set(try feeds(in: home.articles)).intersection(try feeds(in: home.bodies))
  }

  private func feeds(in folder: String) throws(DataStoreError) -> [FeedID] {
    do throws(FileProblem) {
      var feeds: [FeedID] = []
      for name in try FileSystem.names(in: folder) where name.hasSuffix(".json") {
        guard let feed = FeedID(stored: String(name.dropLast(5))) else { continue }
        // An empty file holds nothing, whatever emptied it; a server's "not changed" must not keep it so.
        if try FileSystem.size(of: "\(folder)/\(name)") > 0 { feeds.append(feed) }
      }
      return feeds
    } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
  }

  private func articleFile(of feed: FeedID) -> RecordFile<ArticlesDocument> { RecordFile(home.articles(of: feed), in: home) }
  private func bodyFile(of feed: FeedID) -> RecordFile<BodiesDocument> { RecordFile(home.bodies(of: feed), in: home) }
}
