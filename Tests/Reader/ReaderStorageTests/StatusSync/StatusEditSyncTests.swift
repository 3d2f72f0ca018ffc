import ArticleStorage
import DataDoubles
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("Several changes of marks at once, as undo makes them")
struct StatusEditSyncTests {
  private static let ids = (1...4).map { StoreSample.article($0).id }

  private static func edit(_ mark: ArticleMark, _ isSet: Bool, _ numbers: Int...) -> StatusEdit {
    StatusEdit(mark: mark, isSet: isSet, ids: numbers.map { ids[$0] })
  }

  @Test("edits of several marks reach the other device, and later edits win", arguments: StorageKind.allCases)
  func several(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      _ = try await two.statuses.update([Self.ids[0], Self.ids[1]], .set(.read, true))
      try await one.statuses.update([
        Self.edit(.read, false, 0), Self.edit(.starred, true, 1, 2), Self.edit(.read, true, 2), Self.edit(.starred, false, 2),
      ])
      let expected = [
        Self.ids[1]: ArticleStatus([.read, .starred]), Self.ids[2]: ArticleStatus([.read]),
      ]
      for device in [one, two] { #expect(try await device.statuses.all() == expected) }
    }
  }

  @Test("a single edit is synced too, and an edit without effect writes nothing")
  func few() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await one.statuses.update([Self.edit(.starred, true, 0, 1)])
      for device in [one, two] { #expect(try await device.statuses.all().count == 2) }
      let before = try place.bytes("home-one/journal.jsonl")
      try await one.statuses.update([StatusEdit]())
      try await one.statuses.update([Self.edit(.starred, true, 0), Self.edit(.read, false, 1)])
      try await one.statuses.update([Self.edit(.starred, true, 0)])
      #expect(try place.bytes("home-one/journal.jsonl") == before)
    }
  }

  @Test("an article that is gone at the commit is starred on no device", arguments: StorageKind.allCases)
  func gone(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      _ = try await one.articles.store([StoreSample.piece(1)], of: StoreSample.feed())
      let update = StatusUpdate([Self.ids[0], Self.ids[1]], .toggle(.starred))
      #expect(try await one.statuses.update(update, reaching: .allStored(in: [StoreSample.feed()])) == [:])
      #expect(try await one.statuses.update(update, reaching: .stored(in: [StoreSample.feed()])) == [Self.ids[0]: .new])
      for device in [one, two] { #expect(try await device.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])]) }
    }
  }

  @Test("without a folder, edits change the marks and write no journal", arguments: StorageKind.allCases)
  func off(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try SyncedDevice.pair(in: place, kind)
      try await one.statuses.update([Self.edit(.starred, true, 0), Self.edit(.read, true, 1)])
      #expect(try await one.statuses.all() == [Self.ids[0]: ArticleStatus([.starred]), Self.ids[1]: ArticleStatus([.read])])
      #expect(!(try place.names(in: "home-one").contains("journal.jsonl")))
    }
  }

  @Test("a change that cannot reach the shared folder stays, is reported once, and is sent later", arguments: StorageKind.allCases)
  func blocked(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      let name = "f/\(try await one.sync.state().device).jsonl"
      // The device has written nothing yet, so its journal is not there.
      try FileManager.default.createDirectory(atPath: place.path(name), withIntermediateDirectories: true)
      try await one.statuses.update([Self.edit(.starred, true, 0), Self.edit(.read, true, 1)])
      try await one.statuses.update([Self.edit(.starred, true, 2)])
      #expect(try await one.statuses.all().count == 3)
      #expect(try await two.statuses.all().isEmpty)
      let problems = await one.sync.problems()
      #expect(problems.count == 1)
      #expect(problems.allSatisfy { if case .unusable(place.path(name), _) = $0 { true } else { false } }, "\(problems)")
      try place.remove(name)
      _ = try await one.statuses.all()
      #expect(try await two.statuses.all().count == 3)
      #expect(await one.sync.problems() == [])
    }
  }
}
