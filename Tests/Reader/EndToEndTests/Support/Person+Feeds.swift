import Foundation
import SampleServer
import Testing

/// Common setup steps and queries.
extension Person {
  /// The URL of a path on the user's server.
  func url(_ path: String) -> String { web.url + path }

  /// Waits until the server has received this many requests for a path.
  func waitsUntilAsked(_ path: String, times: Int = 1) async throws {
    try await waits(every: .milliseconds(5)) { await web.hits(path) >= times }
  }

  /// Follows a feed of the server.
  func follows(_ path: String) async throws {
    try await does("add", url(path))
  }

  /// Follows all feeds of the server's list, and fetches them.
  func followsTheWholeList() async throws {
    let list = try self.list()
    try await does("import", "-", input: list)
    try await does("refresh")
  }

  /// The server's list of feeds, as OPML.
  func list() throws -> String {
    try Source.sample("subscriptions.opml").replacing("{{server}}", with: web.url)
  }

  /// The IDs of the articles that match these conditions, in the order of the list.
  func ids(_ conditions: String...) async throws -> [String] {
    try await types(["list", "--plain"] + conditions).fields.map { $0[0] }
  }

  /// The number of articles that match these conditions.
  func count(_ conditions: String...) async throws -> Int {
    let reply = try await types(["count"] + conditions)
    return try #require(Int(reply.output.dropLast()), "\(reply)")
  }

  func sets(_ key: String, to value: String) async throws {
    try await does("config", "set", key, value)
  }

  /// A list of the feeds at these paths of the server, as OPML.
  func opml(_ paths: String...) -> String {
    let entries = paths.map { "<outline type=\"rss\" text=\"\($0)\" xmlUrl=\"\(url($0))\"/>" }
    return "<opml version=\"2.0\"><body>\(entries.joined())</body></opml>"
  }
}
