import DataDoubles
@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
import Files
import Foundation
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

@Suite("What sync shows of subscriptions, views and rules")
struct RecordStateTests {
  private static func feed(_ name: String, user: String = "") throws -> Subscription {
    Subscription(url: try WebURL("https://\(user)\(name).example/feed.xml"), title: name)
  }

  private static func lines(_ text: String) -> Int { text.split(separator: "\n").count }

  @Test("the state counts the records of each device and the shared items of each kind, after a merge")
  func counts() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      #expect(try await one.records.state().shared == [.feed: 0, .view: 0, .rule: 0])
      _ = try await one.subscriptions.add([try Self.feed("a"), try Self.feed("b")])
      _ = try await two.views.change(.save(SavedView(try ViewName("news"), "is:unread"), replaces: false))
      try place.put("when title:tea => hide\n", "home-two/rules")
      _ = try await two.subscriptions.all()
      // The first device has read nothing since.
      let state = try await one.records.state()
      #expect(state.shared == [.feed: 2, .view: 1, .rule: 1])
      let names = try place.names(in: "f").filter { $0.hasSuffix(".records") }
      #expect(Set(state.records.keys) == Set(names))
      for name in names { #expect(try state.records[name] == Self.lines(place.text("f/\(name)"))) }
      #expect(state.unreadable == 0)
      #expect(state.problems == [])
      #expect(state.unshared == [])
      let off = try SyncedDevice("three", in: place, folder: "f")
      #expect(try await off.records.state().records == [:])
      #expect(try await off.records.state().shared == [:])
    }
  }

  @Test("unreadable lines in other devices' files are counted, and the records around them are read")
  func unreadable() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      _ = try await two.subscriptions.add([try Self.feed("a")])
      let name = "\(try await two.sync.state().device).records"
      let text = try place.text("f/\(name)")
      try place.put("x\n\n\(text)y\n", "f/other-1.records")
      let state = try await one.records.state()
      #expect(state.unreadable == 2)
      #expect(state.records["other-1.records"] == Self.lines(text))
      #expect(state.shared[.feed] == 1)
    }
  }

  @Test("problems are sorted by path, and each is reported once: by the state or by the next command")
  func problems() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await SyncedDevice.syncingPair(in: place)
      _ = try await one.subscriptions.add([try Self.feed("a", user: "me:s3cret@")])
      let names = ["c-1", "a-1", "d-1", "b-1"]
      for name in names {
        try FileManager.default.createDirectory(atPath: place.path("f/\(name).records"), withIntermediateDirectories: true)
      }
      let state = try await one.records.state()
      let paths = names.sorted().map { place.path("f/\($0).records") }
      func path(_ problem: SyncDiagnostic) -> String? { if case .unusable(let path, _) = problem { path } else { nil } }
      #expect(state.problems.map(path) == paths)
      #expect(state.unshared.map(\.title) == ["a"])
      #expect(await one.records.problems() == [])
      for name in ["e-1", "f-1"] {
        try FileManager.default.createDirectory(atPath: place.path("f/\(name).records"), withIntermediateDirectories: true)
      }
      _ = try await one.subscriptions.all()
      #expect(await one.records.problems().map(path) == ["e-1", "f-1"].map { place.path("f/\($0).records") })
      _ = try await one.subscriptions.all()
      #expect(await one.records.problems() == [])
    }
  }

  @Test("while another process holds the lock, records wait, which is reported once, and are merged later")
  func waiting() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      let directory = DataDirectory(path: one.home, now: { StoreSample.moment }, timeout: .zero)
      let records = RecordSync(
        directory: directory, repeatJoins: { $0 }, executor: FileExecutor(label: "strata.tests"), now: { StoreSample.moment })
      _ = try await two.subscriptions.add([try Self.feed("a")])
      do {
        let lock = try directory.take()
        await records.catchUp()
        await records.catchUp()
        let problems = await records.problems()
        #expect(problems.count == 1)
        #expect(problems.allSatisfy { if case .waiting(.locked) = $0 { true } else { false } }, "\(problems)")
        _ = lock
      }
      #expect(try await one.list.all() == [])
      await records.catchUp()
      #expect(await records.problems() == [])
      #expect(try await one.list.all().map(\.title) == ["a"])
    }
  }

  @Test("unreadable settings are reported once, unless the data directory itself is unusable")
  func settings() async throws {
    try await TemporaryFolder.with { place async throws in
      try place.put("x", "home")
      let executor = FileExecutor(label: "strata.tests")
      let blocked = RecordSync(
        directory: DataDirectory(path: place.path("home"), now: { StoreSample.moment }), repeatJoins: { $0 }, executor: executor,
        now: { StoreSample.moment })
      await blocked.catchUp()
      #expect(await blocked.problems() == [])
      try place.put("x", "other/sync.json/inside")
      let unreadable = RecordSync(
        directory: DataDirectory(path: place.path("other"), now: { StoreSample.moment }), repeatJoins: { $0 }, executor: executor,
        now: { StoreSample.moment })
      await unreadable.catchUp()
      await unreadable.catchUp()
      let problems = await unreadable.problems()
      #expect(problems.count == 1)
      #expect(problems.allSatisfy { if case .unusable(place.path("other/sync.json"), _) = $0 { true } else { false } }, "\(problems)")
    }
  }
}
