import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ReadArticle")
struct ReadArticleTests {
  private static let news = Subscription.sample(title: "News", folder: FolderPath("Daily"))
  private static let reference = ArticleReference(ArticleID(feed: news.id, identity: "guid:1"))

  private func home() async throws -> MemoryStores {
    let home = MemoryStores([Self.news])
    _ = try await home.articles.store(FetchedFeed(feed: Self.news.id, content: .sample()), at: .sample())
    return home
  }

  @Test("an article is opened with its body and becomes read")
  func read() async throws {
    let home = try await home()
    let details = try await home.readArticle(Self.reference)
    #expect(details.document.plainText == "Hello.")
    #expect(details.summary.article.title == "First")
    #expect(details.summary.feedTitle == "News")
    #expect(details.summary.feedHost == Self.news.url.host)
    #expect(details.summary.folder == FolderPath("Daily"))
    #expect(details.summary.status.isRead)
    #expect(await home.articles.stored.map(\.status) == [ArticleStatus([.read])])
  }

  @Test("a starred article stays starred when it is read")
  func star() async throws {
    let home = try await home()
    _ = try await home.articles.update(.articles([Self.reference]), .set(.starred, true), in: [Self.news.id])
    #expect(try await home.readArticle(Self.reference).summary.status == ArticleStatus([.read, .starred]))
  }

  @Test("an unknown prefix opens nothing and changes nothing")
  func unknown() async throws {
    let home = try await home()
    await #expect(throws: ReaderError.article(.notFound(ArticleReference("0000")))) {
      try await home.readArticle(ArticleReference("0000"))
    }
    #expect(await home.articles.stored.map(\.status) == [.new])
  }

  @Test("an article of an unfollowed feed is not found")
  func unsubscribed() async throws {
    let home = try await home()
    try await home.subscriptions.remove(Self.news.id)
    await #expect(throws: ReaderError.article(.notFound(Self.reference))) { try await home.readArticle(Self.reference) }
  }

  @Test("a store that cannot be read is an error")
  func broken() async throws {
    let home = try await home()
    await home.articles.failWith(MemoryStores.broken, on: [.open])
    await #expect(throws: MemoryStores.broken) { try await home.readArticle(Self.reference) }
    await home.articles.failWith(nil)
    await home.subscriptions.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await home.readArticle(Self.reference) }
  }

  @Test("an article that cannot be marked as read is opened anyway, and the error is returned")
  func unmarkable() async throws {
    let home = try await home()
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    let details = try await home.readArticle(Self.reference)
    #expect(details.document.plainText == "Hello.")
    #expect(!details.summary.status.isRead)
    #expect(details.problem == MemoryStores.broken)
  }

  @Test("opening an article that is already read does not write to the store")
  func readAgain() async throws {
    let home = try await home()
    _ = try await home.readArticle(Self.reference)
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    #expect(try await home.readArticle(Self.reference).problem == nil)
  }
}
