import CoreDomain
import DataDoubles
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

@Suite("Shared subscriptions of restored, copied, damaged and hostile data")
struct RecordRecoveryTests {
  private static func feeds(_ names: String...) throws -> [Subscription] {
    try names.map { Subscription(url: try WebURL("https://\($0).example/feed.xml"), title: "") }
  }

  private static func pair(in place: TemporaryFolder) async throws -> (one: SyncedDevice, two: SyncedDevice) {
    let (one, two) = try await SyncedDevice.syncingPair(in: place)
    _ = try await one.subscriptions.add(try feeds("a", "b", "c"))
    _ = try await two.subscriptions.all()
    return (one, two)
  }

  private static func names(on device: SyncedDevice) async throws -> String {
    try await device.subscriptions.all().compactMap { $0.url.host.first.map(String.init) }.sorted().joined()
  }

  /// How a list of subscriptions is lost.
  enum Loss: CaseIterable, Sendable {
    case missing, zero, empty, noBody, other, malformed, truncated, folder

    func happen(at path: String) throws {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try FileManager.default.removeItem(atPath: path)
      let lost: String? =
        switch self {
        case .missing, .folder: nil
        case .zero: ""
        case .empty: #"<opml version="2.0"><body/></opml>"#
        case .noBody: #"<opml version="2.0"/>"#
        case .other: #"<opml version="2.0"><body><outline type="rss" text="X" xmlUrl="https://x.example/feed.xml"/></body></opml>"#
        case .malformed: "<opml><body><outline"
        case .truncated: String(text.prefix(text.utf8.count / 2))
        }
      if self == .folder { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
      try lost?.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  @Test("a lost list of subscriptions removes no feed on any device, even if a command follows", arguments: Loss.allCases, [false, true])
  func lost(_ loss: Loss, withCommand: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      try loss.happen(at: place.path("home-one/subscriptions.opml"))
      if withCommand {
        _ = try? await one.subscriptions.add(try Self.feeds("d"))
      } else {
        _ = try? await one.subscriptions.all()
      }
      await one.records.catchUp()
      #expect(try await Self.names(on: two).hasPrefix("abc"))
      if ![.malformed, .truncated, .folder, .zero].contains(loss) {
        #expect(try await Self.names(on: one).hasPrefix("abc"), "The feeds are back.")
        let reported = await one.records.problems()
        if loss != .other { #expect(reported.contains(.restored(.feed, count: 3))) }
      }
    }
  }

  @Test("a mistyped URL in the list removes no feed elsewhere, and the corrected line is the same feed again")
  func mistyped() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      let path = "home-one/subscriptions.opml"
      let text = try place.text(path)
      try place.put(text.replacing("https://b.example", with: "htps://b.example"), path)
      #expect(try await Self.names(on: one) == "ac")
      #expect(try await Self.names(on: two) == "abc")
      try place.put(text.replacing("https://b.example", with: "https://new.example"), path)
      #expect(try await Self.names(on: one) == "acn")
      #expect(try await Self.names(on: two) == "acn")
    }
  }

  @Test("removing the last feed by a command travels")
  func last() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      for feed in try Self.feeds("a", "b", "c") { _ = try await one.subscriptions.remove(feed.id) }
      for device in [one, two] { #expect(try await Self.names(on: device) == "") }
    }
  }

  @Test("a list that is restored from a backup alone removes no later feed")
  func oldList() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      let (list, backup) = (place.path("home-one/subscriptions.opml"), place.path("backup"))
      try FileManager.default.copyItem(atPath: list, toPath: backup)
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: backup)
      _ = try await one.subscriptions.add(try Self.feeds("d"))
      try FileManager.default.removeItem(atPath: list)
      // A move keeps the time of the file.
      try FileManager.default.moveItem(atPath: backup, toPath: list)
      for device in [one, two] { #expect(try await Self.names(on: device) == "abcd") }
    }
  }

  @Test("a data directory restored from a backup regains all later changes, and so do the other devices")
  func backup() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      try FileManager.default.copyItem(atPath: one.home, toPath: place.path("backup"))
      _ = try await one.subscriptions.add(try Self.feeds("d"))
      _ = try await one.subscriptions.remove(try Self.feeds("a")[0].id)
      try FileManager.default.removeItem(atPath: one.home)
      try FileManager.default.copyItem(atPath: place.path("backup"), toPath: one.home)
      let restored = try SyncedDevice("one", in: place, folder: "f")
      #expect(try await Self.names(on: restored) == "bcd")
      _ = try await restored.subscriptions.add(try Self.feeds("e"))
      for device in [restored, two] { #expect(try await Self.names(on: device) == "bcde") }
      #expect(await restored.records.problems().contains { if case .renamed = $0 { true } else { false } })
    }
  }

  @Test("two copies of a data directory take different names, and neither loses the other's changes")
  func copy() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      try FileManager.default.copyItem(atPath: one.home, toPath: place.path("home-copy"))
      let copy = try SyncedDevice("copy", in: place, folder: "f")
      _ = try await one.subscriptions.add(try Self.feeds("d"))
      _ = try await copy.subscriptions.add(try Self.feeds("e"))
      _ = try await one.subscriptions.remove(try Self.feeds("a")[0].id)
      for device in [one, copy, two, one] { #expect(try await Self.names(on: device) == "bcde") }
      let names = Set([try await one.sync.state().device, try await copy.sync.state().device, try await two.sync.state().device])
      #expect(names.count == 3)
      let files = try place.names(in: "f")
      _ = try await one.subscriptions.add(try Self.feeds("g"))
      _ = try await copy.subscriptions.add(try Self.feeds("h"))
      #expect(try place.names(in: "f") == files, "Each device now has its own file.")
    }
  }

  @Test(
    "whatever file of sync is lost or damaged, no feed is lost, and changes still travel",
    arguments: ["home-one/records.jsonl", "home-one/records.seen", "home-one/records.synced", "f/own"], [false, true])
  func files(lost: String, isDamaged: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      let path = lost == "f/own" ? "f/\(try await one.sync.state().device).records" : lost
      if isDamaged { try place.put("{damage}\n", path) } else { try place.remove(path) }
      _ = try await one.subscriptions.add(try Self.feeds("d"))
      for device in [one, two] { #expect(try await Self.names(on: device) == "abcd") }
      _ = try await one.subscriptions.remove(try Self.feeds("a")[0].id)
      for device in [one, two, one] { #expect(try await Self.names(on: device) == "bcd") }
    }
  }

  @Test("when both the own file and the folder are lost, all subscriptions are recorded again")
  func allRecordsLost() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await Self.pair(in: place)
      try place.remove("home-one/records.jsonl")
      for name in try place.names(in: "f") { try place.remove("f/\(name)") }
      #expect(try await Self.names(on: one) == "abc")
      let three = try SyncedDevice("three", in: place, folder: "f")
      try await three.begin()
      #expect(try await Self.names(on: three) == "abc")
    }
  }

  @Test("a missing folder delays changes, and conflict copies are read")
  func delay() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away")
      _ = try await one.subscriptions.add(try Self.feeds("d"))
      #expect(try await Self.names(on: one) == "abcd")
      try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder)
      #expect(try await Self.names(on: one) == "abcd")
      #expect(try await Self.names(on: two) == "abcd")
      let id = try Self.feeds("e")[0].id
      try place.put(
        #"{"kind":"feed","key":"\#(id)","field":"present","value":"yes","at":"2026-03-01T09:00:00Z","by":"z"}"# + "\n"
          + #"{"kind":"feed","key":"\#(id)","field":"url","value":"https://e.example/feed.xml","at":"2026-03-01T09:00:00Z","by":"z"}"#
          + "\n",
        "f/z-1.sync-conflict-20260301-083000.records")
      for device in [one, two] { #expect(try await Self.names(on: device) == "abcde") }
    }
  }

  /// Why a device has no other device's records.
  enum Absence: CaseIterable, Sendable { case missing, notMounted, deleted }

  @Test("when the records of other devices are out of reach, nothing that they have changed changes back", arguments: Absence.allCases)
  func outOfReach(_ absence: Absence) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      let ids = try Self.feeds("a", "b", "c").map(\.id)
      try await one.subscriptions.remove(ids[2])
      _ = try await two.subscriptions.add(try Self.feeds("c"))
      try await two.subscriptions.remove(ids[1])
      for id in [ids[0], ids[2]] { _ = try await two.subscriptions.configure(id, SubscriptionChange(title: "New")) }
      let secret = FeedSettings([.header: "X-Key: s3cret"])
      _ = try await one.subscriptions.configure(ids[2], SubscriptionChange(settings: secret))
      if absence == .deleted {
        try place.remove("f/\(try await two.sync.state().device).records")
      } else {
        try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away")
      }
      if absence == .notMounted { try FileManager.default.createDirectory(atPath: one.folder, withIntermediateDirectories: false) }
      let before = try place.text("home-one/subscriptions.opml")
      for _ in 0..<2 { #expect(try await Self.names(on: one) == "ac") }
      #expect(try place.text("home-one/subscriptions.opml") == before)
      // Both are as this device's own last records say, so only those of the other device tell that they are changes.
      try await one.subscriptions.remove(ids[2])
      _ = try await one.subscriptions.configure(ids[0], SubscriptionChange(title: ""))
      if absence == .notMounted { try place.remove("f") }
      if absence != .deleted { try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder) }
      for device in [one, two, one] {
        #expect(try await Self.names(on: device) == "a")
        #expect(try await device.subscriptions.all().map(\.ownTitle) == [nil])
      }
    }
  }

  @Test(
    "hostile lines are ignored and counted",
    arguments: [
      ("present", #""no""#), ("url", #""file:///etc/passwd""#), ("url", #""https://me:pw@a.example/""#), ("url", #""javascript:alert(1)""#),
      ("url", "null"), ("title", #""\u001b[31mred""#), ("title", #"" spaced ""#), ("folder", #""a//b""#), ("interval", #""0""#),
      ("agent", #""a\r\nX: y""#), ("keep-articles", #""-1""#), ("keep-days", #""soon""#), ("unknown", #""x""#), ("header", #""A: b""#),
    ])
  func hostile(field: String, value: String) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await Self.pair(in: place)
      let before = try place.text("home-one/subscriptions.opml")
      let id = try Self.feeds("a")[0].id
      let line = { (key: String, at: String) in
        #"{"kind":"feed","key":"\#(key)","field":"\#(field)","value":\#(value),"at":"\#(at)","by":"z"}"# + "\n"
      }
      try place.put(line("\(id)", "2030-01-01T00:00:00Z") + line("../x", "2030-01-01T00:00:00Z"), "f/z.records")
      _ = try await one.subscriptions.all()
      #expect(try place.text("home-one/subscriptions.opml") == before)
      #expect(try await one.records.state().unreadable == 2)
    }
  }

  @Test("a time so late that no change could follow is ignored, and so are overlong and unfinished lines")
  func extremes() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await Self.pair(in: place)
      let id = try Self.feeds("a")[0].id
      let long = String(repeating: "x", count: 200_000)
      try place.put(
        #"{"kind":"feed","key":"\#(id)","field":"present","at":"9999-12-31T23:59:59Z","by":"z"}"# + "\n"
          + #"{"kind":"feed","key":"\#(id)","field":"title","value":"\#(long)","at":"2030-01-01T00:00:00Z","by":"z"}"# + "\n"
          + #"{"kind":"feed","key":"\#(id)","field":"title","value":"Good","at":"2030-01-01T00:00:00Z","by":"z"}"# + "\n"
          + #"{"kind":"feed","key":"\#(id)","field":"present","at":"2031-01-01T00:00:00Z","by":"z"}"#, "f/z.records")
      let feeds = try await one.subscriptions.all()
      #expect(feeds.count == 3 && feeds.first { $0.id == id }?.ownTitle == "Good")
      #expect(try await one.records.state().unreadable == 2)
    }
  }

  @Test("anything but a regular file in place of records is reported once and blocks nothing")
  func intruder() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await Self.pair(in: place)
      for name in ["z.records", "\(try await one.sync.state().device).records"] {
        try? place.remove("f/\(name)")
        try place.put("precious\n", "precious")
        try FileManager.default.createSymbolicLink(atPath: place.path("f/\(name)"), withDestinationPath: place.path("precious"))
      }
      _ = try await one.subscriptions.add(try Self.feeds("d"))
      #expect(try await Self.names(on: one) == "abcd")
      #expect(await one.records.problems().count == 2)
      _ = try await one.subscriptions.all()
      #expect(await one.records.problems() == [])
      #expect(try place.text("precious") == "precious\n")
      for name in try place.names(in: "f") where try place.text("f/\(name)") == "precious\n" {
        try place.remove("f/\(name)")
      }
      #expect(try await Self.names(on: one) == "abcd")
      #expect(try await Self.names(on: two) == "abcd")
    }
  }

  @Test("more subscriptions than the limit are not taken in, and the list stays as it is")
  func tooMany() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await Self.pair(in: place)
      let before = try place.text("home-one/subscriptions.opml")
      let lines = (0...SyncRecord.Kind.feed.maximum).map { number in
        let key = String(format: "%010x", number)
        return #"{"kind":"feed","key":"\#(key)","field":"present","value":"yes","at":"2026-03-01T09:00:00Z","by":"z"}"# + "\n"
      }
      try place.put(lines.joined(), "f/z.records")
      _ = try await one.subscriptions.all()
      #expect(try place.text("home-one/subscriptions.opml") == before)
      #expect(await one.records.problems() == [.unusable(path: one.folder, reason: "it has more than 50000 items of the kind 'feed'")])
    }
  }
}
