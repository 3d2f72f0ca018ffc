import FeedServerDouble
import Foundation
import LoopbackServer

/// FreshRSS itself, with PHP's own web server, from the folder with its source that `STRATA_FRESHRSS` names.
struct RealFreshRSS {
  /// The address of the API.
  let api: String
  private let process: ServerProcess

  private static let source = ProcessInfo.processInfo.environment["STRATA_FRESHRSS"]

  static var isThere: Bool { source != nil }

  /// Runs a test with a server whose user is that of ``FeedServerDouble``.
  /// - Parameter list: the feeds that the user follows from the start, as OPML; nil for none.
  static func serving(following list: String? = nil, _ work: (RealFreshRSS) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "freshrss-\(UUID().uuidString)")
    let data = folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A port that was free a moment ago.
    let url = try await LoopbackServer.serving([:]) { $0.url }
    let port = url.split(separator: ":").last.map(String.init) ?? ""
    var arguments = [source ?? "", data.path(), port, FeedServerDouble.user, FeedServerDouble.password]
    if let list {
      let file = folder.appending(path: "feeds.opml")
      try Data(list.utf8).write(to: file)
      arguments.append(file.path())
    }
    try await ServerProcess.running(
      Source.root.appending(path: "Scripts/freshrss"), arguments, in: folder,
      until: { $0.contains("Development Server") ? true : nil }
    ) { process, _ in
      try await work(RealFreshRSS(api: url + "/api/greader.php", process: process))
    }
  }

  /// The number of requests so far.
  var requestCount: Int {
    get async { await process.log.split(separator: "\n").count { $0.contains("]: GET ") || $0.contains("]: POST ") } }
  }
}
