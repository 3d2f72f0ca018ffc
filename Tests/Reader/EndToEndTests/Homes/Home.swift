import Foundation
import LoopbackServer
import Testing

/// A data directory as some version wrote it, and what the user had in it.
///
/// Two things in it differ at each run: the proxy of a feed, and the folder of its credentials. Placeholders stand for them.
struct Home: CustomTestStringConvertible {
  /// The folder of the data directory.
  let directory: URL

  /// `0.1.0/files`
  var testDescription: String { directory.pathComponents.suffix(2).joined(separator: "/") }

  static let folder = Source.root.appending(path: "Tests/Homes")

  /// All data directories in Tests/Homes that fetch their feeds themselves.
  static func all() throws -> [Home] {
    let lists = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix("/subscriptions.opml") }
    let homes = lists.sorted().map { Home(directory: folder.appending(path: $0).deletingLastPathComponent()) }
      .filter { $0.directory.lastPathComponent != HomeWeb.folder.lastPathComponent }
      // `BoundHomesTests` has these.
      .filter { !$0.directory.lastPathComponent.hasPrefix("bound-") }
    try #require(!homes.isEmpty, "Tests/Homes has no data directory.")
    return homes
  }

  private var stateFile: URL { directory.appendingPathExtension("txt") }

  /// The state that was recorded with the directory, for a user who reaches the web through a proxy.
  func state(for person: Person, proxy: String) throws -> HomeState {
    HomeState(text: person.own(try String(contentsOf: stateFile, encoding: .utf8), proxy: proxy))
  }

  /// Gives a copy to a user who reaches the web through a proxy.
  func copy(to person: Person, proxy: String) throws {
    try FileManager.default.copyItem(at: directory, to: person.home)
    let list = person.home.appending(path: "subscriptions.opml")
    try Data(person.own(try String(contentsOf: list, encoding: .utf8), proxy: proxy).utf8).write(to: list)
    try person.writesCredentials()
  }

  /// Takes a copy of a user's data directory, and records its state. Afterwards, the user has undone everything.
  static func record(_ directory: URL, of person: Person, proxy: String) async throws -> Home {
    let home = Home(directory: directory)
    try FileManager.default.createDirectory(at: directory.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: person.home, to: directory)
    for name in ["lock", "refresh.lock"] where person.has(name) { try FileManager.default.removeItem(at: directory.appending(path: name)) }
    let list = directory.appending(path: "subscriptions.opml")
    try Data(person.portable(try String(contentsOf: list, encoding: .utf8), proxy: proxy).utf8).write(to: list)
    try Data(person.portable(try await HomeState(of: person).withUndo(by: person).text, proxy: proxy).utf8).write(to: home.stateFile)
    return home
  }
}

extension Person {
  /// The file with the password of a feed.
  var credentials: String { folder.appending(path: "credentials").path() }

  func writesCredentials() throws {
    let file = try writes("machine settings.example login me password secret\n", to: "credentials")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
  }

  fileprivate func own(_ text: String, proxy: String) -> String {
    text.replacing("{{credentials}}", with: credentials).replacing("{{proxy}}", with: proxy)
  }

  fileprivate func portable(_ text: String, proxy: String) -> String {
    text.replacing(credentials, with: "{{credentials}}").replacing(proxy, with: "{{proxy}}")
  }
}
