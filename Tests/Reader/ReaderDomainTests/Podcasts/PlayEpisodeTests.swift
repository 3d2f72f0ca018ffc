import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Playing episodes")
struct PlayEpisodeTests {
  private actor Player: EpisodePlayer {
    private(set) var played: [(QueuedEpisode, EpisodePlayerCommand)] = []
    private(set) var arePublic: [Bool] = []
    private let end: Result<EpisodeEnd, ReaderError>

    init(_ end: Result<EpisodeEnd, ReaderError>) { self.end = end }

    func play(_ queued: QueuedEpisode, with command: EpisodePlayerCommand, isPublic: Bool) throws(ReaderError) -> EpisodeEnd {
      played.append((queued, command))
      arePublic.append(isPublic)
      return try end.get()
    }
  }

  private let queue = MemoryEpisodeQueueRepository([.sample(1), .sample(2, type: "video/mp4")])
  private let files = MemoryEpisodeFileRepository()
  /// It has an article with the film of the queue.
  private let home = MemoryStores([.sample()], articles: [.sample(twin)])
  private static let twin = Article(
    id: ArticleID(feed: Subscription.sample().id, identity: "guid:3"), feed: Subscription.sample().id, title: "Twin",
    firstSeen: .sample(), enclosures: [Enclosure(url: .sample("https://example.org/2.mp3"), type: "video/mp4")])

  private func play(
    _ reference: ArticleReference? = nil, by player: Player, _ settings: [SettingKey: SettingValue] = [:]
  ) async throws -> PlayedEpisode {
    try await PlayEpisode(
      subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, player: player,
      configuration: MemoryConfigurationRepository(settings))(reference)
  }

  @Test("the first episode is played; at its end it leaves the queue, and stopped before, it stays with its place")
  func ends() async throws {
    let stopped = try await play(by: Player(.success(.stopped(at: 90))))
    #expect(stopped.end == .stopped(at: 90) && stopped.isQueued)
    #expect(await queue.queue().episodes.first == QueuedEpisode(.sample(1), place: 90))
    let player = Player(.success(.finished))
    let finished = try await play(by: player)
    #expect(finished.episode == .sample(1) && !finished.isQueued)
    #expect(await player.played.first?.0.place == 90)
    #expect(await queue.queue().episodes.map(\.episode.article) == [Episode.sample(2).article])
  }

  @Test("an episode of which nobody knows how far it was played stays in the queue, with its place")
  func unknown() async throws {
    try await queue.change(.stopped(.sample(1), seconds: 90))
    #expect(try await play(by: Player(.success(.unknown))).end == .unknown)
    #expect(await queue.queue().episodes.first == QueuedEpisode(.sample(1), place: 90))
  }

  @Test("only the server of the feed may be in a private network")
  func reach() async throws {
    let player = Player(.success(.finished))
    try await queue.change(.add([.sample(4, url: "http://192.168.1.1/4.mp3")]))
    for _ in 1...3 { _ = try await play(by: player) }
    #expect(await player.arePublic == [false, false, true])
  }

  @Test("the episode of an article is played with the player of its type")
  func chosen() async throws {
    let player = Player(.success(.finished))
    let settings: [SettingKey: SettingValue] = [.audioPlayer: .text("vlc"), .videoPlayer: .text("totem --fullscreen")]
    _ = try await play(ArticleReference(Episode.sample(2).article), by: player, settings)
    _ = try await play(by: player, settings)
    #expect(await player.played.map(\.1.program) == ["totem", "vlc"])
    #expect(await queue.queue().episodes.isEmpty)
    await #expect(throws: ReaderError.podcast(.queueIsEmpty)) { try await play(by: player) }
  }

  @Test("an article finds the episode that another article with the same file has queued")
  func shared() async throws {
    let played = try await play(ArticleReference(Self.twin.id), by: Player(.success(.finished)))
    #expect(played.episode.article == Episode.sample(2).article && !played.isQueued)
    #expect(await queue.queue().episodes.map(\.episode.article) == [Episode.sample(1).article])
  }

  @Test("an article whose file has got another URL gives the player that one, and the place and the end belong to its episode")
  func signedAgain() async throws {
    let queue = MemoryEpisodeQueueRepository([.sample(3, url: "https://example.org/2.mp3?signature=old")])
    func play(_ end: EpisodeEnd) async throws -> PlayedEpisode {
      try await PlayEpisode(
        subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, player: Player(.success(end)),
        configuration: MemoryConfigurationRepository())(nil)
    }
    let stopped = try await play(.stopped(at: 90))
    #expect(stopped.episode.file == Self.twin.enclosures.first && stopped.isQueued)
    #expect(await queue.queue().episodes.map(\.place) == [90])
    #expect(try await !play(.finished).isQueued)
    #expect(await queue.queue().episodes.isEmpty)
  }

  @Test("a file that was downloaded before the episode was queued is played, and one of the queue is played rather than another")
  func downloaded() async throws {
    for number in 1...2 {
      _ = try await files.download(
        .sample(number, type: number == 1 ? "audio/mpeg" : "video/mp4"), known: nil, into: "/podcasts", isPublic: true
      ) { _, _ in }
    }
    try await queue.change(.downloaded(.sample(2), path: "/elsewhere/2.mp4"))
    let player = Player(.success(.stopped(at: 90)))
    let settings: [SettingKey: SettingValue] = [.downloadFolder: .text("/podcasts")]
    for reference in [nil, ArticleReference(Episode.sample(2).article)] { _ = try await play(reference, by: player, settings) }
    #expect(await player.played.map(\.0.path) == ["/podcasts/1.mp3", "/elsewhere/2.mp4"])
  }

  @Test("a setting that cannot be read starts no other player, and a wrong value of another setting stops nothing")
  func unreadable() async throws {
    let player = Player(.success(.finished))
    func play(_ problem: ConfigurationError) async throws {
      _ = try await PlayEpisode(
        subscriptions: home.subscriptions, articles: home.articles, queue: queue, files: files, player: player,
        configuration: MemoryConfigurationRepository(problems: [problem]))(nil)
    }
    let wrong = ConfigurationError.badValue(.audioPlayer, "", .notAText, .file)
    await #expect(throws: ReaderError.configuration(wrong)) { try await play(wrong) }
    #expect(await player.played.isEmpty)
    try await play(.badValue(.keepDays, "soon", .notALimit(1...36_500), .file))
    #expect(await player.played.count == 1)
  }

  @Test("a player that fails changes nothing, and a command that is none starts nothing")
  func fails() async {
    let failing = Player(.failure(.podcast(.playerFailed(program: "mpv", reason: "exit code 2"))))
    await #expect(throws: ReaderError.self) { try await play(by: failing) }
    let player = Player(.success(.finished))
    for command in ["mpv 'x", "mpv %q", "mpv %"] {
      let problem = SettingError.notACommand(placeholders: ["s", "p", "t"])
      await #expect(throws: ReaderError.configuration(.badValue(.audioPlayer, command, problem, .file))) {
        try await play(by: player, [.audioPlayer: .text(command)])
      }
      for setting in [SettingKey.audioPlayer, .videoPlayer] { #expect(throws: problem) { try setting.value(command) } }
    }
    await #expect(throws: ReaderError.podcast(.notQueued(ArticleReference("ffff")))) {
      try await play(ArticleReference("ffff"), by: player)
    }
    #expect(await player.played.isEmpty)
    #expect(await queue.queue().episodes.count == 2)
  }

  @Test(
    "a command gets its file, folder and time once, and no shell reads it",
    arguments: [
      ("mpv", ["/a b/%s.mp3"]), ("mpv --start=%t -- %s", ["--start=30", "--", "/a b/%s.mp3"]),
      ("'my player' \"--dir=%p\" %%s", ["--dir=/tmp/%t", "%s", "/a b/%s.mp3"]), ("x $HOME;%s", ["$HOME;/a b/%s.mp3"]),
    ])
  func arguments(command: String, arguments: [String]) throws {
    let command = try EpisodePlayerCommand(command, of: .audioPlayer)
    #expect(command.arguments(file: "/a b/%s.mp3", folder: "/tmp/%t", seconds: 30) == arguments)
  }

  @Test("the usual player is a command that tells its place")
  func usual() throws {
    for setting in [SettingKey.audioPlayer, .videoPlayer] {
      let text = try #require(setting.defaultValue?.text)
      #expect(try setting.value(text) == setting.defaultValue)
      let command = try EpisodePlayerCommand(text, of: setting)
      #expect(command.program == "mpv" && command.arguments(file: "/f", folder: "/d", seconds: 5).contains("--watch-later-directory=/d"))
    }
  }
}
