import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Files
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("The beginning and the end of a sync")
struct SyncBeginningTests {
  private static let ids = (1...4).map { StoreSample.article($0).id }

  private static func star(_ number: Int, on device: SyncedDevice) async throws {
    _ = try await device.statuses.update([ids[number]], .set(.starred, true))
  }

  @Test("a device keeps its name when sync ends and begins again")
  func name() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      #expect(try await one.sync.state() == SyncState(folder: nil, device: ""))
      let begun = try await one.sync.begin(in: one.folder, called: "laptop")
      #expect(begun.device.hasPrefix("laptop-"))
      #expect(begun.folder == one.folder)
      #expect(try await one.sync.end() == SyncState(folder: nil, device: begun.device))
      #expect(try await one.sync.begin(in: one.folder, called: "other").device == begun.device)
      #expect(await one.sync.problems() == [])
    }
  }

  @Test("changes of other devices are merged before sync ends")
  func end() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, on: two)
      _ = try await one.sync.end()
      #expect(try await one.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])])
      let none = try SyncedDevice("none", in: place, folder: "f")
      #expect(try await none.sync.end() == SyncState(folder: nil, device: ""))
    }
  }

  @Test("a copied data directory takes another name when it begins to sync, and nothing is lost")
  func copy() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      let name = try await one.sync.begin(in: one.folder, called: "x").device
      try await Self.star(0, on: one)
      _ = try await one.sync.end()
      try FileManager.default.copyItem(atPath: place.path("home-one"), toPath: place.path("home-copy"))
      let copy = try SyncedDevice("copy", in: place, folder: "f")
      _ = try await one.sync.begin(in: one.folder, called: "x")
      try await Self.star(1, on: one)
      try await Self.star(2, on: copy)
      let state = try await copy.sync.begin(in: copy.folder, called: "x")
      #expect(state.device != name)
      #expect(await copy.sync.problems() == [.renamed(device: state.device)])
      try await Self.star(3, on: copy)
      for device in [one, copy, one] { #expect(try await Set(device.statuses.all().keys) == Set(Self.ids)) }
      #expect(try Set(place.names(in: "f")) == ["\(name).jsonl", "\(state.device).jsonl"])
    }
  }

  @Test("problems in the state are sorted by path, and are not reported again")
  func problems() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      _ = try await one.sync.begin(in: one.folder, called: "x")
      let names = ["c-1", "a-1", "d-1", "b-1"]
      for name in names {
        try FileManager.default.createDirectory(atPath: place.path("f/\(name).jsonl"), withIntermediateDirectories: true)
      }
      let paths = try await one.sync.state().problems.map { if case .unusable(let path, _) = $0 { path } else { "" } }
      #expect(paths == names.sorted().map { place.path("f/\($0).jsonl") })
      #expect(await one.sync.problems() == [])
    }
  }

  @Test("while another process holds the lock, changes of other devices wait, which is reported")
  func waiting() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, on: one)
      try await Self.star(1, on: two)
      let directory = DataDirectory(path: one.home, now: { StoreSample.moment }, timeout: .zero)
      let executor = FileExecutor(label: "strata.tests")
      let statuses = JSONStatusStore(directory: directory, executor: executor)
      let sync = StatusSync(directory: directory, statuses: { _ in statuses }, executor: executor, now: { StoreSample.moment })
      do {
        let lock = try directory.take()
        #expect(try await !sync.catchUp())
        let problems = await sync.problems()
        #expect(problems.count == 1)
        #expect(problems.allSatisfy { if case .waiting(.locked) = $0 { true } else { false } }, "\(problems)")
        _ = lock
      }
      #expect(try await sync.catchUp())
      #expect(await sync.problems() == [])
      #expect(try await one.statuses.all().count == 2)
      let off = StatusSync(
        directory: DataDirectory(path: place.path("none"), now: { StoreSample.moment }),
        statuses: { _ in statuses }, executor: executor, now: { StoreSample.moment })
      #expect(try await off.catchUp(), "Without a folder, all marks are known.")
    }
  }
}
