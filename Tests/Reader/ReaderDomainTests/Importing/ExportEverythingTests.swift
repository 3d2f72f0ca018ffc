import CoreDoubles
@testable import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ExportEverything")
struct ExportEverythingTests {
  /// Keeps what it is given.
  private actor MemoryArchiveRepository: ArchiveRepository {
    private(set) var outlines: [String: String] = [:]
    private(set) var pages: [[ArticleDetails]] = []

    func write(
      _ outline: String, toFolder path: String, _ articles: @Sendable (Adding) async throws(ReaderError) -> Void
    ) async throws(ReaderError) -> Int {
      outlines[path] = outline
      try await articles { pages.append($0) }
      return pages.joined().count
    }
  }

  private let archives = MemoryArchiveRepository()

  private func export(_ home: MemoryStores, _ outlines: MemoryOutlineRepository = MemoryOutlineRepository(ownText: "<opml/>"))
    -> ExportEverything
  {
    ExportEverything(outlines: outlines, subscriptions: home.subscriptions, articles: home.articles, archives: archives)
  }

  @Test(
    "every article of every feed is exported once, hidden ones as well, and few are in memory at once",
    arguments: [0, 1, 99, 100, 101, 250, 5_000, 5_001])
  func all(number: Int) async throws {
    let feeds = [Subscription.sample(url: "https://a.example/feed"), .sample(url: "https://b.example/feed")]
    let articles: [Article] = feeds.flatMap { feed in
      (0..<number).map { Article.sample(guid: "\($0)", feed: feed.id, published: .sample(plusMinutes: -$0 % 7)) }
    }
    let home = MemoryStores(feeds, articles: articles.map { .sample($0, marks: [.hidden]) })
    #expect(try await export(home)("backup") == ArchiveExport(folder: "backup", feeds: 2, articles: 2 * number))
    let pages = await archives.pages
    #expect(pages.joined().map(\.summary.article.id).sorted() == articles.map(\.id).sorted())
    #expect(pages.allSatisfy { $0.count <= ExportEverything.maximumAtOnce })
    #expect(await archives.outlines == ["backup": "<opml/>"])
  }

  @Test("a feed from a program is counted as left out of the list, and its articles are exported")
  func leftOut() async throws {
    let feed = Subscription(source: try LocalSource("exec:feed"), title: "")
    let home = MemoryStores([.sample(), feed], articles: [ArticleWithStatus.sample(.sample(feed: feed.id))])
    #expect(try await export(home)("backup") == ArchiveExport(folder: "backup", feeds: 2, articles: 1, leftOut: 1))
  }

  @Test("an article that cannot be read is an error")
  func broken() async throws {
    let feed = Subscription.sample()
    let home = MemoryStores([feed], articles: [ArticleWithStatus.sample(.sample(feed: feed.id))])
    await home.articles.failWith(MemoryStores.broken, on: [.open])
    await #expect(throws: MemoryStores.broken) { try await export(home)("backup") }
  }
}
