import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ReadArticles")
struct ReadArticlesTests {
  private static let feeds = [
    Subscription.sample(url: "https://a.example/feed", title: "A"), Subscription.sample(url: "https://b.example/feed", title: "B"),
  ]
  /// Newest first. The second and the third are the same page in both feeds.
  private static let articles = [
    Article.sample(guid: "1", feed: feeds[0].id, url: .sample("https://page.example/1"), published: .sample(plusMinutes: -10)),
    Article.sample(guid: "2", feed: feeds[0].id, url: .sample("https://page.example/2"), published: .sample(plusMinutes: -20)),
    Article.sample(guid: "2", feed: feeds[1].id, url: .sample("https://page.example/2?utm_source=b"), published: .sample(plusMinutes: -30)),
  ]
  private static let ids = articles.map(\.id)

  private let home = MemoryStores(feeds, articles: articles.map { .sample($0) })

  private func read() async -> [ArticleID] { await home.articles.stored.filter(\.status.isRead).map(\.article.id) }

  private func first(_ count: Int, isUnique: Bool = false) -> StatusChange.Target {
    .matching(ArticleQuery(lacking: [.read], isUnique: isUnique, window: ListWindow(size: count)))
  }

  @Test("the first unread articles are opened in list order and become read, and the next ones follow")
  func next() async throws {
    #expect(try await home.readArticles(ReadInput(first(2))).map(\.summary.article.id) == Array(Self.ids.prefix(2)))
    #expect(await read() == Array(Self.ids.prefix(2)))
    #expect(try await home.readArticles(ReadInput(first(2))).map(\.summary.article.id) == [Self.ids[2]])
    #expect(try await home.readArticles(ReadInput(first(2))) == [])
  }

  @Test("an input is for one article when it names one, or asks for the first one, unless it is for a list")
  func isForOne() {
    let references = Self.ids.map { ArticleReference($0) }
    #expect([0, 1, 2].map { ReadInput(.articles(Array(references.prefix($0)))).isForOne } == [false, true, false])
    #expect([1, 2].map { ReadInput(first($0)).isForOne } == [true, false] && !ReadInput(.matching(.all)).isForOne)
    let lists = [first(1), .articles([references[0]])].map { ReadInput($0, isForList: true) }
    #expect(lists.allSatisfy { !$0.isForOne && !$0.withoutMarking.isForOne })
  }

  @Test("several articles are opened in the order of their ids, each once")
  func several() async throws {
    let references = [2, 0, 2].map { ArticleReference(Self.ids[$0]) }
    #expect(try await home.readArticles(ReadInput(.articles(references))).map(\.summary.article.id) == [Self.ids[2], Self.ids[0]])
    #expect(await read() == [Self.ids[0], Self.ids[2]])
  }

  @Test("when one id is unknown, nothing is opened or marked")
  func unknown() async throws {
    let references = [ArticleReference(Self.ids[0]), ArticleReference("0000")]
    await #expect(throws: ReaderError.article(.notFound(references[1]))) {
      _ = try await home.readArticles(ReadInput(.articles(references)))
    }
    #expect(await read() == [])
  }

  @Test("articles can be opened without marking them, and then there is nothing to undo")
  func unmarked() async throws {
    let details = try await home.readArticles(ReadInput(first(3), marksRead: false))
    #expect(details.count == 3 && details.allSatisfy { !$0.summary.status.isRead })
    #expect(await read() == [])
    #expect(await home.undoHistory.undoHistory == [])
  }

  @Test("articles whose text nobody asks for are marked without being opened")
  func withoutText() async throws {
    await home.articles.failWith(MemoryStores.broken, on: [.open], after: 1)
    #expect(try await home.readArticles(ReadInput(first(2), text: .none)).map(\.summary.article.id) == Array(Self.ids.prefix(2)))
    #expect(await read() == Array(Self.ids.prefix(2)))
  }

  @Test("with its duplicates, an article becomes read in all feeds, and unread again by one undo")
  func duplicates() async throws {
    _ = try await home.readArticles(ReadInput(.articles([ArticleReference(Self.ids[2])]), includesDuplicates: true))
    #expect(await read() == [Self.ids[1], Self.ids[2]])
    _ = try await home.undoLastAction(.last)
    #expect(await read() == [])
    #expect(try await home.readArticles(ReadInput(first(9, isUnique: true), includesDuplicates: true)).count == 2)
    #expect(await read() == Self.ids)
  }

  @Test("when the marks cannot be stored, the articles are opened, and each that stays unread has the error")
  func unmarkable() async throws {
    _ = try await home.readArticle(ArticleReference(Self.ids[0]))
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    let details = try await home.readArticles(ReadInput(.articles(Self.ids.map { ArticleReference($0) })))
    #expect(details.map(\.problem) == [nil, MemoryStores.broken, MemoryStores.broken])
  }

  @Test("when the reading cannot be undone, the articles are read, and the last one has the error")
  func notUndoable() async throws {
    await home.undoHistory.failWith(MemoryStores.broken, on: [.remember])
    let details = try await home.readArticles(ReadInput(first(2)))
    #expect(details.map(\.undoError) == [nil, MemoryStores.broken])
    #expect(await read() == Array(Self.ids.prefix(2)))
  }
}
