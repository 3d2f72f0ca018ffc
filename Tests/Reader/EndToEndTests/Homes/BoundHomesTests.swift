import FeedServerDouble
import Foundation
import Testing

/// Tests/Homes/README.md says what the directories are and how to add one.
@Suite("Data directories of other versions that are bound to a feed server", .timeLimit(.minutes(10)))
struct BoundHomesTests {
  private static let api = "{{api}}"

  /// All such directories in Tests/Homes.
  private static func all() throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Home.folder.path()).filter { $0.hasSuffix("/server.items") }
    try #require(!names.isEmpty, "Tests/Homes has no bound directory.")
    return names.sorted().map { Home.folder.appending(path: $0).deletingLastPathComponent() }
  }

  /// What the server has. Never change it: the directories know the articles by the server's ids.
  private static func fill(_ server: FeedServerDouble) async {
    await server.follow(ServerDevice.quay, PublishedFeed("Quay & Sons", ServerDevice.items), folder: "Ports")
    // Nothing that the server sends tells these apart.
    let twins = (1...3).map { number in
      var twin = PublishedItem("Gull")
      twin.guid = "guid-\(number)"
      return twin
    }
    await server.follow("https://pier.example/rss", PublishedFeed("Pier", twins))
    await server.change { account in
      account.change("Cod") { $0.isRead = true }
      account.change("Eel") {
        $0.isStarred = true; $0.labels = ["Long Read"]
      }
    }
  }

  @Test("an update alone loses no mark, and knows every article of the server again", arguments: try all())
  func update(directory: URL) async throws { try await check(directory) }

  @Test("a bound directory that this version has made is the same after another refresh", arguments: ServerDevice.stores)
  func making(store: String) async throws {
    try await ServerDevice.atWork { device, server in
      await Self.fill(server)
      if store != "json" { try await device.does("store", "migrate", store) }
      try await device.binds()
      try await device.does("refresh")
      // One mark is refused, and one waits.
      try await device.does("mark", "read", try await device.id("Eel"))
      await server.meets(.status(400).at("edit-tag"))
      _ = try await device.types("refresh")
      try await device.does("star", try await device.id("Crab"))
      let name = ProcessInfo.processInfo.environment["STRATA_NEW_HOME"]
      let folder = name.map { Home.folder.appending(path: $0) } ?? device.person.folder
      let directory = folder.appending(path: store == "json" ? "bound-files" : "bound-\(store)")
      try await Self.record(device, in: directory)
      try await check(directory)
    }
  }

  /// Takes a copy of a data directory, and records its state. The port of the server differs at each run.
  private static func record(_ device: ServerDevice, in directory: URL) async throws {
    let files = FileManager.default
    try files.createDirectory(at: directory.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: device.home, to: directory)
    for name in ["lock", "refresh.lock", "credentials"] {
      let file = directory.appending(path: name)
      if files.fileExists(atPath: file.path()) { try files.removeItem(at: file) }
    }
    let binding = directory.appending(path: "sync.json")
    let text = try String(contentsOf: binding, encoding: .utf8)
    try #require(text.contains(device.api), "\(text)")
    try Data(text.replacing(device.api, with: api).utf8).write(to: binding)
    try Data(try await state(of: device).utf8).write(to: directory.appendingPathExtension("txt"))
  }

  private func check(_ directory: URL) async throws {
    try await ServerDevice.atWork { device, server in
      await Self.fill(server)
      try FileManager.default.copyItem(at: directory, to: device.home)
      let binding = device.home.appending(path: "sync.json")
      let text = try String(contentsOf: binding, encoding: .utf8)
      try Data(text.replacing(Self.api, with: device.api).utf8).write(to: binding)
      try device.writesPassword()
      try await device.verifies()
      let recorded = try String(contentsOf: directory.appendingPathExtension("txt"), encoding: .utf8)
      #expect(try await Self.state(of: device) == recorded)
      #expect(try await Self.queued(device) == [1, 1])

      await server.publish(PublishedFeed("Quay & Sons", [PublishedItem("Dab", day: 4)]), at: ServerDevice.quay)
      for _ in 1...2 { try await device.does("refresh") }
      let before = Set(recorded.split(separator: "\n").map(String.init))
      let after = Set(try await Self.state(of: device).split(separator: "\n").map(String.init))
      #expect(before.subtracting(after) == [])
      #expect(after.subtracting(before).count == 1 && after.count { $0.hasSuffix(" Dab: ") } == 1)
      #expect(try await Self.queued(device) == [0, 1])
      #expect(await server.account.marks["Crab"] == "starred")
      try await device.verifies()
    }
  }

  /// The articles with their ids, the times of their arrival and their marks, and the feeds.
  private static func state(of device: ServerDevice) async throws -> String {
    let articles = try await device.types("list", "--json", "--limit", "100").objects().map { row in
      let marks = ServerMarksText.text(
        isRead: row["is_read"] as? Bool, isStarred: row["is_starred"] as? Bool, labels: row["own_tags"] as? [String] ?? [])
      let words = ["id", "first_seen", "title"].map { row[$0] as? String ?? "" }
      return "\(words.joined(separator: " ")): \(marks)"
    }
    return (articles.sorted() + (try await device.feeds().map { $0.joined(separator: " | ") })).map { "\($0)\n" }.joined()
  }

  /// The numbers of marks that wait, and that the server has refused.
  private static func queued(_ device: ServerDevice) async throws -> [Int?] {
    let state = try await device.state()
    return ["waiting", "set_aside"].map { state[$0] as? Int }
  }
}
