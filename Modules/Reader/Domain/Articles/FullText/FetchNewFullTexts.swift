public import CoreDomain

/// Fetches the full texts of the articles that a refresh has brought, in the feeds whose setting `full-text` is `yes`.
///
/// Each page is asked for once: a later refresh has other new articles.
public struct FetchNewFullTexts: Sendable {
  private let articles: any ArticleRepository
  private let fetch: any UseCase<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never>

  /// The first fetch of a feed may bring hundreds of articles at once.
  static let maximumPerFeed = 20
  static let maximumPerRun = 100

  public init(
    articles: any ArticleRepository, fetch: any UseCase<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never>
  ) {
    self.articles = articles
    self.fetch = fetch
  }

  /// - Parameters:
  ///   - found: the new articles of each feed.
  ///   - moment: when the refresh began.
  func callAsFunction(_ found: [FeedID: [ArticleID]], at moment: Timestamp) async -> FullTextReport {
    let new = Set(found.values.joined())
    guard !new.isEmpty, !Task.isCancelled else { return FullTextReport() }
    var report = FullTextReport()
    do throws(ReaderError) {
      let stored = try await articles.articles(matching: ArticleQuery(refresh: .began(moment)), in: Array(found.keys)).map(\.article)
      let wanted = Dictionary(grouping: stored.filter { new.contains($0.id) && $0.url != nil }, by: \.feed)
        .values.flatMap { $0.prefix(Self.maximumPerFeed) }.sorted { $0.place < $1.place }.prefix(Self.maximumPerRun)
      for result in await fetch(Array(wanted)).values { report.add(result) }
    } catch {
      report.problem = error
    }
    return report
  }
}

/// The result of fetching the full texts of new articles.
public struct FullTextReport: Hashable, Sendable {
  /// The number of articles whose full texts are stored.
  public private(set) var stored = 0
  /// The number of articles whose pages have no main text.
  public private(set) var empty = 0
  /// The number of articles whose pages could not be fetched.
  public private(set) var failed = 0
  /// Why texts could not be stored, or articles could not be read; nil when all could.
  public internal(set) var problem: ReaderError?

  mutating func add(_ result: Result<FetchedFullText, ReaderError>) {
    switch result {
    case .success(let fetched):
      if let storeProblem = fetched.storeProblem { problem = storeProblem } else { stored += 1 }
    case .failure(.cancelled): break
    case .failure(.article(.fullText(.noText))), .failure(.article(.fullText(.notHTML))): empty += 1
    case .failure(.article(.fullText)): failed += 1
    case .failure(let error): problem = error
    }
  }
}
