import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Foundation
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Testing

@Suite("Damaged files")
struct DamageTests {
  private let feed = StoreSample.feed()
  private var id: ArticleID { StoreSample.article().id }

  private func fill(_ stores: Stores) async throws {
    _ = try await stores.subscriptions.add([StoreSample.subscription()])
    _ = try await stores.articles.store([StoreSample.piece(1), StoreSample.piece(2)], of: feed)
    _ = try await stores.statuses.update([id], .set(.starred, true))
    try await stores.fetchStates.record([feed: FetchState(failures: 1)])
  }

  private func read(_ stores: Stores) async throws {
    _ = try await stores.articles.articles(of: [feed])
    _ = try await stores.articles.body(of: id, in: feed)
    _ = try await stores.statuses.all()
    _ = try await stores.fetchStates.all()
  }

  private static let articleFile = "articles/\(StoreSample.feed()).jsonl"
  private static func isWhole(_ line: Substring, in name: String) -> Bool {
    switch name {
    case "statuses.json": line.hasSuffix("]")
    case "visits.json": line.hasPrefix("\"") && line.hasSuffix("}")
    default: line.hasSuffix("}}")
    }
  }
  private static let names = [articleFile, "statuses.json", "visits.json"]

  @Test("a truncated file is set aside and reported once, and the other files stay unchanged", arguments: names)
  func cut(_ name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      for percent in [0, 1, 10, 25, 50, 75, 90, 99] {
        try await fill(stores)
        let whole = try folder.text(name)
        let cut = String(whole.prefix(min(whole.count * percent / 100, whole.count - 2)))
        try folder.put(cut, name)
        let others = try folder.names().filter { $0 != name && $0.contains(".json") && !$0.contains("damaged") }
        let before = try others.map(folder.stamp)

        let aside =
          "\(name).damaged-20260301T083000Z" + (percent == 0 ? "" : "-\([1, 10, 25, 50, 75, 90, 99].firstIndex(of: percent)! + 2)")
        let error = await #expect(throws: DataStoreError.self) { try await read(stores) }
        guard case .damaged(folder.path(name), folder.path(aside), let reason, _) = error else {
          Issue.record("\(percent) %: \(String(describing: error))")
          continue
        }
        #expect(reason.contains("line"))
        #expect(try folder.text(aside) == cut)
        let saved = cut.split(separator: "\n").dropFirst().filter { Self.isWhole($0, in: name) }
        #expect(try folder.names().contains(name) == !saved.isEmpty)
        if !saved.isEmpty {
          let kept = try folder.text(name).split(separator: "\n").dropFirst().filter { $0 != "}}" }
          #expect(kept == saved, "Intact lines must be kept.")
        }
        #expect(try others.map(folder.stamp) == before)
        try await read(stores)
      }
    }
  }

  @Test("a damaged file is set aside before a new file replaces it", arguments: names)
  func changeAfterDamage(_ name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores)
      try folder.put("{", name)
      await #expect(throws: DataStoreError.self) { try await fill(stores) }
      #expect(try folder.text("\(name).damaged-20260301T083000Z") == "{")
      try await fill(stores)
      try await read(stores)
    }
  }

  @Test("a feed with damaged articles is incomplete, so the next request is unconditional; intact articles are kept")
  func askedForEverything() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      for damaged in ["", "{}\n", try await whole(folder, stores).replacing("Article 2", with: "\u{1}")] {
        try await fill(stores)
        try folder.put(damaged, Self.articleFile)
        if damaged.isEmpty {
          #expect(try await stores.articles.completeFeeds() == [:], "The next request would be conditional although no article is stored.")
        }
        await #expect(throws: DataStoreError.self) { try await read(stores) }
        #expect(try await stores.articles.completeFeeds() == [:])
        #expect(try await stores.articles.articles(of: [feed]).map(\.title) == (damaged.count > 3 ? ["Article 1"] : []))
        _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
        #expect(try await stores.articles.completeFeeds() == [feed: damaged.count > 3 ? 1 : 1])
        #expect(try await stores.articles.body(of: id, in: feed) == .html("Hello."))
      }
    }
  }

  private func whole(_ folder: TemporaryFolder, _ stores: Stores) async throws -> String {
    try await fill(stores)
    return try folder.text(Self.articleFile)
  }

  @Test("an incomplete last line of a stopped writer is not damage, and the next writer removes it")
  func stoppedWriter() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      let whole = try await whole(folder, stores)
      try folder.put(whole + #"{"id":"0123456789"#, Self.articleFile)
      #expect(Set(try await stores.articles.articles(of: [feed]).map(\.title)) == ["Article 1", "Article 2"])
      #expect(try await stores.articles.store([StoreSample.piece(3)], of: feed).numbered == MergeResult(new: 1, changed: 0, stored: 3))
      let lines = try folder.text(Self.articleFile)
      #expect(lines.hasPrefix(whole))
      #expect(lines.split(separator: "\n").count == 4)
    }
  }

  @Test("an index that is empty, damaged or older than its article file is rebuilt", arguments: ["", "x", nil])
  func index(_ content: String?) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores)
      let name = Self.articleFile.replacing("jsonl", with: "index")
      let written = try Data(contentsOf: URL(filePath: folder.path(name)))
      if let content {
        try folder.put(content, name)
      } else {
        try folder.put(try folder.text(Self.articleFile).replacing("Article 2", with: "Article two"), Self.articleFile)
      }
      let titles = try await stores.listings.entries(matching: .all, in: [feed]).map(\.article.title)
      #expect(titles == ["Article 1", content == nil ? "Article two" : "Article 2"])
      let again = try Data(contentsOf: URL(filePath: folder.path(name)))
      #expect(content == nil ? again != written : again.count == written.count)
    }
  }

  @Test("a file of a newer version is neither changed nor set aside", arguments: names)
  func newerVersion(_ name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores)
      for text in [#"{"schema":3,"whatever":[]}"#, #"{"articles":{"a":1},"schema":7}"# + "\n"] {
        try folder.put(text, name)
        let version = text.contains("7") ? 7 : 3
        let expected = DataStoreError.newerVersion(path: folder.path(name), version: version, newest: name == "statuses.json" ? 2 : 1)
        await #expect(throws: expected) { try await read(stores) }
        await #expect(throws: expected) {
          _ = try await stores.articles.store([StoreSample.piece(3)], of: feed)
          _ = try await stores.statuses.update([id], .toggle(.read))
          try await stores.fetchStates.record([feed: FetchState(failures: 9)])
        }
        #expect(try folder.text(name) == text)
        #expect(try folder.names().allSatisfy { !$0.contains("damaged") })
      }
    }
  }

  @Test(
    "a malformed subscription list stays unchanged and is reported with its line",
    arguments: [
      ("<opml>\n<body>\n<outline</body></opml>", 3), ("", 0), ("<opml><body>", 1), ("<rss/>", 1), ("no xml", 1),
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?><opml><body><outline text=\"\u{FF}\"", 1),
    ])
  func malformed(_ text: String, _ line: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "subscriptions.opml")
      let store = Stores(directory: folder.path).subscriptions
      let reading = await #expect(throws: ReaderError.self) { try await store.all() }
      let adding = await #expect(throws: ReaderError.self) { _ = try await store.add([StoreSample.subscription()]) }
      for error in [reading, adding] {
        guard case .store(.malformed(let path, let found, _))? = error, path == folder.path("subscriptions.opml"), found == line else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
      #expect(try folder.text("subscriptions.opml") == text)
    }
  }

  @Test("a read-only data directory can be read; damage in it is reported every time")
  func readOnlyHome() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(directory: folder.path("home")))
      try folder.put("{", "home/visits.json")
      ReadOnly.protect(folder.path)
      defer { ReadOnly.release(folder.path) }
      let path = folder.path("home")
      await #expect(processExitsWith: .success) { [path = path as String] in
        Powerless.dropRoot()
        let stores = Stores(directory: path)
        let subscriptions = try await stores.subscriptions.all()
        let articles = try await stores.articles.articles(of: [StoreSample.feed()])
        let statuses = try await stores.statuses.all()
        #expect(subscriptions.count == 1 && articles.count == 2 && statuses.count == 1)
        let change = await #expect(throws: DataStoreError.self) {
          _ = try await stores.statuses.update([StoreSample.article().id], .toggle(.read))
        }
        #expect(change == .unwritable(path: path + "/lock", reason: "Permission denied"))
        for _ in 1...2 {
          let damage = await #expect(throws: DataStoreError.self) { _ = try await stores.fetchStates.all() }
          guard case .unreadable(let place, let reason) = damage, place == path + "/visits.json", reason.contains("Permission denied")
          else {
            Issue.record("\(String(describing: damage))")
            return
          }
        }
      }
    }
  }

  @Test("a data directory path that is a file gives the system's error message")
  func homeIsAFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "home")
      let stores = Stores(directory: folder.path("home"))
      await #expect(throws: DataStoreError.unreadable(path: folder.path("home/statuses.recent.jsonl"), reason: "Not a directory")) {
        _ = try await stores.statuses.all()
      }
      await #expect(throws: DataStoreError.unwritable(path: folder.path("home/lock"), reason: "Not a directory")) {
        _ = try await stores.statuses.update([id], .toggle(.read))
      }
    }
  }
}
