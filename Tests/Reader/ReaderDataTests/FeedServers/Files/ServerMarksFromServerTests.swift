import ArticleStorage
import CoreData
import DataDoubles
import FeedServers
import Files
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Marks that a feed server sends")
struct ServerMarksFromServerTests {
  private static func edit(_ mark: ArticleMark, _ isSet: Bool, _ numbers: Int...) -> StatusEdit {
    StatusEdit(mark: mark, isSet: isSet, ids: numbers.map { StoreSample.article($0).id })
  }

  private static func statuses(_ marks: [Int: Set<ArticleMark>]) -> [ArticleID: ArticleStatus] {
    Dictionary(uniqueKeysWithValues: marks.map { (StoreSample.article($0).id, ArticleStatus($1)) })
  }

  @Test("they are stored in one commit and do not go back to the server; what is so already is no change", arguments: StorageKind.allCases)
  func applied(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      try await home.set(.read, 1, 2)
      try await home.state.recordPushed(through: 2, refused: [], failed: [])
      let made = try await home.state.apply([Self.edit(.read, true, 2, 3), Self.edit(.read, false, 1), Self.edit(.starred, true, 4)])
      #expect(Set(made) == [Self.edit(.read, true, 3), Self.edit(.read, false, 1), Self.edit(.starred, true, 4)])
      #expect(try await home.statuses() == Self.statuses([2: [.read], 3: [.read], 4: [.starred]]))
      #expect(try await home.waiting() == [])
      #expect(try await home.state.apply([Self.edit(.starred, true, 4)]) == [])
      #expect(try await home.state.apply([]) == [])
    }
  }

  @Test(
    "a mark with a waiting change stays as the user left it; other marks of the article follow the server", arguments: StorageKind.allCases)
  func waiting(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let home = try await BoundDirectory.bound(in: folder, kind)
      try await home.set(.starred, 1, 2)
      try await home.state.recordPushed(through: 2, refused: [], failed: [])
      try await home.set(.starred, to: false, 1)
      let made = try await home.state.apply([Self.edit(.starred, true, 1), Self.edit(.read, true, 1), Self.edit(.starred, false, 2)])
      #expect(Set(made) == [Self.edit(.read, true, 1), Self.edit(.starred, false, 2)])
      #expect(try await home.statuses() == Self.statuses([1: [.read]]))
      #expect(try await home.waiting() == ["3 -starred 1"])
    }
  }

  @Test("a change that another process makes after the queue was read stands", arguments: StorageKind.allCases)
  func overtaken(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let (home, other) = (try await BoundDirectory.bound(in: folder, kind), try BoundDirectory(path: folder.path("home"), kind))
      try await home.set(.starred, 1)
      try await home.state.recordPushed(through: 1, refused: [], failed: [])
      let stores = home.selector.statuses
      let state = FileServerStateRepository(
        directory: home.directory, statuses: { OvertakenStatusStore(base: stores($0)) { try await other.set(.starred, to: false, 1) } },
        executor: FileExecutor(label: "strata.tests"))
      #expect(try await state.apply([Self.edit(.starred, true, 1), Self.edit(.read, true, 2)]) == [Self.edit(.read, true, 2)])
      #expect(try await home.statuses() == Self.statuses([2: [.read]]))
      #expect(try await home.waiting() == ["2 -starred 1"])
    }
  }

  /// A store before whose updates another process makes a change. The second time, it changes nothing.
  private struct OvertakenStatusStore: StatusDataStore {
    let base: any StatusDataStore
    let change: @Sendable () async throws -> Void

    func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] { try await base.all() }

    func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] { try await base.statuses(of: ids) }

    func update(
      _ update: StatusUpdate, reaching reach: StatusUpdateScope,
      noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
    ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
      do { try await change() } catch { throw .cancelled }
      return try await base.update(update, reaching: reach, noting: note)
    }
  }
}
