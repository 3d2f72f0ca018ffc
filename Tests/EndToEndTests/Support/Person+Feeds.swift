import Foundation
import SampleServer
import Testing

/// What most tests begin with, and the questions that most of them ask.
extension Person {
  /// The address of something in the person's web.
  func url(_ path: String) -> String { web.url + path }

  /// Follows a feed of the web.
  func follows(_ path: String) async throws {
    let reply = try await types("add", url(path))
    try #require(reply.status == 0, "\(reply)")
  }

  /// Follows what the web's list names, and has fetched it.
  func followsTheWholeList() async throws {
    let list = try self.list()
    let (taken, fetched) = (try await types("import", "-", input: list), try await types("refresh"))
    try #require(taken.status == 0 && fetched.status == 0, "\(taken)\n\(fetched)")
  }

  /// The list of feeds that the web offers, as OPML.
  func list() throws -> String {
    try Source.sample("subscriptions.opml").replacing("{{server}}", with: web.url)
  }

  /// The ids of the articles that a list with these conditions shows, from the top.
  func ids(_ conditions: String...) async throws -> [String] {
    try await types(["list", "--plain"] + conditions).fields.map { $0[0] }
  }

  /// How many articles these conditions mean.
  func count(_ conditions: String...) async throws -> Int {
    let reply = try await types(["count"] + conditions)
    return try #require(Int(reply.output.dropLast()), "\(reply)")
  }

  /// Changes a setting.
  func sets(_ key: String, to value: String) async throws {
    let reply = try await types("config", "set", key, value)
    try #require(reply.status == 0, "\(reply)")
  }

  /// Writes a file into the person's folder.
  /// - Returns: its path.
  func writes(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  /// A list with feeds at these paths of the web, as OPML.
  func opml(_ paths: String...) -> String {
    let entries = paths.map { "<outline type=\"rss\" text=\"\($0)\" xmlUrl=\"\(url($0))\"/>" }
    return "<opml version=\"2.0\"><body>\(entries.joined())</body></opml>"
  }
}
