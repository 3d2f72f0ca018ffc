import LoopbackServer

/// Feeds that have a new version at every request. The version depends on the request alone, so that many data directories, in sequence or in
/// parallel, get the same articles.
enum GrowingFeed {
  /// A word that is in every article's text and in no title.
  static let word = "sodium"

  /// Serves `/VERSIONS/NAME.xml`, a feed with that many versions; the last one remains.
  static func serving(_ work: (LoopbackServer) async throws -> Void) async throws {
    try await LoopbackServer.serving({ answer(to: $0) }, work)
  }

  private static func answer(to request: RecordedRequest) -> CannedResponse {
    let known = Int((request.header("If-None-Match") ?? "").filter(\.isNumber)) ?? 0
    guard let last = request.path.split(separator: "/").first.flatMap({ Int($0) }) else { return .notFound }
    guard known < last else { return CannedResponse(status: 304) }
    return CannedResponse(
      headers: ["Content-Type": "application/rss+xml", "ETag": "\"\(known + 1)\""], text: feed(request.path, version: known + 1))
  }

  /// So many articles that their statuses fill a large file.
  private static let many = 2_100

  /// Each version adds two articles and edits the first one. A feed whose path contains `short` lists only its two newest articles, and one
  /// whose path contains `many` starts with thousands.
  private static func feed(_ path: String, version: Int) -> String {
    let last = path.contains("many") ? many : version * 2
    let items = ((path.contains("short") ? last - 1 : 1)...last).map { number in
      """
      <item><title>News \(number)\(number == 1 ? ", edition \(version)" : "")</title><guid>\(path)-\(number)</guid>
      <pubDate>Mon, 0\((number - 1) % 9 + 1) Jun 2026 08:00:00 GMT</pubDate><description>\(word) \(version) \(number)</description></item>
      """
    }
    return "<rss version=\"2.0\"><channel><title>\(path)</title>\(items.joined())</channel></rss>"
  }
}
