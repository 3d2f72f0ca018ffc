import Domain
import DomainDoubles
import Testing

@Suite("ImportArchive")
struct ImportArchiveTests {
  private static let whole = ArchivePlace(list: .file("urls"), articles: "cache.db")
  private static let known = Subscription.sample(address: "https://example.org/known.xml", title: "Known")
  private static let new = Subscription.sample(address: "https://example.org/new.xml", title: "New", folder: FolderPath("News"))
  private static let list = ArchivedList(
    feeds: [ArchivedFeed(subscription: known, name: "known"), ArchivedFeed(subscription: new, name: "new")],
    skipped: [SkippedLine(number: 3, text: "exec:x", reason: .command)])
  private static let page = WebAddress.sample("https://example.org/page")

  private let subscriptions = MemorySubscriptionRepository([known])

  private func importing(
    _ items: [ArchivedItem], into articles: MemoryArticleRepository, subscriptions: MemorySubscriptionRepository? = nil
  ) -> ImportArchive {
    ImportArchive(
      subscriptions: subscriptions ?? self.subscriptions, articles: articles, visits: MemoryVisitRepository(),
      archives: MemoryArchiveRepository(Self.list, items: ["new": items]), now: { .sample() })
  }

  private func marks(in articles: MemoryArticleRepository) async -> [String: Set<ArticleMark>] {
    Dictionary(uniqueKeysWithValues: await articles.stored.map { ($0.article.title, $0.status.marks) })
  }

  @Test("feeds are followed, articles taken in, and what was read and starred is so here; a second time does nothing more")
  func twice() async throws {
    let articles = MemoryArticleRepository()
    let importArchive = importing(
      [
        ArchivedItem(.sample(guid: "1", title: "One"), marks: [.read]), ArchivedItem(.sample(guid: "2", title: "Two")),
        ArchivedItem(.sample(guid: "3", title: "Three"), marks: [.read, .starred]),
      ], into: articles)
    let report = try await importArchive(Self.whole)
    #expect(
      report
        == ArchiveReport(added: [Self.new], list: Self.list, articles: ArchiveReport.Articles(new: 3, read: 2, starred: 1)))
    #expect(report.alreadyThere == 1)
    #expect(await marks(in: articles) == ["One": [.read], "Two": [], "Three": [.read, .starred]])
    #expect(Set(await articles.stored.map(\.article.feed)) == [Self.new.id])

    let again = try await importArchive(Self.whole)
    #expect(again == ArchiveReport(added: [], list: Self.list, articles: ArchiveReport.Articles(new: 0, read: 0, starred: 0)))
    #expect(await articles.stored.count == 3)
  }

  @Test("without a file of articles, feeds alone are taken over")
  func listAlone() async throws {
    let articles = MemoryArticleRepository()
    let place = ArchivePlace(list: .standardInput, articles: nil)
    let report = try await importing([ArchivedItem(.sample())], into: articles)(place)
    #expect(report == ArchiveReport(added: [Self.new], list: Self.list, articles: nil))
    #expect(await articles.stored.isEmpty)
  }

  @Test("what a refresh has brought stays as it is, and gets its marks")
  func newerHere() async throws {
    let articles = MemoryArticleRepository()
    let item = FeedItem.sample(guid: "1", title: "Edited")
    _ = try await articles.takeIn(Arrival(feed: Self.new.id, content: .sample(items: [item])), at: .sample())
    let report = try await importing([ArchivedItem(.sample(guid: "1", title: "Old"), marks: [.starred])], into: articles)(Self.whole)
    #expect(report.articles == ArchiveReport.Articles(new: 0, read: 0, starred: 1))
    #expect(await marks(in: articles) == ["Edited": [.starred]])
  }

  @Test("an item with two readings is the article that is here under either of them")
  func readings() async throws {
    let articles = MemoryArticleRepository()
    let brought = FeedItem.sample(guid: nil, title: "Here", address: Self.page)
    _ = try await articles.takeIn(Arrival(feed: Self.new.id, content: .sample(items: [brought])), at: .sample())
    let item = ArchivedItem(.sample(guid: Self.page.text, address: Self.page), or: [brought], marks: [.read])
    let report = try await importing([item], into: articles)(Self.whole)
    #expect(report.articles == ArchiveReport.Articles(new: 0, read: 1, starred: 0))
    #expect(await marks(in: articles) == ["Here": [.read]])
  }

  @Test("an article that was deleted is not taken in, and is read when its feed brings it, whichever way it was meant")
  func deleted() async throws {
    let (given, without) = (FeedItem.sample(guid: Self.page.text, address: Self.page), FeedItem.sample(guid: nil, address: Self.page))
    for brought in [given, without] {
      let articles = MemoryArticleRepository()
      let item = ArchivedItem(given, or: [without], marks: [.read], isDeleted: true)
      let report = try await importing([item], into: articles)(Self.whole)
      #expect(report.articles == ArchiveReport.Articles(new: 0, read: 0, starred: 0))
      #expect(await articles.stored.isEmpty)
      _ = try await articles.takeIn(Arrival(feed: Self.new.id, content: .sample(items: [brought])), at: .sample())
      #expect(await articles.stored.map(\.status.isRead) == [true])
    }
  }

  @Test("articles go to the feed that is followed at the address, whatever its identity is")
  func moved() async throws {
    let moved = Subscription.sample(id: FeedID(address: .sample("https://example.org/former.xml")), address: Self.new.address.text)
    let articles = MemoryArticleRepository()
    let report = try await importing(
      [ArchivedItem(.sample())], into: articles, subscriptions: MemorySubscriptionRepository([Self.known, moved]))(Self.whole)
    #expect(report.alreadyThere == 2)
    #expect(await articles.stored.map(\.article.feed) == [moved.id])
  }

  @Test("an archive that cannot be read changes nothing")
  func unreadable() async throws {
    let archives = MemoryArchiveRepository(Self.list)
    let error = ReadingError.document(.file("cache.db"), .locked)
    await archives.failWith(error, on: [.list])
    let importArchive = ImportArchive(
      subscriptions: subscriptions, articles: MemoryArticleRepository(), visits: MemoryVisitRepository(), archives: archives,
      now: { .sample() })
    await #expect(throws: error) { try await importArchive(Self.whole) }
    #expect(try await subscriptions.all() == [Self.known])
  }

  @Test(
    "articles that cannot be stored are told beside the feeds that are followed, and doing it again completes it",
    arguments: [MemoryArticleRepository.Call.articles, .takeIn, .update])
  func broken(call: MemoryArticleRepository.Call) async throws {
    let articles = MemoryArticleRepository()
    await articles.failWith(MemoryHome.broken, on: [call])
    let subscriptions = MemorySubscriptionRepository([Self.known])
    let importArchive = importing([ArchivedItem(.sample(), marks: [.read])], into: articles, subscriptions: subscriptions)
    let report = try await importArchive(Self.whole)
    #expect(report.error == MemoryHome.broken && report.articles == nil && !report.added.isEmpty)
    #expect(try await subscriptions.all().count == 1 + report.added.count)
    await articles.failWith(nil)
    let again = try await importArchive(Self.whole)
    #expect(again.error == nil && again.added.isEmpty)
    #expect(await articles.stored.map(\.status) == [ArticleStatus([.read])])
  }

  @Test("a list that cannot be written is an error, and changes nothing")
  func brokenList() async throws {
    let subscriptions = MemorySubscriptionRepository([Self.known])
    await subscriptions.failWith(MemoryHome.broken, on: [.add])
    let importArchive = importing([ArchivedItem(.sample())], into: MemoryArticleRepository(), subscriptions: subscriptions)
    await #expect(throws: MemoryHome.broken) { try await importArchive(Self.whole) }
  }
}
