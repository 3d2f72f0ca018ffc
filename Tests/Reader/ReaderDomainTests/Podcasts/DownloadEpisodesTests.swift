import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Downloading episodes")
struct DownloadEpisodesTests {
  private actor Events {
    private(set) var events: [DownloadEvent] = []
    func add(_ event: DownloadEvent) { events.append(event) }
  }

  private static let feed = Subscription.sample(url: "https://feeds.example/a", title: "A")
  private static let entries = ["https://feeds.example/1.mp3", "https://cdn.example/2.mp3", ""].enumerated().map { number, url in
    Article(
      id: ArticleID(feed: feed.id, identity: "guid:\(number)"), feed: feed.id, title: "Article \(number)", firstSeen: .sample(),
      enclosures: url.isEmpty ? [] : [Enclosure(url: .sample(url), type: "audio/mpeg")])
  }

  private let queue = MemoryEpisodeQueueRepository()
  private let home = MemoryStores([feed], articles: entries.map { .sample($0) }, settings: [.downloadFolder: .text("/podcasts")])

  private func download(_ source: DownloadInput.Source, from files: MemoryEpisodeFileRepository, _ events: Events = Events()) async throws
    -> [EpisodeDownload]
  {
    try await DownloadEpisodes(
      subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, configuration: home.configuration)(
        DownloadInput(source) { await events.add($0) })
  }

  private static var references: [ArticleReference] { entries.map { ArticleReference($0.id) } }

  @Test("only the server of the feed may be in a private network, and an article without an episode does not stop the next")
  func articles() async throws {
    let (files, events) = (MemoryEpisodeFileRepository(), Events())
    let downloads = try await download(.articles(Self.references.reversed()), from: files, events)
    #expect(
      await files.asked == [
        .init(url: "https://cdn.example/2.mp3", known: nil, folder: "/podcasts", isPublic: true),
        .init(url: "https://feeds.example/1.mp3", known: nil, folder: "/podcasts", isPublic: false),
      ])
    #expect(downloads.map { $0.episode == nil } == [true, false, false])
    #expect(downloads[0].result == .failure(.podcast(.noFile(title: "Article 2"))))
    #expect(await events.events.count == 7, "An end for each, and a beginning and a progress for two.")
  }

  @Test("the queue remembers where its files are, and asks for them with that")
  func queued() async throws {
    await #expect(throws: ReaderError.podcast(.queueIsEmpty)) { try await download(.queue, from: MemoryEpisodeFileRepository()) }
    try await queue.change(.add([.sample(1), .sample(2)]))
    _ = try await download(.queue, from: MemoryEpisodeFileRepository())
    #expect(await queue.queue().episodes.map(\.path) == ["/podcasts/1.mp3", "/podcasts/2.mp3"])
    let files = MemoryEpisodeFileRepository()
    _ = try await download(.queue, from: files)
    #expect(await files.asked.map(\.known) == ["/podcasts/1.mp3", "/podcasts/2.mp3"])
  }

  @Test("a queued episode is fetched from the URL that its article has today, unless its file is there")
  func signedAgain() async throws {
    let (first, second) = (Self.entries[0], Self.entries[1])
    func episode(_ article: Article, _ url: String) -> Episode {
      Episode(
        article: article.id, feed: article.feed, title: article.title, feedTitle: "A", date: .sample(), file: Enclosure(url: .sample(url)))
    }
    let old = [episode(first, "https://feeds.example/1.mp3?signature=old"), episode(second, "https://cdn.example/2.mp3?signature=old")]
    try await queue.change(.add(old))
    try await queue.change(.downloaded(old[1], path: "/podcasts/there.mp3"))
    let files = MemoryEpisodeFileRepository()
    _ = try await download(.queue, from: files)
    #expect(
      await files.asked == [
        .init(url: "https://feeds.example/1.mp3", known: nil, folder: "/podcasts", isPublic: false),
        .init(url: "https://cdn.example/2.mp3?signature=old", known: "/podcasts/there.mp3", folder: "/podcasts", isPublic: true),
      ])
    #expect(await queue.queue().episodes.map(\.path) == ["/podcasts/1.mp3", "/podcasts/2.mp3"])
  }

  @Test("a file that was downloaded from the URL of the queue, without its knowledge, is not fetched from the URL of today")
  func downloadedElsewhere() async throws {
    let article = Self.entries[0]
    let old = Episode(
      article: article.id, feed: article.feed, title: article.title, feedTitle: "A", date: .sample(),
      file: Enclosure(url: .sample("https://feeds.example/1.mp3?signature=old")))
    let files = MemoryEpisodeFileRepository()
    _ = try await files.download(old, known: nil, into: "/podcasts", isPublic: false) { _, _ in }
    try await queue.change(.add([old]))
    _ = try await download(.queue, from: files)
    #expect(
      await files.asked.last
        == .init(url: "https://feeds.example/1.mp3?signature=old", known: "/podcasts/1.mp3", folder: "/podcasts", isPublic: false))
  }

  @Test("a failure does not stop the next download, but a full disk and a cancellation do")
  func failures() async throws {
    let url = "https://feeds.example/1.mp3"
    let two = Array(Self.references.prefix(2))
    let failed = try await download(.articles(two), from: MemoryEpisodeFileRepository([url: .podcast(.underWay)]))
    #expect(failed.map(\.result) == [.failure(.podcast(.underWay)), .success(DownloadedFile(path: "/podcasts/2.mp3", bytes: 2))])
    let full = MemoryEpisodeFileRepository([url: .podcast(.diskFull(folder: "/podcasts"))])
    let results = try await download(.articles(two), from: full).map(\.result)
    #expect(results == Array(repeating: .failure(.podcast(.diskFull(folder: "/podcasts"))), count: 2), "The second is not tried, but told.")
    let cancelled = MemoryEpisodeFileRepository([url: .cancelled])
    await #expect(throws: ReaderError.cancelled) { try await download(.articles(two), from: cancelled) }
    let asked = [await full.asked.count, await cancelled.asked.count]
    #expect(asked == [1, 1])
  }

  @Test("settings that cannot be read, and a queue that cannot be changed, are errors")
  func stores() async throws {
    await queue.failWith(MemoryStores.broken)
    let downloads = try await download(.articles([Self.references[0]]), from: MemoryEpisodeFileRepository())
    #expect(downloads.map(\.result) == [.success(DownloadedFile(path: "/podcasts/1.mp3", bytes: 2))], "The file is there.")
    #expect(downloads.map(\.queueError) == [MemoryStores.broken])
    await queue.failWith(.cancelled)
    await #expect(throws: ReaderError.cancelled) {
      try await download(.articles([Self.references[0]]), from: MemoryEpisodeFileRepository())
    }
    let error = ConfigurationError.unknownKey("colour", .file)
    await home.configuration.failWith(error, on: [.configuration])
    await #expect(throws: ReaderError.configuration(error)) { try await download(.queue, from: MemoryEpisodeFileRepository()) }
  }
}
