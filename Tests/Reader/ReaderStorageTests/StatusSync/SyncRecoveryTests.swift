import CoreData
import DataDoubles
import Foundation
import Growth
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("Sync recovery of restored, copied and damaged data directories")
struct SyncRecoveryTests {
  private static let ids = (1...6).map { StoreSample.article($0).id }
  private static let starred = ArticleStatus([.starred])

  private static func star(_ numbers: Int..., on device: SyncedDevice) async throws {
    _ = try await device.statuses.update(numbers.map { ids[$0] }, .set(.starred, true))
  }

  private static func stars(on device: SyncedDevice) async throws -> [Int] {
    try await device.statuses.all().filter(\.value.isStarred).keys.compactMap { ids.firstIndex(of: $0) }.sorted()
  }

  private static func lines(in folder: TemporaryFolder) throws -> Set<String> {
    var lines: Set<String> = []
    for name in try folder.names(in: "f") {
      lines.formUnion(try folder.text("f/\(name)").split(separator: "\n").map { "\(name) \($0)" })
    }
    return lines
  }

  @Test("a data directory restored from a backup regains all later changes, and so do the other devices", arguments: StorageKind.allCases)
  func backup(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      try await Self.star(0, on: one)
      try FileManager.default.copyItem(atPath: place.path("home-one"), toPath: place.path("backup"))
      try await Self.star(1, on: one)
      let before = try Self.lines(in: place)
      try place.remove("home-one")
      try FileManager.default.copyItem(atPath: place.path("backup"), toPath: place.path("home-one"))
      let restored = try SyncedDevice("one", in: place, folder: "f", kind)
      try await Self.star(2, on: restored)
      for device in [restored, two] { #expect(try await Self.stars(on: device) == [0, 1, 2]) }
      #expect(try Self.lines(in: place).isSuperset(of: before), "A line was lost.")
      #expect(try place.text("home-one/journal.jsonl").contains(Self.ids[1].text))
    }
  }

  @Test("two copies of a data directory take different names, and neither loses the other's changes", arguments: [false, true])
  func copy(isAway: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, on: one)
      try FileManager.default.copyItem(atPath: place.path("home-one"), toPath: place.path("home-copy"))
      let copy = try SyncedDevice("copy", in: place, folder: "f")
      // One copy may lack the folder at first.
      if isAway { try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away") }
      try await Self.star(1, on: one)
      if isAway { try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder) }
      try await Self.star(2, on: copy)
      try await Self.star(3, on: one)
      try await Self.star(4, on: copy)
      for device in [one, copy, two, one] { #expect(try await Self.stars(on: device) == [0, 1, 2, 3, 4]) }
      let names = Set([try await one.sync.state().device, try await copy.sync.state().device, try await two.sync.state().device])
      #expect(names.count == 3)
      let renamed = await one.sync.problems() + (await copy.sync.problems())
      #expect(renamed.contains { if case .renamed = $0 { true } else { false } })
      let files = try place.names(in: "f")
      try await Self.star(5, on: one)
      try await Self.star(5, on: copy)
      #expect(try place.names(in: "f") == files, "Each device now has its own journal.")
    }
  }

  @Test("a device that has got a new name has all its marks in its new journal, whatever becomes of the former one")
  func newName() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, on: one)
      try FileManager.default.copyItem(atPath: place.path("home-one"), toPath: place.path("home-copy"))
      let copy = try SyncedDevice("copy", in: place, folder: "f")
      let former = try await one.sync.state().device
      try await Self.star(1, on: copy)
      try await Self.star(2, on: one)
      #expect(try await one.sync.state().device != former)
      // The other copy of the data directory writes to this file, and its sync service may choose its version.
      try place.remove("f/\(former).jsonl")
      #expect(try await Self.stars(on: two) == [0, 1, 2])
    }
  }

  @Test(
    "a journal that is lost in the data directory or in the folder is restored from the other", arguments: ["home-one/journal.jsonl", "f"])
  func journal(lost: String) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, 1, on: one)
      let device = try await one.sync.state().device
      let before = try place.text("home-one/journal.jsonl")
      try place.remove(lost == "f" ? "f/\(device).jsonl" : lost)
      try await Self.star(2, on: one)
      for each in [one, two] { #expect(try await Self.stars(on: each) == [0, 1, 2]) }
      #expect(Set(try place.text("home-one/journal.jsonl").split(separator: "\n")).isSuperset(of: before.split(separator: "\n")))
      #expect(try await one.sync.state().device == device, "No other device has used the name.")
    }
  }

  @Test("lost statuses are restored from the journals, including those of other devices", arguments: StorageKind.allCases)
  func statuses(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      try await Self.star(0, on: one)
      try await Self.star(1, on: two)
      #expect(try await Self.stars(on: one) == [0, 1])
      for name in try place.names(in: "home-one") where name.hasPrefix("statuses") || name.hasPrefix("strata.db") {
        try place.remove("home-one/\(name)")
      }
      let again = try SyncedDevice("one", in: place, folder: "f", kind)
      #expect(try await Self.stars(on: again) == [0, 1])
      #expect(try await Self.stars(on: two) == [0, 1])
    }
  }

  @Test(
    "while the journals of the other devices are out of reach, no mark that they have changed changes back",
    arguments: StorageKind.allCases, [false, true])
  func outOfReach(_ kind: StorageKind, isEmpty: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      try await Self.star(0, 1, on: one)
      _ = try await one.statuses.update([Self.ids[1]], .set(.starred, false))
      _ = try await two.statuses.update([Self.ids[0], Self.ids[1]], .toggle(.starred))
      #expect(try await Self.stars(on: one) == [1])
      try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away")
      // The mount point of a disk that is not mounted is an empty folder.
      if isEmpty { try FileManager.default.createDirectory(atPath: one.folder, withIntermediateDirectories: false) }
      for _ in 0..<2 { #expect(try await Self.stars(on: one) == [1]) }
      try await Self.star(2, on: one)
      #expect(try await Self.stars(on: one) == [1, 2])
      if isEmpty { try place.remove("f") }
      try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder)
      for device in [one, two] { #expect(try await Self.stars(on: device) == [1, 2]) }
      try await Self.star(0, on: two)
      for device in [one, two] { #expect(try await Self.stars(on: device) == [0, 1, 2]) }
    }
  }

  @Test("a device whose other devices are gone for good still puts its marks into the folder, and its next device gives and gets marks")
  func alone() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, on: one)
      try await Self.star(3, on: two)
      _ = try await two.statuses.update([Self.ids[3]], .set(.starred, false))
      #expect(try await Self.stars(on: one) == [0])
      try place.remove("f/\(try await two.sync.state().device).jsonl")
      _ = try await one.statuses.update([Self.ids[0]], .set(.starred, false))
      try await Self.star(2, on: one)
      #expect(try await Self.stars(on: one) == [2])
      #expect(await one.sync.problems() == [])
      #expect(try place.text("f/\(try await one.sync.state().device).jsonl") == place.text("home-one/journal.jsonl"))
      let three = try SyncedDevice("three", in: place, folder: "f")
      _ = try await three.sync.begin(in: three.folder, called: "x")
      #expect(try await Self.stars(on: three) == [2])
      try await Self.star(1, on: three)
      #expect(try await Self.stars(on: one) == [1, 2])
    }
  }

  @Test("statuses from an older backup, and damaged ones that were set aside, are brought up to date")
  func olderStatuses() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try await Self.star(0, on: one)
      let old = try place.bytes("home-one/statuses.json")
      try await Self.star(1, on: two)
      try await Self.star(2, on: one)
      try place.put(old, "home-one/statuses.json")
      #expect(try await Self.stars(on: one) == [0, 1, 2])
      try place.put("{not json", "home-one/statuses.json")
      await #expect(throws: DataStoreError.self) { _ = try await one.statuses.all() }
      #expect(try await Self.stars(on: one) == [0, 1, 2])
    }
  }

  @Test(
    "lost or damaged bookkeeping of the journals costs no status", arguments: ["journals.seen", "journals.checkpoint"],
    [nil, "", "nonsense\n", "half"])
  func memory(file: String, content: String?) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      let many = (100..<4000).map { StoreSample.article($0).id }
      _ = try await two.statuses.update(many, .set(.read, true))
      try await Self.star(0, on: one)
      #expect(try place.names(in: "home-one").contains("journals.checkpoint"))
      let bytes = try place.bytes("home-one/\(file)")
      switch content {
      case nil: try place.remove("home-one/\(file)")
      case "half": try place.put(Array(bytes.prefix(bytes.count / 2)), "home-one/\(file)")
      case let text?: try place.put(text, "home-one/\(file)")
      }
      try await Self.star(1, on: two)
      _ = try await one.statuses.update([many[7]], .toggle(.read))
      for device in [one, two] {
        #expect(try await Self.stars(on: device) == [0, 1])
        #expect(try await device.statuses.all().values.count(where: \.isRead) == many.count - 1)
      }
    }
  }

  @Test("a damaged byte anywhere in the checkpoint does no harm")
  func damagedByte() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      let many = (100..<4000).map { StoreSample.article($0).id }
      _ = try await two.statuses.update(many, .set(.read, true))
      _ = try await one.statuses.all()
      let (few, bytes) = (many.prefix(50).map { $0 }, try place.bytes("home-one/journals.checkpoint"))
      for offset in stride(from: 0, to: bytes.count, by: bytes.count / (SlowPart.isRun ? 9 : 4)) {
        var damaged = bytes
        damaged[offset] ^= 0x10
        try place.put(damaged, "home-one/journals.checkpoint")
        // Later than the status changes of the other device, whose clock is ahead.
        two.clock.turn(minutes: 10)
        _ = try await two.statuses.update(few, .toggle(.read))
        _ = try await one.statuses.update(few, .toggle(.starred))
        for device in [one, two] { _ = try await device.statuses.all() }
        #expect(try await one.statuses.all() == two.statuses.all(), "byte \(offset)")
      }
    }
  }
}
