import CoreDomain
import DataDoubles
import Files
import Foundation
import ReaderData
import ReaderDomain
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

@Suite("The repository of synced devices")
struct JournalSyncRepositoryTests {
  /// A device with a subscription, and its repository.
  private func device(_ folder: TemporaryFolder) async throws -> (JournalSyncRepository, SyncedDevice) {
    let device = try SyncedDevice("one", in: folder, folder: "shared")
    _ = try await device.list.add([StoreSample.subscription(1)])
    return (JournalSyncRepository(sync: device.sync, records: device.records, deviceName: { "kitchen" }), device)
  }

  @Test("the state has the marks and the records of the folder, until the sync ends")
  func state() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (repository, device) = try await device(folder)
      #expect(try await repository.state().folder == nil)
      let begun = try await repository.begin(in: device.folder)
      #expect(begun.folder == device.folder && begun.device.hasPrefix("kitchen"))
      #expect(begun.shared[.feed] == 1 && begun.records.values.reduce(0, +) > 0)
      _ = try await device.statuses.update([StoreSample.article().id], .set(.starred, true))
      let state = try await repository.state()
      #expect(state.journals.values.reduce(0, +) == 1 && state.records == begun.records && state.device == begun.device)
      #expect(state.unreadable == 0 && state.problems == [])
      #expect(await repository.problems() == [])
      #expect(try await repository.end().folder == nil)
      #expect(try await repository.state().folder == nil)
    }
  }

  @Test("unreadable lines of both kinds are counted together")
  func unreadable() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (repository, device) = try await device(folder)
      _ = try await repository.begin(in: device.folder)
      try folder.put("x\ny\n", "shared/other-1.jsonl")
      try folder.put("x\n", "shared/other-1.records")
      #expect(try await repository.state().unreadable == 3)
    }
  }

  @Test("the error of a folder that cannot be used names the folder")
  func noFolder() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (repository, _) = try await device(folder)
      try folder.put("", "file")
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("home-one"))
      for name in ["missing", "file", "home-one", "link"] {
        let error = await #expect(throws: ReaderError.self) { _ = try await repository.begin(in: folder.path(name)) }
        guard case .document(.file(folder.path(name)), .unreadable) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
      #expect(try await repository.state().folder == nil)
    }
  }

  @Test("restored items are reported once")
  func problems() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (repository, device) = try await device(folder)
      _ = try await repository.begin(in: device.folder)
      try folder.remove("home-one/subscriptions.opml")
      #expect(try await device.subscriptions.all().count == 1)
      #expect(await repository.problems() == [.restored(.feed, count: 1)])
      #expect(await repository.problems() == [])
    }
  }

  @Test("what changed before the sync ends is shared")
  func last() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (repository, device) = try await device(folder)
      _ = try await repository.begin(in: device.folder)
      _ = try await device.list.add([StoreSample.subscription(2)])
      _ = try await repository.end()
      let records = try folder.names(in: "shared").filter { $0.hasSuffix(".records") }.map { try folder.text("shared/\($0)") }.joined()
      #expect(records.contains(StoreSample.subscription(2).url.text))
    }
  }
}
