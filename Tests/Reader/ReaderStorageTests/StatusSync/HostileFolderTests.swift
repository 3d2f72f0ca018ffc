import ArticleStorage
import DataDoubles
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Shared folders with unexpected content", .timeLimit(.minutes(10)))
struct HostileFolderTests {
  private static let ids = (1...4).map { StoreSample.article($0).id }

  /// An unexpected entry in place of a journal.
  enum Intruder: String, CaseIterable, Sendable {
    case pipe, zeros, folder, loop, dangling, link

    func put(at path: String, in place: TemporaryFolder) throws {
      switch self {
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .zeros: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .loop: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
      case .dangling: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place.path("nowhere"))
      case .link:
        try place.put("precious\n", "precious")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place.path("precious"))
      }
    }
  }

  @Test("an intruder in place of another device's journal is reported once and does not block reading", arguments: Intruder.allCases)
  func others(_ intruder: Intruder) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try intruder.put(at: place.path("f/x.jsonl"), in: place)
      _ = try await two.statuses.update([Self.ids[0]], .set(.starred, true))
      #expect(try await one.statuses.all().keys.contains(Self.ids[0]))
      let reported = await one.sync.problems()
      #expect(reported.count == 1)
      guard case .unusable(place.path("f/x.jsonl"), _) = try #require(reported.first) else {
        Issue.record("\(reported)")
        return
      }
      _ = try await one.statuses.update([Self.ids[1]], .set(.starred, true))
      #expect(try await two.statuses.all().count == 2)
      #expect(await one.sync.problems() == [])
      #expect(try await one.sync.state().problems == reported)
      #expect(try await one.sync.end().folder == nil)
      if intruder == .link { #expect(try place.text("precious") == "precious\n") }
    }
  }

  @Test(
    "an intruder in place of this device's own journal is never written through, and the changes are sent later",
    arguments: Intruder.allCases)
  func own(_ intruder: Intruder) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      _ = try await one.statuses.update([Self.ids[0]], .set(.starred, true))
      let path = place.path("f/\(try await one.sync.state().device).jsonl")
      try FileManager.default.removeItem(atPath: path)
      try intruder.put(at: path, in: place)
      #expect(try await one.statuses.all().count == 1)
      _ = try await one.statuses.update([Self.ids[1]], .set(.starred, true))
      #expect(try await one.statuses.all().count == 2)
      #expect(await one.sync.problems().count == 1)
      if intruder == .link { #expect(try place.text("precious") == "precious\n") }
      try FileManager.default.removeItem(atPath: path)
      #expect(try await one.statuses.all().count == 2)
      #expect(try await two.statuses.all().count == 2)
      #expect(await one.sync.problems() == [])
    }
  }

  @Test("a folder that was replaced by something else is reported once, and all changes are sent later", arguments: Intruder.allCases)
  func folder(_ intruder: Intruder) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      _ = try await one.statuses.update([Self.ids[0]], .set(.starred, true))
      try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away")
      if intruder != .folder { try intruder.put(at: one.folder, in: place) }
      _ = try await one.statuses.update([Self.ids[1]], .set(.starred, true))
      #expect(try await one.statuses.all().count == 2)
      #expect(await one.sync.problems().count == 1)
      #expect(try await one.sync.state().problems.count == 1)
      if intruder != .folder { try FileManager.default.removeItem(atPath: one.folder) }
      try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder)
      _ = try await one.statuses.all()
      #expect(try await two.statuses.all().count == 2)
    }
  }

  @Test("a file with a second hard link is never written to, because it may belong to the user")
  func secondName() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      _ = try await one.sync.begin(in: one.folder, called: "x")
      try place.put("precious\n", "precious")
      let path = place.path("f/\(try await one.sync.state().device).jsonl")
      try FileManager.default.linkItem(atPath: place.path("precious"), toPath: path)
      _ = try await one.statuses.update([Self.ids[1]], .set(.starred, true))
      #expect(try place.text("precious") == "precious\n")
      #expect(await one.sync.problems().count == 1)
    }
  }

  @Test("overlong lines are skipped, finished or not, and the lines after them are read")
  func longLines() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      _ = try await one.sync.begin(in: one.folder, called: "x")
      let line = { (id: ArticleID, more: String) in
        #"{"id":"\#(id)","mark":"starred","set":true,"at":"2026-03-01T08:30:00Z"\#(more)}"# + "\n"
      }
      let long = String(repeating: "x", count: 3_000_000)
      try place.put(line(Self.ids[0], "") + line(Self.ids[1], #","note":"\#(long.prefix(5000))""#) + long, "f/y.jsonl")
      #expect(Set(try await one.statuses.all().keys) == [Self.ids[0]])
      let text = try place.text("f/y.jsonl")
      try place.put(text + long + "\n" + line(Self.ids[2], ""), "f/y.jsonl")
      #expect(Set(try await one.statuses.all().keys) == [Self.ids[0], Self.ids[2]])
      #expect(try await one.sync.state().unreadable == 2)
    }
  }

  @Test("a file that is too large for a journal is not read")
  func tooLarge() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      _ = try await one.sync.begin(in: one.folder, called: "x")
      try place.put("", "f/y.jsonl")
      // A sparse file takes no disk space.
      #expect(truncate(place.path("f/y.jsonl"), 1 << 31) == 0)
      _ = try await one.statuses.update([Self.ids[1]], .set(.starred, true))
      #expect(await one.sync.problems() == [.unusable(path: place.path("f/y.jsonl"), reason: "it is larger than 1024 MiB")])
    }
  }

  @Test("while a journal is unreadable, no article that it may have starred is removed")
  func purge() async throws {
    try await TemporaryFolder.with { place async throws in
      let one = try SyncedDevice("one", in: place, folder: "f")
      _ = try await one.sync.begin(in: one.folder, called: "x")
      let feed = StoreSample.feed()
      _ = try await one.articles.store((1...4).map { StoreSample.piece($0) }, of: feed)
      try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away")
      let retention = Retention(maximumArticles: 1)
      #expect(try await one.articles.purge(feed, keeping: retention, document: [], at: StoreSample.moment) == 0)
      try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder)
      try Intruder.pipe.put(at: place.path("f/x.jsonl"), in: place)
      #expect(try await one.articles.purge(feed, keeping: retention, document: [], at: StoreSample.moment) == 3)
    }
  }
}
