import CoreDomain
import CoreDoubles
import DataDoubles
import Foundation
import Growth
import ReaderData
import ReaderDomain
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

/// Three devices that work offline, each with a shared folder of its own, between which files arrive late, in parts and as conflict copies.
@Suite("Convergence of shared subscriptions", .timeLimit(.minutes(10)))
struct RecordConvergenceTests {
  private static let feeds = (0..<6).compactMap { number in
    WebURL(validating: "https://\(number).example/feed.xml").map { Subscription(url: $0, title: "") }
  }
  private static let articles = (1...4).map { StoreSample.article($0).id }

  private static let seeds: UInt64 = SlowPart.isRun ? 100 : 10

  /// Does something that a user does, with a command or by hand.
  private func change(
    _ device: SyncedDevice, _ random: inout SeededGenerator, _ subscribed: inout Set<FeedID>, _ removed: inout Set<FeedID>
  ) async throws {
    let store: any SubscriptionRepository = Bool.random(using: &random) ? device.list : device.subscriptions
    let all = try await store.all()
    let feed = try #require(Self.feeds.randomElement(using: &random))
    let known = all.first { $0.id == feed.id } ?? all.randomElement(using: &random) ?? feed
    switch Int.random(in: 0...10, using: &random) {
    case 0, 1: subscribed.formUnion(try await store.add([feed]).map(\.id))
    case 2 where all.count > 1:
      try await store.remove(known.id)
      removed.insert(known.id)
    case 3: _ = try await store.configure(known.id, SubscriptionChange(title: "\(Int.random(in: 0...3, using: &random))"))
    case 4:
      _ = try await store.configure(known.id, SubscriptionChange(folder: FolderPath(["", "A", "A/B"].randomElement(using: &random) ?? "")))
    case 5:
      let setting = try #require(SyncedSubscription.settingKeys.randomElement(using: &random))
      var settings = known.settings
      settings[setting] = settings[setting] == nil ? "90" : nil
      _ = try await store.configure(known.id, SubscriptionChange(settings: settings))
    case 6:
      let url = try WebURL("https://moved.example/\(Int.random(in: 0...2, using: &random))")
      _ = try await store.redirect(known.id, to: url, former: known.url)
    case 7:
      let view = SavedView(try ViewName("v\(Int.random(in: 0...2, using: &random))"), "words:>\(Int.random(in: 0...3, using: &random))")
      _ = try await device.views.change(.save(view, replaces: true))
    case 8: if let name = try await device.views.all().views.all.first?.name { _ = try await device.views.change(.remove(name)) }
    case 9:
      let tags = ["a", "b", "c"].filter { _ in .random(using: &random) }.shuffled(using: &random).compactMap { try? TagName($0) }
      _ = try await store.configure(known.id, SubscriptionChange(tags: tags))
    default: _ = try await device.statuses.update(Self.articles.filter { _ in .random(using: &random) }, .set(.starred, true))
    }
  }

  /// Changes the rules, with a command or by hand.
  private func changeRules(
    _ device: SyncedDevice, _ random: inout SeededGenerator, _ added: inout Set<String>, _ removed: inout Set<String>
  ) async throws {
    // Few rules, so that devices often add and remove the same one.
    let ends = ["", "", " until 2026-04-01", " until 2026-03-01T09:00:00Z"]
    let actions = ["hide", "read, star", "keep"]
    let beginning = Bool.random(using: &random) ? "when words>\(Int.random(in: 0...3, using: &random)) => " : "when title:tea => "
    let rule = try ArticleRule(beginning + (actions.randomElement(using: &random) ?? "") + (ends.randomElement(using: &random) ?? ""))
    let entries = try await device.rules.document().entries
    switch Int.random(in: 0...5, using: &random) {
    case 0, 1:
      guard !entries.contains(where: { $0.rule == rule }) else { return }
      _ = try await device.rules.change(.add(rule))
      added.insert(rule.text)
    case 2:
      guard let entry = entries.randomElement(using: &random) else { return }
      _ = try await device.rules.change(.remove(entry))
      removed.insert(entry.rule.text)
    case 3:
      // In the user's editor: other order, other spelling, a comment and a wrong line.
      var lines = entries.map { $0.rule.text.replacing(" => ", with: "  =>  ") } + ["# mine", ""]
      lines.shuffle(using: &random)
      if Bool.random(using: &random) { lines.append("whem x => hide") }
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: "\(device.home)/rules"))
    case 4 where entries.count > 1:
      try Data((entries.dropFirst().map(\.rule.text).joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: "\(device.home)/rules"))
      removed.insert(entries[0].rule.text)
    case 5: try Data().write(to: URL(filePath: "\(device.home)/rules"))
    default: break
    }
  }

  private static func correctRules(of device: SyncedDevice) throws {
    let file = URL(filePath: "\(device.home)/rules")
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("whem") else { return }
    try Data(text.replacing("whem x => hide\n", with: "").utf8).write(to: file)
  }

  /// A conflict copy of a file in the device's folder arrives on another device.
  private func conflictCopy(from device: SyncedDevice, to other: SyncedDevice, _ number: Int) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: device.folder) {
      let parts = name.split(separator: ".", maxSplits: 1)
      let copy = "\(other.folder)/\(parts[0]).sync-conflict-\(number).\(parts[1])"
      if !FileManager.default.fileExists(atPath: copy) {
        try FileManager.default.copyItem(atPath: "\(device.folder)/\(name)", toPath: copy)
      }
    }
  }

  @Test(
    "in any order of changes, arrivals, conflict copies and restored backups, all devices end with the same subscriptions, views, rules and marks, and no feed, rule or star is lost",
    arguments: 0..<seeds)
  func converge(seed: UInt64) async throws {
    try await TemporaryFolder.with { place async throws in
      var random = SeededGenerator(seed)
      var devices = try (0..<3).map { try SyncedDevice("\($0)", in: place) }
      var (subscribed, removed): (Set<FeedID>, Set<FeedID>) = ([], [])
      var (rules, removedRules): (Set<String>, Set<String>) = ([], [])
      var stars: Set<ArticleID> = []
      var turns = [0, 0, 0]
      for place in devices.indices {
        turns[place] = .random(in: -500...500, using: &random)
        devices[place].clock.turn(minutes: turns[place])
        subscribed.formUnion(try await devices[place].list.add(Self.feeds.filter { _ in .random(using: &random) }).map(\.id))
        try await devices[place].begin()
      }
      for step in 0..<50 {
        let number = Int.random(in: 0...2, using: &random)
        let other = devices[Int.random(in: 0...2, using: &random)]
        devices[number].clock.turn(minutes: .random(in: -3...9, using: &random))
        switch Int.random(in: -2...9, using: &random) {
        case ..<0: try await changeRules(devices[number], &random, &rules, &removedRules)
        case 0...4: try await change(devices[number], &random, &subscribed, &removed)
        case 5...7:
          try devices[number].carry(to: other, share: .random(in: 0...1, using: &random))
          _ = try await other.subscriptions.all()
        case 8: try conflictCopy(from: devices[number], to: other, step)
        default:
          let backup = place.path("backup-\(number)")
          if FileManager.default.fileExists(atPath: backup) {
            // What was only in the data directory is gone with it, so it is published before.
            _ = try await devices[number].subscriptions.all()
            try FileManager.default.removeItem(atPath: devices[number].home)
            try FileManager.default.moveItem(atPath: backup, toPath: devices[number].home)
            devices[number] = try SyncedDevice("\(number)", in: place)
            devices[number].clock.turn(minutes: turns[number])
          } else {
            try FileManager.default.copyItem(atPath: devices[number].home, toPath: backup)
          }
        }
        for device in devices { stars.formUnion(try await device.statuses.all().filter(\.value.isStarred).keys) }
      }
      // Until a wrong line is corrected, its device keeps rules to itself.
      for device in devices { try Self.correctRules(of: device) }
      for _ in 0..<4 {
        for device in devices {
          _ = try await device.subscriptions.all()
          _ = try await device.statuses.all()
          for other in devices { try device.carry(to: other) }
        }
      }
      let expected = try await devices[0].sorted().map { try #require(SyncedSubscription.item(of: $0)) }
      let views = Set(try await devices[0].views.all().views.all)
      let expectedRules = Set(try await devices[0].rules.document().entries.map(\.rule.text))
      #expect(rules.subtracting(removedRules).isSubset(of: expectedRules), "A rule that nobody removed is lost.")
      for device in devices {
        #expect(Set(try await device.views.all().views.all) == views)
        let document = try await device.rules.document()
        #expect(Set(document.entries.map(\.rule.text)) == expectedRules && document.entries.count == expectedRules.count)
        #expect(try await device.sorted().map { try #require(SyncedSubscription.item(of: $0)) } == expected)
        let found = Set(try await device.subscriptions.all().map(\.id))
        #expect(subscribed.subtracting(removed).isSubset(of: found), "A feed that nobody removed is lost.")
        #expect(Set(try await device.statuses.all().filter(\.value.isStarred).keys) == stars)
      }
    }
  }

  @Test("devices write each other's records once, and then nothing more, so that the file of each one alone has the whole list")
  func ends() async throws {
    try await TemporaryFolder.with { place async throws in
      let devices = try (0..<3).map { try SyncedDevice("\($0)", in: place, folder: "f") }
      for device in devices { try await device.begin() }
      _ = try await devices[0].subscriptions.add(Self.feeds)
      try await devices[1].subscriptions.remove(Self.feeds[0].id)
      _ = try await devices[2].subscriptions.configure(Self.feeds[1].id, SubscriptionChange(title: "New"))
      func files() throws -> [String] { try place.names(in: "f").filter { $0.hasSuffix(".records") }.map { try place.text("f/\($0)") } }
      for device in devices { _ = try await device.subscriptions.all() }
      let written = try files()
      for device in devices { _ = try await device.subscriptions.all() }
      #expect(try files() == written && written.count == devices.count)
      let expected = try await devices[0].sorted().map { try #require(SyncedSubscription.item(of: $0)) }
      #expect(expected.count == Self.feeds.count - 1)
      for (number, text) in written.enumerated() {
        let lines = text.split(separator: "\n")
        #expect(Set(lines).count == lines.count, "A record was written twice.")
        try place.put(text, "alone-\(number)/x-1.records")
        let device = try SyncedDevice("new-\(number)", in: place, folder: "alone-\(number)")
        try await device.begin()
        #expect(try await device.sorted().map { try #require(SyncedSubscription.item(of: $0)) } == expected)
      }
    }
  }
}
