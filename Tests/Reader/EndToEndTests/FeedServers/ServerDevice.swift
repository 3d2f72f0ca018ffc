import FeedServerDouble
import Foundation
import Testing

/// A device of a user of a feed server: a data directory of its own.
struct ServerDevice {
  let person: Person
  let name: String
  /// The address of the server's API.
  let api: String

  var home: URL { person.folder.appending(path: name) }

  /// Runs a test with a device and a server. The device is not bound yet.
  static func atWork(
    _ habits: FeedServerHabits = .freshRSS, _ work: (ServerDevice, FeedServerDouble) async throws -> Void
  ) async throws {
    try await FeedServerDouble.serving(habits) { server, api in
      try await Person.atWork { try await work(ServerDevice(person: $0, name: "one", api: api), server) }
    }
  }

  /// Runs a test with a bound device that has fetched the feed Quay, which the server follows in the folder Ports.
  static func bound(
    _ habits: FeedServerHabits = .freshRSS, store: String = "json", items: [PublishedItem] = ServerDevice.items,
    _ work: (ServerDevice, FeedServerDouble) async throws -> Void
  ) async throws {
    try await atWork(habits) { device, server in
      await server.follow(quay, PublishedFeed("Quay", items), folder: "Ports")
      if store != "json" { try await device.does("store", "migrate", store) }
      try await device.binds()
      try await device.does("refresh")
      _ = await server.takeRequests()
      try await work(device, server)
    }
  }

  /// The URL of a feed that only the server can fetch.
  static let quay = "https://quay.example/rss"
  static let items = [PublishedItem("Cod", day: 3), PublishedItem("Eel", day: 2), PublishedItem("Crab", day: 1)]
  static let stores = ["json", "sqlite"]

  /// Another device of the same user.
  func other(_ name: String) -> ServerDevice { ServerDevice(person: person, name: name, api: api) }

  @discardableResult
  func types(_ arguments: String..., input: String = "") async throws -> Reply { try await types(arguments, input: input) }

  @discardableResult
  func types(_ arguments: [String], input: String = "") async throws -> Reply {
    try await person.types(arguments, input: input, environment: ["STRATA_HOME": home.path()])
  }

  func begins(_ arguments: String...) throws -> ChildProcess {
    try person.begins(arguments, environment: ["STRATA_HOME": home.path()])
  }

  /// Types a command that must succeed.
  @discardableResult
  func does(_ arguments: String..., input: String = "", sourceLocation: SourceLocation = #_sourceLocation) async throws -> Reply {
    try await person.does(arguments, input: input, environment: ["STRATA_HOME": home.path()], sourceLocation: sourceLocation)
  }

  /// Writes the file of passwords.
  func writesPassword(_ password: String = FeedServerDouble.password, mode: Int = 0o600) throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let file = home.appending(path: "credentials")
    let escaped = password.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try Data("machine 127.0.0.1 login bob password \"\(escaped)\"\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path())
  }

  /// Binds the data directory.
  func binds() async throws {
    try writesPassword()
    try await does("sync", api, "--user", "bob")
  }

  /// The titles of the articles that match, in alphabetical order.
  func titles(_ conditions: String...) async throws -> [String] {
    try await types(["list", "--json", "--limit", "20000"] + conditions).objects().compactMap { $0["title"] as? String }.sorted()
  }

  func id(_ title: String) async throws -> String {
    let rows = try await types("list", "--json", "--limit", "20000").objects()
    return try #require(rows.first { $0["title"] as? String == title }?["id"] as? String, "\(rows)")
  }

  /// The marks of each article by its title, such as `read starred #cited`.
  func marks() async throws -> [String: String] {
    let rows = try await types("list", "--json", "--limit", "20000").objects()
    return Dictionary(
      rows.map { row in
        (
          row["title"] as? String ?? "",
          ServerMarksText.text(
            isRead: row["is_read"] as? Bool, isStarred: row["is_starred"] as? Bool, labels: row["own_tags"] as? [String] ?? [])
        )
      }
    ) { "\($0) / \($1)" }
  }

  /// The state, as `sync` exports it.
  func state() async throws -> [String: Any] { try #require(try await does("sync", "--json").objects().first) }

  /// The number of changes that wait for the next contact.
  func waiting() async throws -> Int? { try await state()["waiting"] as? Int }

  /// The feeds: title, folder and URL.
  func feeds() async throws -> [[String]] {
    try await types("feeds", "--json").objects().map { row in ["title", "folder", "url"].map { row[$0] as? String ?? "" } }.sorted {
      $0[0] < $1[0]
    }
  }

  /// Expects no damage. A killed process may leave temporary files, which are none.
  func verifies() async throws {
    let reply = try await types("store", "verify")
    #expect(reply.status == 0 && ["No damage found.", "No other damage found."].contains(reply.sentences.last), "\(reply)")
  }
}

/// Marks as a text that the program and the server can be compared by.
enum ServerMarksText {
  static func text(isRead: Bool?, isStarred: Bool?, labels: some Sequence<String>) -> String {
    ((isRead == true ? ["read"] : []) + (isStarred == true ? ["starred"] : []) + labels.sorted().map { "#\($0)" })
      .joined(separator: " ")
  }
}

extension ServedAccount {
  /// The marks of each article by its title.
  var marks: [String: String] {
    Dictionary(
      articles.values.map {
        ($0.item.title, ServerMarksText.text(isRead: $0.isRead, isStarred: $0.isStarred, labels: $0.labels))
      }
    ) { "\($0) / \($1)" }
  }
}
