import ArticleStorage
import DataDoubles
import Foundation
import ReaderDomain
import StatusSync
import StorageDoubles
import Testing

@Suite("Marks that rules set on articles that arrive, on other devices", .timeLimit(.minutes(10)))
struct RuledArrivalSyncTests {
  private static let feed = StoreSample.feed()
  private static let ids = (1...4).map { StoreSample.article($0).id }
  private static let pieces = (1...4).map { StoreSample.piece($0) }
  private static let hides = StoreSample.rules("when title:1 => hide\nwhen title:2 => read\nwhen title:3 => star, keep")
  private static let marked = [
    ids[0]: ArticleStatus([.hidden]), ids[1]: ArticleStatus([.read]), ids[2]: ArticleStatus([.starred, .kept]),
  ]

  private static func arrive(on device: SyncedDevice, _ rules: RuleMatcher? = nil) async throws -> MergeResult {
    try await device.articles.store(pieces, of: feed, marker: rules)
  }

  @Test(
    "a device without the rule shows the marks, whether the articles or the marks reach it first", arguments: StorageKind.allCases,
    [true, false])
  func travel(_ kind: StorageKind, isFirst: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place, kind, kind)
      if isFirst { _ = try await Self.arrive(on: two) }
      #expect(try await Self.arrive(on: one, Self.hides).marked.marks.count == 3)
      #expect(try await two.statuses.all() == Self.marked)
      if !isFirst { _ = try await Self.arrive(on: two) }
      for device in [one, two] { #expect(try await device.statuses.all() == Self.marked) }
      for device in [one, two] { #expect(await device.sync.problems() == []) }
    }
  }

  @Test("the marks of a device whose folder is away, or whose sync is off, follow later", arguments: [true, false])
  func late(isOff: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      if isOff { _ = try await one.sync.end() } else { try FileManager.default.moveItem(atPath: one.folder, toPath: one.folder + ".away") }
      _ = try await Self.arrive(on: one, Self.hides)
      if isOff { try await one.begin() } else { try FileManager.default.moveItem(atPath: one.folder + ".away", toPath: one.folder) }
      #expect(try await one.statuses.all() == Self.marked)
      #expect(try await two.statuses.all() == Self.marked)
    }
  }

  @Test(
    "what a user does with a mark on another device wins, before and after the rule, whatever the clocks say", arguments: [-600, 0, 600],
    [true, false])
  func userWins(minutes: Int, isBefore: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      // Each device has its own folder, so that neither knows of the other's changes before the files are carried.
      let (one, two) = (try SyncedDevice("one", in: place), try SyncedDevice("two", in: place))
      for device in [one, two] { try await device.begin() }
      two.clock.turn(minutes: minutes)
      _ = try await Self.arrive(on: two)
      if !isBefore {
        _ = try await Self.arrive(on: one, Self.hides)
        try one.carry(to: two)
        #expect(try await two.statuses.all() == Self.marked)
      } else {
        for mark in [ArticleMark.hidden, .read, .starred] { _ = try await two.statuses.update(Self.ids, .set(mark, true)) }
      }
      for mark in [ArticleMark.hidden, .read, .starred] { _ = try await two.statuses.update(Self.ids, .set(mark, false)) }
      if isBefore { _ = try await Self.arrive(on: one, Self.hides) }
      for _ in 0..<2 {
        try one.carry(to: two)
        try two.carry(to: one)
        for device in [one, two] { #expect(try await device.statuses.all() == [Self.ids[2]: ArticleStatus([.kept])]) }
      }
    }
  }

  @Test("a mark that the user has cleared stays cleared when the article arrives anew", arguments: StorageKind.allCases)
  func anew(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place, kind, kind)
      _ = try await Self.arrive(on: one, Self.hides)
      for mark in [ArticleMark.hidden, .read, .starred, .kept] { _ = try await two.statuses.update(Self.ids, .set(mark, false)) }
      #expect(try await one.articles.purge(Self.feed, keeping: Retention(maximumArticles: 0), document: [], at: StoreSample.moment) > 0)
      _ = try await Self.arrive(on: one, Self.hides)
      for device in [one, two] { #expect(try await device.statuses.all() == [:]) }
    }
  }

  @Test("devices with different rules agree, and then write nothing more", arguments: StorageKind.allCases)
  func differentRules(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = (try SyncedDevice("one", in: place, kind), try SyncedDevice("two", in: place, kind))
      for device in [one, two] { try await device.begin() }
      let stars = StoreSample.rules("when title:1 => star\nwhen title:4 => hide")
      _ = try await Self.arrive(on: one, Self.hides)
      _ = try await Self.arrive(on: two, stars)
      var sizes: [[String: Int]] = []
      for _ in 0..<4 {
        for (device, other, rules) in [(one, two, Self.hides), (two, one, stars)] {
          try device.carry(to: other)
          _ = try await Self.arrive(on: device, rules)
          #expect(try await device.sync.state().unreadable == 0)
        }
        sizes.append(try await one.sync.state().journals)
      }
      var expected = Self.marked
      expected[Self.ids[0]] = ArticleStatus([.hidden, .starred])
      expected[Self.ids[3]] = ArticleStatus([.hidden])
      for device in [one, two] { #expect(try await device.statuses.all() == expected) }
      #expect(sizes.last?.values.reduce(0, +) == 6 && sizes[1] == sizes[3], "\(sizes)")
    }
  }

  @Test("thousands of marks at once, and one more, reach the other device", arguments: StorageKind.allCases)
  func many(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place, kind, kind)
      let all = StoreSample.rules("when feed:1 => hide")
      _ = try await one.articles.store((1...4_000).map { StoreSample.piece($0, body: nil) }, of: Self.feed, marker: all)
      _ = try await one.articles.store([StoreSample.piece(4_001, body: nil)], of: Self.feed, marker: all)
      for device in [one, two] { #expect(try await device.statuses.all().values.count(where: \.isHidden) == 4_001) }
    }
  }

  @Test("a star of a rule keeps the article on the other device")
  func retention() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      _ = try await Self.arrive(on: two)
      _ = try await Self.arrive(on: one, Self.hides)
      _ = try await two.articles.purge(Self.feed, keeping: Retention(maximumArticles: 0), document: [], at: StoreSample.moment)
      #expect(try await two.articles.articles(of: Self.feed).map(\.article.id) == [Self.ids[2]])
    }
  }
}
