import CoreDomain
import DataDoubles
@testable import ReaderData
import ReaderDomain
import Files
import Database
import Foundation
import Growth
import Testing

@Suite("The newsboat cache")
struct NewsboatCacheStoreTests {
  private let store = NewsboatCacheStore(executor: FileExecutor(label: "strata.tests"))
  private let feed = "https://example.org/f"

  private func items(_ fill: (NewsboatCache) throws -> Void) async throws -> [NewsboatArticle] {
    try await TemporaryFolder.with { folder in
      let cache = try NewsboatCache(folder)
      try fill(cache)
      return try await store.items(of: feed, inFile: cache.path)
    }
  }

  @Test("a feed has its title as plain text and its website, unless that is the feed itself")
  func feeds() async throws {
    try await TemporaryFolder.with { folder in
      let cache = try NewsboatCache(folder)
      try cache.add(feed: feed, title: "Tea &amp; <b>time</b>", site: "https://example.org/")
      try cache.add(feed: "exec:x", site: "nowhere")
      try cache.add(feed: "https://example.org/g", site: "https://example.org/g")
      #expect(
        try await store.feeds(inFile: cache.path) == [
          feed: NewsboatFeedRecord(title: "Tea & time", site: try WebURL("https://example.org/")),
          "exec:x": NewsboatFeedRecord(title: "", site: nil), "https://example.org/g": NewsboatFeedRecord(title: "", site: nil),
        ])
    }
  }

  @Test("an article has everything that newsboat stores about it")
  func whole() async throws {
    let items = try await items { cache in
      try cache.add(guid: "tag:1", title: "One &amp; only", url: "https://example.org/1", content: "<p>Body</p>", isUnread: false)
      try cache.execute(
        """
        UPDATE rss_item SET author = 'ann@example.org (Ann)', enclosure_url = 'https://example.org/1.mp3', enclosure_type = 'audio/mpeg',
          flags = 'bs', base = 'https://example.org/base/';
        """)
    }
    let expected = FeedItem(
      guid: "tag:1", title: "One & only", url: try WebURL("https://example.org/1"),
      body: .html("<p>Body</p>", base: try WebURL("https://example.org/base/")),
      published: Timestamp(milliseconds: 1_772_352_000_000), authors: [Author(name: "Ann")].compactMap(\.self),
      enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg")])
    #expect(items == [NewsboatArticle(expected, marks: [.read, .starred])])
  }

  @Test("a feed's articles come newest first, and deleted articles are read, whatever their flags")
  func several() async throws {
    let items = try await items { cache in
      try cache.add(guid: "a", seconds: 10)
      try cache.add(guid: "b", seconds: 20)
      try cache.add(guid: "c", feed: "https://example.org/other")
      try cache.execute("UPDATE rss_item SET deleted = 1, flags = 's' WHERE guid = 'a'")
    }
    #expect(items.map { $0.readings[0].guid } == ["b", "a"])
    #expect(items.map(\.isDeleted) == [false, true])
    #expect(items.map(\.marks) == [[], [.read]])
  }

  @Test("the content type column of later versions and the missing columns of earlier versions are handled")
  func versions() async throws {
    let later = try await items { cache in
      try cache.add(guid: "a", content: "1 < 2")
      try cache.execute("ALTER TABLE rss_item ADD content_mime_type TEXT; UPDATE rss_item SET content_mime_type = 'text/plain'")
    }
    #expect(later.map { $0.readings[0].body } == [.text("1 < 2")])
    let earlier = try await items { cache in
      try cache.add(guid: "a", isUnread: false)
      for column in ["base", "deleted", "flags", "enclosure_url"] { try cache.execute("ALTER TABLE rss_item DROP COLUMN \(column)") }
    }
    #expect(earlier.map(\.marks) == [[.read]])
  }

  @Test("an invalid date is omitted", arguments: [0, -1, .max, .min] as [Int64])
  func dates(seconds: Int64) async throws {
    let items = try await items { try $0.add(guid: "77", url: "https://example.org/7", seconds: seconds) }
    #expect(items.map { $0.readings[0].published } == [nil])
    #expect(items.map { $0.readings[0].guid } == ["77"])
  }

  @Test("a missing file and a file of another kind are reported")
  func otherFiles() async throws {
    try await TemporaryFolder.with { folder in
      await #expect(throws: NewsboatError.missing) { try await store.feeds(inFile: folder.path("cache.db")) }
      try folder.put("https://example.org/f\n", "urls")
      await #expect(throws: NewsboatError.notANewsboatDatabase(reason: "it is not an SQLite database")) {
        try await store.feeds(inFile: folder.path("urls"))
      }
      try SQLiteConnection(path: folder.path("other.db"), access: .creating).execute("CREATE TABLE rss_item (guid)")
      await #expect(throws: NewsboatError.notANewsboatDatabase(reason: "it has no article table of newsboat")) {
        try await store.items(of: feed, inFile: folder.path("other.db"))
      }
    }
  }

  @Test(
    "a view and a computed column are refused, because they can give more than the file has",
    arguments: [
      "ALTER TABLE rss_item RENAME TO other; CREATE VIEW rss_item AS SELECT * FROM other",
      "ALTER TABLE rss_feed RENAME TO other; CREATE VIEW rss_feed AS WITH RECURSIVE c AS (SELECT * FROM other UNION ALL SELECT * FROM c) SELECT * FROM c",
      "ALTER TABLE rss_item DROP COLUMN content; ALTER TABLE rss_item ADD content AS (printf('%.*c', 1000000, 'x'))",
    ])
  func computed(script: String) async throws {
    try await TemporaryFolder.with { folder in
      let cache = try NewsboatCache(folder)
      try cache.add(feed: feed)
      try cache.execute(script)
      for _ in 0..<2 {
        await #expect(throws: NewsboatError.notANewsboatDatabase(reason: "it has no article table of newsboat")) {
          try await store.feeds(inFile: cache.path)
        }
      }
    }
  }

  @Test("the time to read a guid that repeats its link grows linearly")
  func repeatingGUID() throws {
    let problem = CostGrowth.problem(upTo: 1 << 18) { size in
      NewsboatItem(
        guid: String(repeating: "/", count: size), title: "", author: "", url: "https://e.org" + String(repeating: "/", count: size),
        seconds: 1_772_352_000, content: "", contentType: "", base: "", enclosure: "", enclosureType: "", isUnread: true, flags: "",
        isDeleted: false)
    } work: { item in
      _ = item.archived
    }
    #expect(problem == nil)
  }

  @Test("a damaged file is detected before any of its data is used")
  func damaged() async throws {
    try await TemporaryFolder.with { folder in
      let cache = try NewsboatCache(folder)
      for number in 0..<100 { try cache.add(guid: "\(number)", content: String(repeating: "x", count: 1_000)) }
      let file = URL(filePath: cache.path)
      var bytes = try Data(contentsOf: file)
      let page = 20 * 4_096
      bytes.replaceSubrange(page..<(page + 4_096), with: Data(count: 4_096))
      try bytes.write(to: file)
      let problem = await #expect(throws: NewsboatError.self) { try await store.feeds(inFile: cache.path) }
      guard case .damaged = problem else {
        Issue.record("\(String(describing: problem))")
        return
      }
    }
  }

  @Test("a file that newsboat is writing is reported as locked")
  func locked() async throws {
    try await TemporaryFolder.with { folder in
      let cache = try NewsboatCache(folder)
      try cache.execute("BEGIN EXCLUSIVE")
      let impatient = NewsboatCacheStore(executor: FileExecutor(label: "strata.tests"), patienceMilliseconds: 10)
      await #expect(throws: NewsboatError.locked) { try await impatient.feeds(inFile: cache.path) }
    }
  }
}
