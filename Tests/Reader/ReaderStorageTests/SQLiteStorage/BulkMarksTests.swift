import ArticleStorage
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import Database
@testable import SQLiteStorage

@Suite("Marks of many articles in a database")
struct BulkMarksTests {
  private static let feed = StoreSample.feed()

  /// Articles by number. Those up to the number of stored articles are stored.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let stored: Int
    let numbers: [Int]
  }

  static let changes: [Change] = [
    Change(testDescription: "all articles", stored: 700, numbers: Array(1...700)),
    Change(testDescription: "all articles, and others that are not stored", stored: 600, numbers: Array(1...700)),
    Change(testDescription: "as many as there are articles, but most of them not stored", stored: 700, numbers: Array(601...1300)),
    Change(testDescription: "most articles", stored: 700, numbers: Array(51...650)),
    Change(testDescription: "only articles that are not stored", stored: 20, numbers: Array(101...700)),
    Change(testDescription: "a tenth of the articles", stored: 5_100, numbers: Array(301...810)),
  ]

  @Test("exactly the meant articles change, however many they are", arguments: changes)
  func matches(change: Change) async throws {
    let mark = ArticleMark.hidden
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.articles.store((1...change.stored).map { StoreSample.piece($0, body: nil) }, of: Self.feed)
      // A few articles have the mark before.
      let before = Set([1, 60, 310, change.stored])
      _ = try await stores.statuses.update(before.map { StoreSample.article($0).id }, .set(mark, true))
      let ids = change.numbers.map { StoreSample.article($0).id }
      try await check(stores, folder, mark, before, change.stored)
      #expect(try await stores.statuses.update(ids, .set(mark, true)).values.allSatisfy { $0 == ArticleStatus([mark]) })
      try await check(stores, folder, mark, before.union(change.numbers), change.stored)
      let toggled = try await stores.statuses.update(ids.dropFirst(50) + [StoreSample.article(1).id], .toggle(mark))
      var after = before.union(change.numbers)
      after.subtract(change.numbers.dropFirst(50))
      after.formSymmetricDifference(change.numbers.dropFirst(50).contains(1) ? [] : [1])
      #expect(toggled.count == change.numbers.count - 50 + (change.numbers.dropFirst(50).contains(1) ? 0 : 1))
      try await check(stores, folder, mark, after, change.stored)
      _ = try await stores.statuses.update(ids, .set(mark, false))
      try await check(stores, folder, mark, after.subtracting(change.numbers), change.stored)
    }
  }

  /// Checks the marks, and the columns and counts that are derived from them.
  private func check(_ stores: Stores, _ folder: TemporaryFolder, _ mark: ArticleMark, _ numbers: Set<Int>, _ stored: Int) async throws {
    let statuses = try await stores.statuses.all()
    #expect(Set(statuses.keys) == Set(numbers.map { StoreSample.article($0).id }))
    #expect(statuses.values.allSatisfy { $0 == ArticleStatus([mark]) })
    let session = try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5))
    #expect(try DatabaseCheck(session).disagreements() == [])
    let column = try #require(DatabaseSchema.column(of: mark))
    let marked = try session.statement("SELECT position FROM article WHERE \(column) = 1").rows { $0.count(0) }
    #expect(Set(marked) == numbers.filter { $0 <= stored })
  }
}
