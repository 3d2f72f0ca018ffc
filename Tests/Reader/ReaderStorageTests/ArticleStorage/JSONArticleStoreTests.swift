import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StorageDoubles
import Testing

@Suite("Articles in JSON files")
struct JSONArticleStoreTests {
  private static let feed = StoreSample.feed()
  private static let name = "articles/\(feed).jsonl"

  private func store(_ folder: TemporaryFolder) -> JSONArticleStore {
    JSONArticleStore(
      directory: DataDirectory(path: folder.path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  private func piece(_ number: Int, _ letter: String, kilobytes: Int) -> ArticleMerge.IncomingArticle {
    StoreSample.piece(number, body: String(repeating: letter, count: kilobytes * 1000))
  }

  private func lines(_ folder: TemporaryFolder) throws -> Int { try folder.text(Self.name).split(separator: "\n").count - 1 }

  @Test("outdated lines are removed when they take more than half of a large file")
  func compaction() async throws {
    try await TemporaryFolder.with { folder async throws in
      let other = piece(2, "o", kilobytes: 39)
      for (letter, expected) in [("a", 2), ("b", 3), ("c", 2), ("d", 3)] {
        _ = try await store(folder).store([piece(1, letter, kilobytes: 40), other], of: Self.feed)
        #expect(try lines(folder) == expected, "\(letter)")
      }
      #expect(try await store(folder).body(of: StoreSample.article(1).id, in: Self.feed) == piece(1, "d", kilobytes: 40).body)
      #expect(try await store(folder).body(of: StoreSample.article(2).id, in: Self.feed) == other.body)
    }
  }

  @Test("texts that are asked for again and again are those of the file as it is")
  func askedAgain() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (reader, other) = (store(folder), piece(2, "o", kilobytes: 1))
      let ids = Set([1, 2, 9].map { StoreSample.article($0).id })
      for letter in ["a", "b"] {
        let one = piece(1, letter, kilobytes: 1)
        _ = try await store(folder).store([one, other], of: Self.feed)
        for _ in 1...3 {
          #expect(
            try await reader.bodies(of: ids, in: Self.feed).mapValues(\.body) == [one.article.id: one.body, other.article.id: other.body])
        }
        #expect(try await reader.bodies(of: ids, in: StoreSample.feed(7)) == [:])
      }
    }
  }

  @Test("a small file keeps its outdated lines")
  func small() async throws {
    try await TemporaryFolder.with { folder async throws in
      for number in 0..<20 { _ = try await store(folder).store([StoreSample.piece(1, title: "\(number)")], of: Self.feed) }
      #expect(try lines(folder) == 20)
      #expect(try await store(folder).articles(of: [Self.feed]).map(\.title) == ["19"])
    }
  }

  @Test("an unchanged article is recognized without reading its line")
  func unchanged() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await store(folder).store([StoreSample.piece(1), StoreSample.piece(2)], of: Self.feed)
      try folder.put(try folder.text(Self.name).replacing("{\"html\":\"", with: "{\"html\":7\""), Self.name)
      #expect(try await store(folder).store([StoreSample.piece(1), StoreSample.piece(2)], of: Self.feed).hasNews == false)
      await #expect(throws: DataStoreError.self) { _ = try await store(folder).store([StoreSample.piece(1, title: "x")], of: Self.feed) }
    }
  }

  @Test("a merge that brings nothing writes nothing, unless the last line is incomplete")
  func nothing() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await store(folder).store([StoreSample.piece(1)], of: Self.feed)
      func stamps() throws -> [[String]] { try [Self.name, "articles/\(Self.feed).index"].map { try folder.stamp($0) } }
      let (before, whole) = (try stamps(), try folder.text(Self.name))
      _ = try await store(folder).store([StoreSample.piece(1)], of: Self.feed)
      #expect(try stamps() == before)
      try folder.put(whole + "{\"id\"", Self.name)
      _ = try await store(folder).store([StoreSample.piece(1)], of: Self.feed)
      #expect(try folder.text(Self.name) == whole)
    }
  }
}
