import CoreData
import DataDoubles
import FileStorage
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("The articles at one moment")
struct ArticleSnapshotTests {
  private static let feeds = [StoreSample.feed(1), StoreSample.feed(2), StoreSample.feed(3)]
  private static func id(_ number: Int, _ feed: Int) -> ArticleID { StoreSample.article(number, feed: feeds[feed]).id }

  /// Runs `work` with two feeds that have three and two articles, and one that has none.
  private func with(_ work: (DataDirectory, [ArticleFile], TemporaryFolder) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let files = Self.feeds.map { ArticleFile(of: $0, in: directory) }
      for (place, numbers) in [1...3, 1...2].enumerated() {
        try files[place].add(
          numbers.map { number in
            let piece = StoreSample.piece(number, feed: Self.feeds[place], title: "tea \(number)", body: "<p>river \(number)</p>")
            return ArticleLine(piece.article, piece.body, digest: 0)
          }, to: nil)
      }
      _ = try StatusFile(in: directory).update([Self.id(1, 0), Self.id(1, 1)], .set(.starred, true))
      _ = try StatusFile(in: directory).update([Self.id(2, 0)], .set(.read, true))
      try await work(directory, files, folder)
    }
  }

  private func snapshot(_ directory: DataDirectory, _ files: [ArticleFile], of ids: Set<ArticleID>? = nil) async throws -> ArticleSnapshot {
    try await ArticleSnapshot.read(files, StatusFile(in: directory), statusesOf: ids, known: ArticleSnapshot.Known()).0
  }

  @Test("feeds are counted by status, and a feed without articles is not there")
  func counts() async throws {
    try await with { directory, files, _ async throws in
      let counts = try await snapshot(directory, files).counts
      #expect(
        counts == [
          Self.feeds[0]: ArticleCounts(all: 3, unread: 2, starred: 1), Self.feeds[1]: ArticleCounts(all: 2, unread: 2, starred: 1),
        ])
    }
  }

  @Test("few and many ids are found, with their statuses")
  func rows() async throws {
    try await with { directory, files, _ async throws in
      let all = ((1...3).map { Self.id($0, 0) } + (1...2).map { Self.id($0, 1) }).sorted()
      let snapshot = try await snapshot(directory, files)
      #expect(snapshot.ids(in: all[0]...all[4]) == all)
      for ids in [all, Array(all.prefix(4)), Array(all.prefix(3)), [Self.id(2, 0)], [Self.id(9, 0)], []] {
        let rows = snapshot.rows(of: Set(ids))
        #expect(rows.map(\.entry.id).sorted() == ids.filter { $0 != Self.id(9, 0) })
        #expect(rows.allSatisfy { $0.status.isStarred == [Self.id(1, 0), Self.id(1, 1)].contains($0.entry.id) })
      }
      #expect(snapshot.ids(in: all[1]...all[3]) == Array(all[1...3]))
    }
  }

  @Test("no status is read if none is asked for")
  func statuses() async throws {
    try await with { directory, files, _ async throws in
      let rows = try await snapshot(directory, files, of: []).rows(of: [Self.id(1, 0)])
      #expect(rows.map(\.status) == [.new])
      let asked = try await snapshot(directory, files, of: [Self.id(1, 0)]).rows(of: [Self.id(1, 0)])
      #expect(asked.map(\.status.isStarred) == [true])
    }
  }

  private static let searches = [
    ArticleQuery(words: ["tea"]), ArticleQuery(words: ["river"], searchesBodies: true), ArticleQuery(words: ["a"]),
    ArticleQuery(order: SortCriteria([QueryOrder(.title, isDescending: true)])),
  ]

  @Test("a search over a file that was replaced or cut meanwhile gives no answer, so that it is repeated", arguments: [true, false])
  func replaced(isCut: Bool) async throws {
    try await with { directory, files, folder async throws in
      let snapshot = try await snapshot(directory, files)
      let rows = snapshot.rows(of: [Self.id(1, 0), Self.id(2, 0)])
      for query in Self.searches { #expect(try snapshot.page(matching: query)?.rows.isEmpty == false) }
      #expect(try snapshot.entries(of: rows)?.count == 2)
      if isCut {
        try StoredFile(path: directory.articles(of: Self.feeds[0])).append([], from: 100)
      } else {
        let name = "articles/\(Self.feeds[0]).jsonl"
        let bytes = try folder.bytes(name)
        try StoredFile(path: directory.articles(of: Self.feeds[0])).replace(with: bytes)
      }
      for query in Self.searches {
        #expect(try snapshot.page(matching: query) == nil, "\(query)")
        if query.order == nil {
          #expect(try snapshot.count(matching: query) == nil, "\(query)")
          #expect(try snapshot.statuses(matching: query) == nil, "\(query)")
        }
      }
      #expect(try snapshot.entries(of: rows) == nil)
      #expect(try snapshot.count(matching: ArticleQuery(having: [.starred])) == 2, "Statuses and dates are known without the files.")
      #expect(try snapshot.page(matching: .all)?.rows.count == 5)
    }
  }

  private func query(_ text: String) throws -> ArticleQuery {
    ArticleQuery(condition: ArticleCondition(try #require(try Query(text).condition), at: .sample(StoreSample.moment)))
  }

  @Test("a search does not read files when statuses tell everything, nor the file of a feed whose statuses rule out all its articles")
  func unread() async throws {
    try await with { directory, files, _ async throws in
      let snapshot = try await snapshot(directory, files)
      try StoredFile(path: directory.articles(of: Self.feeds[1])).append([], from: 100)
      #expect(try snapshot.page(matching: try query("is:starred"))?.rows.count == 2)
      #expect(try snapshot.count(matching: try query("is:starred")) == 2)
      #expect(try snapshot.page(matching: try query("title:tea is:read"))?.rows.map(\.entry.id) == [Self.id(2, 0)])
      #expect(try snapshot.page(matching: try query("title:tea")) == nil)
    }
  }
}
