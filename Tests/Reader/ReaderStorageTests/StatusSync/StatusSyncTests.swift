import ArticleStorage
import CoreData
import CoreDoubles
import DataDoubles
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("Status sync through a shared folder")
struct StatusSyncTests {
  private static let ids = (1...4).map { StoreSample.article($0).id }

  @Test("a star reaches the other device, and so do stars from before the sync began")
  func star() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      _ = try await one.statuses.update([Self.ids[0]], .set(.starred, true))
      _ = try await one.sync.begin(in: one.folder, called: "Laptop.local")
      _ = try await two.sync.begin(in: two.folder, called: "")
      #expect(try await two.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])])
      _ = try await two.statuses.update([Self.ids[0], Self.ids[1]], .toggle(.starred))
      #expect(try await one.statuses.all() == [Self.ids[1]: ArticleStatus([.starred])])
      let state = try await one.sync.state()
      #expect(state.device.hasPrefix("laptoplocal-"))
      #expect(state.journals.values.sorted() == [1, 2])
      #expect(try await two.sync.state().device.hasPrefix("device-"))
    }
  }

  @Test("tags that two devices add and remove are the same on both, and the later change wins", arguments: StorageKind.allCases)
  func tags(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, kind)
      let names = ["a", "long read", String(repeating: "x", count: TagName.maximumBytes)]
      let (a, b, longest) = (
        ArticleMark.tag(try TagName(names[0])), ArticleMark.tag(try TagName(names[1])), ArticleMark.tag(try TagName(names[2]))
      )
      _ = try await one.statuses.update(Self.ids, .set(a, true))
      _ = try await two.statuses.update([Self.ids[0], Self.ids[1]], .set(b, true))
      _ = try await two.statuses.update([Self.ids[0]], .set(a, false))
      _ = try await one.statuses.update([Self.ids[1]], .set(b, false))
      _ = try await one.statuses.update([Self.ids[2]], .set(longest, true))
      let expected = [
        Self.ids[0]: ArticleStatus([b]), Self.ids[1]: ArticleStatus([a]), Self.ids[2]: ArticleStatus([a, longest]),
        Self.ids[3]: ArticleStatus([a]),
      ]
      for device in [one, two] { #expect(try await device.statuses.all() == expected) }
      _ = try await two.statuses.update([Self.ids[0]], .set(a, true))
      #expect(try await one.statuses.all()[Self.ids[0]] == ArticleStatus([a, b]))
    }
  }

  @Test("a folder that was unavailable receives the changes made meanwhile, and local changes do not wait for it")
  func away() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away")
      _ = try await one.statuses.update([Self.ids[0]], .set(.starred, true))
      #expect(try await one.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])])
      try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder)
      #expect(try await two.statuses.all() == [:])
      #expect(try await one.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])])
      #expect(try await two.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])])
    }
  }

  @Test("a conflict copy of a journal is read too; invalid lines are counted")
  func conflict() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      let device = try await one.sync.state().device
      let line = { (id: ArticleID) in
        #"{"id":"\#(id)","mark":"starred","set":true,"at":"2026-03-01T08:30:00Z"}"# + "\n"
      }
      try place.put(line(Self.ids[2]), "f/\(device).sync-conflict-20260301-083000-ABC.jsonl")
      try place.put(line(Self.ids[3]) + "{}\nnot json\n" + line(Self.ids[0]).dropLast(9), "f/\(device) (copy).jsonl")
      try place.put(line(Self.ids[1]), "f/notes.txt")
      #expect(Set(try await two.statuses.all().keys) == [Self.ids[2], Self.ids[3]])
      #expect(Set(try await one.statuses.all().keys) == [Self.ids[2], Self.ids[3]])
      #expect(try await one.sync.state().unreadable == 2)
    }
  }

  @Test("without a folder only the statuses are written, and after sync ends no changes arrive")
  func end() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      _ = try await one.statuses.update([Self.ids[0]], .set(.read, true))
      #expect(try place.names(in: "home-one").filter { $0.contains("journal") || $0.contains("sync") } == [])
      #expect(try await one.sync.state().folder == nil)
      for device in [one, two] { _ = try await device.sync.begin(in: device.folder, called: "x") }
      #expect(try await one.sync.end().folder == nil)
      _ = try await two.statuses.update([Self.ids[1]], .set(.starred, true))
      #expect(try await one.statuses.all() == [Self.ids[0]: ArticleStatus([.read])])
      _ = try await one.sync.begin(in: one.folder, called: "y")
      #expect(try await one.statuses.all().count == 2)
      await #expect(throws: DataStoreError.unreadable(path: place.path("none"), reason: "it does not exist")) {
        _ = try await one.sync.begin(in: place.path("none"), called: "x")
      }
    }
  }

  @Test("an article that is starred on another device is not purged here")
  func purge() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      let feed = StoreSample.feed()
      _ = try await one.articles.store((1...4).map { StoreSample.piece($0) }, of: feed)
      _ = try await two.statuses.update([Self.ids[2]], .set(.starred, true))
      #expect(try await one.articles.purge(feed, keeping: Retention(maximumArticles: 1), document: [], at: StoreSample.moment) == 2)
      #expect(Set(try await one.articles.articles(of: feed).map(\.article.id)) == [Self.ids[0], Self.ids[2]])
    }
  }

  @Test("a star that was set while sync was off survives when sync begins again, whatever the journals say about the article")
  func beginAgain() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place)
      for device in [one, two] {
        two.clock.turn(minutes: 100)
        for isSet in [true, false] { _ = try await two.statuses.update([Self.ids[0]], .set(.starred, isSet)) }
        _ = try await device.sync.end()
        _ = try await device.statuses.update([Self.ids[0]], .set(.starred, true))
        _ = try await device.sync.begin(in: device.folder, called: "x")
        for each in [one, two] { #expect(try await each.statuses.all() == [Self.ids[0]: ArticleStatus([.starred])]) }
      }
    }
  }

  @Test(
    "devices that all work offline agree once every journal arrives, even in parts and whatever their clocks say",
    arguments: 0..<12)
  func converge(seed: UInt64) async throws {
    try await TemporaryFolder.with { place async throws in
      var random = SeededGenerator(seed)
      let devices = try (0..<3).map { try SyncedDevice("\($0)", in: place) }
      for device in devices {
        device.clock.turn(minutes: .random(in: -500...500, using: &random))
        _ = try await device.sync.begin(in: device.folder, called: "d")
      }
      for _ in 0..<40 {
        guard let device = devices.randomElement(using: &random), let other = devices.randomElement(using: &random) else { return }
        device.clock.turn(minutes: .random(in: -3...9, using: &random))
        if Bool.random(using: &random) {
          let mark: ArticleMark = Bool.random(using: &random) ? .read : .starred
          let change: ArticleStatus.Change = Bool.random(using: &random) ? .toggle(mark) : .set(mark, Bool.random(using: &random))
          let ids = Self.ids.filter { _ in Bool.random(using: &random) }
          let expected = try await device.statuses.update(ids, change)
          let all = try await device.statuses.all()
          for (id, status) in expected { #expect(all[id] ?? .new == status, "A device shows its own latest change.") }
        } else {
          try device.carry(to: other, share: .random(in: 0...1, using: &random))
          _ = try await other.statuses.all()
        }
      }
      for _ in 0..<2 { for device in devices { for other in devices { try device.carry(to: other) } } }
      let statuses = try await devices[0].statuses.all()
      for device in devices.dropFirst() { #expect(try await device.statuses.all() == statuses) }
    }
  }
}
