@testable import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Foundation
import FullScreen
import Growth
import LoopbackServer
import TerminalDoubles
import Testing

#if os(Linux)
  /// All of 127.0.0.0/8 is local on Linux alone, and a server with more feeds than eight would be asked slowly.
  @MainActor @Suite("The full screen during a refresh", .timeLimit(.minutes(20)))
  struct FullScreenRefreshTests {
    private nonisolated static let hosts = (1...(SlowPart.isRun ? 25 : 8)).map { "127.0.9.\($0)" }
    private nonisolated static let feedsOfHost = 8
    private static let keyCount = SlowPart.isRun ? 500 : 150

    @Test("keys during a refresh of many feeds leave the marks that they leave without one")
    func keys() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let web = NewsWeb()
      let (quietFolder, busyFolder) = (folder.appending(path: "quiet"), folder.appending(path: "busy"))
      try await Self.serving(Self.hosts[...], web) { urls in
        try Data(urls.joined(separator: "\n").utf8).write(to: folder.appending(path: "urls"))
        try await Application.runs(in: quietFolder) { application in
          await application.importExport().perform(.importNewsboat(NewsboatFiles(list: .file("\(folder.path())/urls"), articles: nil)))
          await application.feedRefresh().perform(.refresh(RefreshInput(isForced: true)))
        }
        // Every feed is due again.
        try FileManager.default.removeItem(at: quietFolder.appending(path: "visits.json"))
        try FileManager.default.copyItem(at: quietFolder, to: busyFolder)
        let quiet = try await Self.marks(in: quietFolder, web, isRefreshing: false)
        await web.beginSecondEdition()
        let busy = try await Self.marks(in: busyFolder, web, isRefreshing: true)
        #expect(quiet.count == urls.count * NewsWeb.articlesOfFeed && busy.count > quiet.count)
        #expect(quiet.values.count(where: \.isRead) > Self.keyCount / 25 && quiet.values.count(where: \.isStarred) > Self.keyCount / 100)
        let differing = quiet.filter { busy[$0.key] != $0.value }
        #expect(differing.isEmpty, "\(differing.count)")
      }
      try FileManager.default.removeItem(at: folder)
    }

    /// The marks of all articles after a session of keys.
    private static func marks(
      in folder: URL, _ web: NewsWeb, isRefreshing: Bool
    ) async throws -> [ArticleID: ArticleStatus] {
      // Each line begins and ends in the list: what the feeds list depends on what has arrived.
      let lines: [[Key]] = [
        ["j", "s", "j", "N", "z"], [.space, "s", "N", "J", "n", "z", "q"], ["j", "v", "j", "j", "s", "j", "N", "s"],
        [.enter, "n", "n", "K", "p", "s", "s", "q"], ["k", "s", "z", "Z", "v", "k", "N"], ["n", "N", "J", "J", "s", "b", .space, "q"],
      ]
      let keys = (0..<keyCount).flatMap { lines[($0 * 5 + $0 / 7) % lines.count] }.prefix(keyCount)
      try await Application.runs(in: folder) { application in
        let device = RecordingDevice(isTerminal: true, columns: 100, rows: 30)
        let terminal = TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: true)
        let session = FullScreenSession(TerminalScreen(terminal, descriptor: nil), now: Application.now)
        let waiting = WaitingKeys()
        let typed: [Key] = (isRefreshing ? ["R"] : []) + Array(keys)
        let pace: @Sendable (Int) async -> Void = { number in
          guard isRefreshing else { return }
          guard number < typed.count else { return await web.endKeys() }
          // The keys keep pace with the refresh, in which one feed of each host does not answer before the end.
          await web.wait(forAnswers: number * hosts.count * (feedsOfHost - 1) / typed.count)
        }
        let idle: @MainActor @Sendable () async -> Bool = {
          await session.finishReading()
          return waiting.take()
        }
        let input = TypedInput(keys: typed, idle: idle, pace: pace)
        try await session.run(application.scenes(of: session), input, endingWaitBy: { waiting.areWoken = true })
        // The refresh may still be under way when the user quits, which is told.
        #expect(session.failure == nil || isRefreshing)
      }
      var found: [ArticleID: ArticleStatus] = [:]
      try await Application.runs(in: folder) { application in
        for row in try await application.articles.listArticles(ArticleQuery.all).rows { found[row.article.id] = row.status }
      }
      return found
    }

    /// Starts a server for each host, and gives the work the URLs of all feeds.
    private static func serving(
      _ hosts: ArraySlice<String>, _ web: NewsWeb, urls: [String] = [], _ work: ([String]) async throws -> Void
    ) async throws {
      guard let host = hosts.first else { return try await work(urls) }
      try await LoopbackServer.serving(on: host, { await web.answer($0, of: host) }) { server in
        let own = (0..<feedsOfHost).map { "\(server.url)/\($0)" }
        try await serving(hosts.dropFirst(), web, urls: urls + own, work)
      }
    }
  }

  /// Feeds with some articles each. In the second edition, each has a newer one, and the last feed of each host answers only when all keys are
  /// typed.
  private actor NewsWeb {
    static let articlesOfFeed = 3
    private var isSecondEdition = false
    private var areKeysTyped = false
    private var answers = 0
    private var held: [CheckedContinuation<Void, Never>] = []
    private var waiting: (answers: Int, continuation: CheckedContinuation<Void, Never>)?

    func beginSecondEdition() { (isSecondEdition, answers) = (true, 0) }

    func endKeys() {
      areKeysTyped = true
      for continuation in held { continuation.resume() }
      held = []
    }

    /// Waits until so many feeds were fetched.
    func wait(forAnswers count: Int) async {
      guard answers < count else { return }
      await withCheckedContinuation { waiting = (count, $0) }
    }

    func answer(_ request: RecordedRequest, of host: String) async -> CannedResponse {
      if isSecondEdition, request.path == "/7", !areKeysTyped { await withCheckedContinuation { held.append($0) } }
      answers += 1
      if let (count, continuation) = waiting, answers >= count {
        waiting = nil
        continuation.resume()
      }
      let feed = "\(host)\(request.path)"
      let count = Self.articlesOfFeed + (isSecondEdition ? 1 : 0)
      // An article of the second edition is newer than all of the first.
      let items = (0..<count).map { number in
        "<item><title>\(feed) \(number)</title><guid>\(feed)-\(number)</guid><pubDate>\(number + 1) Oct 2026 06:00:00 GMT</pubDate></item>"
      }
      let text = "<rss version=\"2.0\"><channel><title>\(feed)</title>\(items.joined())</channel></rss>"
      return CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: text)
    }
  }
#endif
