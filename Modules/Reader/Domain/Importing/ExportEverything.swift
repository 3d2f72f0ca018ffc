public import CoreDomain

/// Exports the list of subscriptions, and the articles of its feeds with their marks and texts, into a folder.
public struct ExportEverything: UseCase {
  private let outlines: any OutlineRepository
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let archives: any ArchiveRepository

  /// The number of articles that are in memory at once with their texts.
  static let maximumAtOnce = 100
  /// The number of articles that are listed at once, without their texts. Finding them looks at all articles of a feed.
  static let maximumListed = 5_000

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
    let count = try await archives.write(outline, toFolder: folder) { (add) throws(ReaderError) in
      for subscription in all {
        try await forEachArticle(of: subscription.id) { (opened) throws(ReaderError) in
          try add(opened.map { translator.details(of: $0) })
        }
      }
    }
    return ArchiveExport(folder: folder, feeds: all.count, articles: count, leftOut: all.count { $0.source != nil })
  }

  private func forEachArticle(
    of feed: FeedID, _ work: ([OpenedArticle]) throws(ReaderError) -> Void
  ) async throws(ReaderError) {
    var query = ArticleQuery.everything
    query.window = ListWindow(.top, size: Self.maximumListed)
    var listed: [ArticleWithStatus]
    repeat {
      listed = try await articles.page(matching: query, in: [feed]).rows
      for start in stride(from: 0, to: listed.count, by: Self.maximumAtOnce) {
        try work(try await articles.open(Array(listed[start...].prefix(Self.maximumAtOnce)), asHTML: true))
      }
      if let last = listed.last { query.window = ListWindow(.below(last.article.place), size: Self.maximumListed) }
    } while listed.count == Self.maximumListed
  }
}

/// The result of an export of everything.
public struct ArchiveExport: Hashable, Sendable {
  public let folder: String
  public let feeds: Int
  public let articles: Int
  /// The number of feeds that only the list leaves out, because they are read from programs and files of this computer.
  public let leftOut: Int

  public init(folder: String, feeds: Int, articles: Int, leftOut: Int = 0) {
    self.folder = folder
    self.feeds = feeds
    self.articles = articles
    self.leftOut = leftOut
  }
}
