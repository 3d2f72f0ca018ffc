@testable import CoreComposition
import CoreDomain
import CoreTerminal
@testable import ReaderComposition
import ReaderDomain
import Foundation
import SampleServer
import TerminalDoubles

/// A user with a data directory and a server of sample feeds. It calls scenes as the commands do.
@MainActor
struct Reader {
  let web: SampleServer
  let folder: URL

  /// No test opens a browser.
  private static let browser: Void = { _ = setenv("BROWSER", "true", 1) }()

  var directory: String { folder.appending(path: "home").path() }

  /// The result of one run of the program.
  struct Run {
    let output: String
    let error: String
    let exitCode: Int32
  }

  /// Gives a test a reader, and removes its data directory afterwards.
  static func atWork(_ work: (Reader) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder) }
    let web = try await SampleServer.start()
    do {
      try await work(Reader(web: web, folder: folder))
      await web.stop()
    } catch {
      await web.stop()
      throw error
    }
  }

  /// Runs the program once.
  func run(
    _ format: LaunchOptions.Format = .text, isTraced: Bool = false, on screen: CapturedTerminal = CapturedTerminal(of: "strata"),
    _ ask: (Application) async -> Void
  ) async throws -> Run {
    Self.browser
    let application = try Application(
      .strata, settings: MovedFeature.settings + ArticlesFeature.settings + PodcastsFeature.settings,
      LaunchOptions(directory: directory, format: format, isTraced: isTraced), terminal: screen.terminal)
    await ask(application)
    let exitCode = application.finish()
    return Run(output: screen.text(.output), error: screen.text(.error), exitCode: exitCode)
  }

  /// Runs all requests, one after the other.
  func runAll(_ format: LaunchOptions.Format = .text, isTraced: Bool = false) async throws -> [(name: String, run: Run)] {
    try Data(Self.feedFile.utf8).write(to: folder.appending(path: "feed.json"))
    try Data("\(web.url)/feeds/harbour.rss tea\n".utf8).write(to: folder.appending(path: "urls"))
    try Data("bind-key X toggle-article-read\n".utf8).write(to: folder.appending(path: "config"))
    let article = try id("harbour", Self.newestIdentity)
    let episode = try id("night-ferry", "guid:night-ferry-12")
    var runs: [(name: String, run: Run)] = []
    for asking in Asking.all(web: web.url, folder: folder.path(), article: article, episode: episode) {
      runs.append((asking.name, try await run(format, isTraced: isTraced, asking.ask)))
    }
    return runs
  }

  private func id(_ feed: String, _ identity: String) throws -> String {
    ArticleID(feed: FeedID(url: try WebURL("\(web.url)/feeds/\(feed).rss")), identity: identity).short
  }

  /// The identity of the newest article of Harbour Notes, as `ArticleIdentity` derives it from the sample.
  private static let newestIdentity = "guid:harbour-2026-10-30"

  private static let feedFile =
    #"{"version": "https://jsonfeed.org/version/1.1", "title": "Small", "items": [{"id": "1", "title": "One"}]}"#

  private static func discard(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // A leftover folder is harmless, because the system cleans up its temporary folder.
    }
  }
}
