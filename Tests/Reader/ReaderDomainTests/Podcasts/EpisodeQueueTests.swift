import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The queue of episodes")
struct EpisodeQueueTests {
  private static let feed = Subscription.sample(title: "A")

  private static func article(_ guid: String, _ files: [Enclosure]) -> Article {
    Article(
      id: ArticleID(feed: feed.id, identity: "guid:\(guid)"), feed: feed.id, title: "Article \(guid)", published: .sample(),
      firstSeen: .sample(),
      enclosures: files)
  }

  private static func file(_ name: String, _ type: String?) -> Enclosure {
    Enclosure(url: .sample("https://example.org/\(name)"), type: type)
  }

  private static let articles = [
    article("1", [file("1.png", "image/png"), file("1.mp3", "audio/mpeg"), file("1.ogg", "audio/ogg")]),
    article("2", [file("2.pdf", "application/pdf")]), article("3", [file("3", nil)]), article("4", []),
    article("5", [file("5.mp4", "Video/MP4")]), article("6", [file("1.mp3", "audio/mpeg")]),
    article("7", [file("7.ogg", "audio/ogg"), file("1.mp3", "audio/mpeg")]),
  ]
  private static func reference(_ number: Int) -> ArticleReference { ArticleReference(articles[number - 1].id) }

  private let queue = MemoryEpisodeQueueRepository()
  private let files = MemoryEpisodeFileRepository()
  private let home = MemoryStores([feed], articles: articles.map { .sample($0) }, settings: [.downloadFolder: .text("/podcasts")])

  private func change(_ input: QueueInput) async throws -> QueueResult {
    try await ChangeQueue(
      subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, configuration: home.configuration)(input)
  }

  private func download(_ number: Int) async throws {
    _ = try await DownloadEpisodes(
      subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, configuration: home.configuration)(
        DownloadInput(.articles([Self.reference(number)])))
  }

  private func urls() async -> [String] { await queue.queue().episodes.map(\.episode.file.url.text) }

  @Test("the first recording or film of an article is queued, else a file of unknown type; what is neither is told")
  func adds() async throws {
    let result = try await change(.add((1...5).map(Self.reference)))
    #expect(await urls() == ["https://example.org/1.mp3", "https://example.org/3", "https://example.org/5.mp4"])
    #expect(result.episodes.count == 3 && result.known == 0)
    #expect(result.withoutFile == ["Article 2", "Article 4"])
    let again = try await change(.add([Self.reference(1)]))
    #expect(again.episodes.isEmpty && again.known == 1)
    #expect(try await change(.list).episodes.map(\.episode.feedTitle) == ["A", "A", "A"])
  }

  @Test("an episode is removed by its article; one that is not queued removes nothing")
  func removes() async throws {
    _ = try await change(.add([Self.reference(1), Self.reference(5)]))
    await #expect(throws: ReaderError.podcast(.notQueued(Self.reference(2)))) {
      try await change(.remove([Self.reference(1), Self.reference(2)]))
    }
    #expect(await urls().count == 2)
    #expect(try await change(.remove([Self.reference(1)])).episodes.map(\.episode.title) == ["Article 1"])
    #expect(await urls() == ["https://example.org/5.mp4"])
  }

  @Test("two articles with the same file have one episode in the queue, which each of them finds", arguments: [1, 6, 7])
  func shared(number: Int) async throws {
    let added = try await change(.add([Self.reference(1), Self.reference(6)]))
    #expect(added.episodes.map(\.episode.title) == ["Article 1"] && added.known == 1 && added.refused == 0)
    let again = try await change(.add([Self.reference(6)]))
    #expect(again.episodes.isEmpty && again.known == 1)
    #expect(try await change(.remove([Self.reference(number)])).episodes.map(\.episode.title) == ["Article 1"])
    #expect(await urls().isEmpty)
    await #expect(throws: ReaderError.podcast(.notQueued(Self.reference(number)))) {
      try await change(.remove([Self.reference(number)]))
    }
  }

  @Test("an article whose file has got another URL is queued already")
  func signedAgain() async throws {
    let old = Episode(
      article: Self.articles[0].id, feed: Self.feed.id, title: "Article 1", feedTitle: "A", date: .sample(), file: Self.file("old.mp3", nil)
    )
    try await queue.change(.add([old]))
    let result = try await change(.add([Self.reference(1)]))
    #expect(result.episodes.isEmpty && result.known == 1 && result.refused == 0)
    #expect(await urls() == ["https://example.org/old.mp3"])
  }

  enum Step { case add, remove, download, move }

  @Test(
    "the queue has the file of an episode in whatever order it was queued and downloaded, also when the folder for downloads changes",
    arguments: [
      [.download, .add], [.add, .download], [.download, .add, .remove, .add], [.add, .download, .remove, .add],
      [.download, .add, .download], [.download, .add, .move], [.add, .download, .move],
    ] as [[Step]])
  func located(steps: [Step]) async throws {
    let reference = Self.reference(1)
    for step in steps {
      switch step {
      case .add: #expect(try await change(.add([reference])).episodes.count == 1)
      case .remove: #expect(try await change(.remove([reference])).episodes.map(\.path) == ["/podcasts/1.mp3"])
      case .download: try await download(1)
      case .move: try await home.configuration.set(.downloadFolder, to: .text("/elsewhere"))
      }
    }
    #expect(try await change(.list).episodes.map { $0.path != nil } == [true])
  }

  @Test("an episode that was not downloaded has no file, whatever else was, and a setting that cannot be read stops no list")
  func notLocated() async throws {
    try await download(1)
    #expect(try await change(.add([Self.reference(5), Self.reference(1)])).episodes.map(\.path) == [nil, "/podcasts/1.mp3"])
    let wrong = MemoryConfigurationRepository(problems: [.badValue(.downloadFolder, "", .notAText, .file)])
    let list = ChangeQueue(
      subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, configuration: wrong)
    #expect(try await list(.list).episodes.map(\.path) == [nil, "/podcasts/1.mp3"])
  }

  @Test("a full queue takes no more, and keeps what it has")
  func full() async throws {
    let many = (0..<EpisodeQueue.maximum).map { Episode.sample(100 + $0) }
    try await queue.change(.add(many))
    let result = try await change(.add([Self.reference(1)]))
    #expect(result.refused == 1 && result.known == 0 && result.episodes.isEmpty)
    #expect(await urls().count == EpisodeQueue.maximum)
  }

  @Test(
    "the rest of an episode is known if the feed states a length, and the place is before its end",
    arguments: [(nil, nil, nil), (nil, 5, nil), (0, nil, nil), (639, nil, 639), (639, 600, 39), (639, 639, nil), (45, 90, nil)]
      as [(Int?, Int?, Int?)])
  func rest(seconds: Int?, place: Int?, left: Int?) {
    #expect(QueuedEpisode(.sample(seconds: seconds), place: place).secondsLeft == left)
  }

  @Test("place and path belong to the file, and a change of an episode that has left changes nothing")
  func details() {
    let queue = EpisodeQueue().applying(.add([.sample(1), .sample(2), .sample(1)])).applying(.stopped(.sample(1), seconds: 30))
      .applying(.downloaded(.sample(1), path: "/x.mp3"))
    #expect(queue.episodes == [QueuedEpisode(.sample(1), path: "/x.mp3", place: 30), QueuedEpisode(.sample(2))])
    #expect(queue.applying(.stopped(.sample(9), seconds: 1)) == queue && queue.applying(.remove([.sample(9)])) == queue)
    #expect(queue.applying(.stopped(.sample(1), seconds: 0))[.sample(1)]?.place == nil)
  }
}
