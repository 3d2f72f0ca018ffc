import CoreDomain
import DataDoubles
import ReaderDomain
@testable import StatusSync
import Foundation
import StorageDoubles
import Testing

@Suite("Journal checkpoints")
struct JournalCheckpointTests {
  private static let many = (100..<5000).map { StoreSample.article($0).id }

  /// Two devices; the second has marked many articles as read.
  private static func pair(in place: TemporaryFolder, _ kind: StorageKind = .json) async throws -> (one: SyncedDevice, two: SyncedDevice) {
    let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
    _ = try await two.statuses.update(many, .set(.read, true))
    #expect(try await one.statuses.all().count == many.count)
    return (one, two)
  }

  @Test("journal lines that were read once are not read again, and still count", arguments: StorageKind.allCases)
  func once(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place, kind)
      let name = "f/\(try await two.sync.state().device).jsonl"
      var bytes = try place.bytes(name)
      for place in 0..<(bytes.count / 2) { bytes[place] = UInt8(ascii: "x") }
      try place.put(bytes, name)
      let id = Self.many[0]
      // The clock is behind the status change that only the checkpoint knows.
      one.clock.turn(minutes: -60)
      #expect(try await one.statuses.update([id], .toggle(.read)) == [id: .new])
      #expect(try await one.sync.state().unreadable == 0)
      #expect(try await one.statuses.all().count == Self.many.count - 1)
      #expect(try await two.statuses.all().count == Self.many.count - 1)
    }
  }

  @Test("single changes rewrite neither the checkpoint nor a journal")
  func seldom() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await Self.pair(in: place)
      _ = try await one.statuses.update([Self.many[0]], .toggle(.starred))
      let device = try await one.sync.state().device
      let files = ["home-one/journals.checkpoint", "home-one/journal.jsonl", "f/\(device).jsonl"]
      let numbers = try files.map { try place.stamp($0)[0] }
      let checkpoint = try place.stamp(files[0])
      for id in Self.many.prefix(10) { _ = try await one.statuses.update([id], .toggle(.starred)) }
      #expect(try files.map { try place.stamp($0)[0] } == numbers, "The files are appended to.")
      #expect(try place.stamp(files[0]) == checkpoint)
      #expect(try place.bytes(files[1]) == place.bytes(files[2]))
    }
  }

  @Test(
    "thousands of local status changes extend the checkpoint, and a late older change replaces no newer one",
    arguments: StorageKind.allCases)
  func ownMarks(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place, kind)
      let id = Self.many[0]
      one.clock.turn(minutes: 60)
      _ = try await one.statuses.update([id], .set(.read, false))
      let late = StatusChangeRecord(
        subject: StatusChangeRecord.Subject(article: id, mark: .read), isSet: true, moment: Timestamp(milliseconds: 1000))
      try place.put(SyncStatusLine.lines([late]), "f/three.jsonl")
      #expect(try await one.statuses.statuses(of: [id]) == [:])
      let checkpoint = try place.stamp("home-one/journals.checkpoint")
      _ = try await one.statuses.update(Self.many, .set(.starred, true))
      #expect(try place.stamp("home-one/journals.checkpoint") != checkpoint)
      // The clock is behind the change that only the checkpoint knows.
      one.clock.turn(minutes: -90)
      _ = try await one.statuses.update([id], .set(.read, true))
      for device in [one, two] {
        #expect(try await device.statuses.statuses(of: [id])[id] == ArticleStatus([.read, .starred]))
        #expect(try await device.statuses.all().count == Self.many.count)
      }
      // The same holds for the changes that this device has added to the checkpoint itself.
      let extended = try place.stamp("home-one/journals.checkpoint")
      one.clock.turn(minutes: -90)
      _ = try await one.statuses.update([id], .set(.starred, false))
      for device in [one, two] { #expect(try await device.statuses.statuses(of: [id])[id] == ArticleStatus([.read])) }
      #expect(try place.stamp("home-one/journals.checkpoint") == extended, "A single change does not rewrite it.")
    }
  }

  @Test("a checkpoint whose damage is found by a single lookup is rebuilt")
  func damagedLookup() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      var bytes = try place.bytes("home-one/journals.checkpoint")
      for block in stride(from: bytes.count - 4000, to: 4096, by: -4096) { bytes[block] ^= 1 }
      try place.put(bytes, "home-one/journals.checkpoint")
      for id in Self.many.prefix(3) { #expect(try await one.statuses.update([id], .toggle(.read)) == [id: .new]) }
      #expect(try await two.statuses.all().count == Self.many.count - 3)
      #expect(try place.bytes("home-one/journals.checkpoint") != bytes)
    }
  }

  @Test("the checkpoint of another folder is ignored")
  func otherFolder() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      let new = try SyncedDevice("three", in: place, folder: "g")
      _ = try await new.sync.begin(in: new.folder, called: "x")
      _ = try await new.statuses.update([Self.many[3]], .set(.starred, true))
      _ = try await one.sync.begin(in: new.folder, called: "x")
      #expect(try await one.statuses.all()[Self.many[3]] == ArticleStatus([.read, .starred]))
      #expect(try await new.statuses.all().count == Self.many.count, "Statuses from the first folder are sent to the second.")
      #expect(try await two.statuses.all()[Self.many[3]] == ArticleStatus([.read]))
    }
  }

  @Test("a journal that the sync service has rewritten is read from its start")
  func rewritten() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      let name = "f/\(try await two.sync.state().device).jsonl"
      let more = #"{"id":"\#(Self.many[9].text)","mark":"starred","set":true,"at":"2026-03-01T08:30:00Z"}"# + "\n"
      try place.put(Array(more.utf8) + (try place.bytes(name)), name)
      #expect(try await one.statuses.all()[Self.many[9]] == ArticleStatus([.read, .starred]))
    }
  }
}
