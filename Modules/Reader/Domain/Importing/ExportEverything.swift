public import CoreDomain

/// Exports the list of subscriptions, and the articles of its feeds with their marks and texts, into a folder.
public struct ExportEverything: UseCase {
  private let outlines: any OutlineRepository
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let archives: any ArchiveRepository

  /// The number of articles that are in memory at once.
  static let maximumAtOnce = 100

  public init(
    outlines: any OutlineRepository, subscriptions: any SubscriptionRepository, articles: any ArticleRepository,
    archives: any ArchiveRepository
  ) {
    self.outlines = outlines
    self.subscriptions = subscriptions
    self.articles = articles
    self.archives = archives
  }

  /// - Parameter folder: the path of a folder that is new or empty.
  public func callAsFunction(_ folder: String) async throws(ReaderError) -> ArchiveExport {
    let outline = try await outlines.text()
    let all = try await subscriptions.all()
    let translator = ArticleTranslator(all)
    let count = try await archives.write(outline, toFolder: folder) { (place) throws(ReaderError) in
      try await page(at: place, of: all, by: translator)
    }
    return ArchiveExport(folder: folder, feeds: all.count, articles: count)
  }

  private func page(
    at place: ArchivePlace, of all: [Subscription], by translator: ArticleTranslator
  ) async throws(ReaderError) -> ArchivePage? {
    guard all.indices.contains(place.feed) else { return nil }
    var query = ArticleQuery.everything
    query.window = ListWindow(place.article.map { .below($0) } ?? .top, size: Self.maximumAtOnce)
    let opened = try await articles.open(.matching(query), in: [all[place.feed].id])
    return ArchivePage(
      articles: opened.map { translator.details(of: $0) },
      next: opened.count < Self.maximumAtOnce
        ? ArchivePlace(feed: place.feed + 1, article: nil) : ArchivePlace(feed: place.feed, article: opened.last?.entry.article.place))
  }
}

/// The result of an export of everything.
public struct ArchiveExport: Hashable, Sendable {
  public let folder: String
  /// The number of feeds.
  public let feeds: Int
  /// The number of articles.
  public let articles: Int

  public init(folder: String, feeds: Int, articles: Int) {
    self.folder = folder
    self.feeds = feeds
    self.articles = articles
  }
}
