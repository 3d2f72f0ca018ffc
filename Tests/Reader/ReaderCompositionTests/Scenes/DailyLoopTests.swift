@testable import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Foundation
import FullScreen
import LoopbackServer
import TerminalDoubles
import Testing

@MainActor @Suite("The daily loop in the full screen")
struct DailyLoopTests {
  @Test(
    "ten keys fetch, show what is new, read five articles, star one, mark the rest read and quit, whether feeds are due or not",
    arguments: [true, false])
  func tenKeys(areDue: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    let web = GrowingFeed()
    try await LoopbackServer.serving({ await web.answer($0) }) { server in
      try await Application.runs(in: folder) { application in
        await application.feedSubscription().perform(.add([SubscribeInput(url: "\(server.url)/feed")]))
      }
      if areDue { try FileManager.default.removeItem(at: folder.appending(path: "visits.json")) }
      await web.grow()
      let keys: [Key] = [.control("r"), "g", .space, "n", "n", "n", "n", "s", "A", "Q"]
      try await Self.press(keys, in: folder)
      try await Application.runs(in: folder) { application in
        let rows = try await application.articles.listArticles(ArticleQuery.all).rows
        #expect(rows.count == GrowingFeed.before + GrowingFeed.added && rows.allSatisfy(\.status.isRead))
        // Of the newest five, the last one was open when the star was given.
        #expect(rows.filter(\.status.isStarred).map(\.article.title) == ["Number \(rows.count - 4)"])
      }
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// Types keys, each when all is done that the one before it has asked for.
  private static func press(_ keys: [Key], in folder: URL) async throws {
    try await Application.runs(in: folder) { application in
      let device = RecordingDevice(isTerminal: true, columns: 100, rows: 30)
      let terminal = TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: true)
      let session = FullScreenSession(TerminalScreen(terminal, descriptor: nil), now: Application.now)
      let waiting = WaitingKeys()
      let input = TypedInput(keys: keys) {
        await session.finish()
        return waiting.take()
      }
      try await session.run(application.scenes(of: session), input, endingWaitBy: { waiting.areWoken = true })
      #expect(session.failure == nil)
    }
  }
}

/// A feed to which some articles are added.
private actor GrowingFeed {
  static let before = 3
  static let added = 9
  private var count = before

  func grow() { count = Self.before + Self.added }

  func answer(_: RecordedRequest) -> CannedResponse {
    let items = (1...count).map { number in
      "<item><title>Number \(number)</title><guid>\(number)</guid><pubDate>\(number) Oct 2020 06:00:00 GMT</pubDate></item>"
    }
    return CannedResponse(
      headers: ["Content-Type": "application/rss+xml"],
      text: "<rss version=\"2.0\"><channel><title>Growing</title>\(items.joined())</channel></rss>")
  }
}
