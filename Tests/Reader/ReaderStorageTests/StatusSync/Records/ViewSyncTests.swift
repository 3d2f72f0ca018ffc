import CoreDomain
import DataDoubles
@testable import ReaderData
import ReaderDomain
import StatusSync
import Foundation
import StorageDoubles
import Subscriptions
import Testing

@Suite("Views and tags that devices share")
struct ViewSyncTests {
  private static func view(_ name: String, _ query: String) throws -> SavedView { SavedView(try ViewName(name), query) }

  private static func views(on device: SyncedDevice) async throws -> [String] {
    try await device.views.all().views.all.map { "\($0.name) = \($0.query)" }
  }

  @Test("views that a command or the user's editor saves, changes and removes travel, and comments stay")
  func views() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      try place.put("# mine\nold = is:starred\n", "home-two/views")
      _ = try await one.views.change(.save(try Self.view("news", "is:unread"), replaces: false))
      #expect(try await Self.views(on: two) == ["old = is:starred", "news = is:unread"])
      #expect(try await Self.views(on: one) == ["news = is:unread", "old = is:starred"])
      try place.put("news = words:>300\n", "home-one/views")
      #expect(try await Self.views(on: one) == ["news = words:>300"])
      #expect(try await Self.views(on: two) == ["news = words:>300"])
      #expect(try place.text("home-two/views") == "# mine\nnews = words:>300\n")
      _ = try await two.views.change(.remove(try ViewName("news")))
      for device in [one, two] { #expect(try await Self.views(on: device) == []) }
      for device in [one, two] { #expect(await device.records.problems() == []) }
    }
  }

  @Test("a missing or empty file of views comes back, and a mistyped line removes nothing", arguments: [nil, "", "news is:unread\n"])
  func lost(content: String?) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      _ = try await one.views.change(.save(try Self.view("news", "is:unread"), replaces: false))
      try place.remove("home-one/views")
      if let content { try place.put(content, "home-one/views") }
      let isMistyped = content?.isEmpty == false
      #expect(try await Self.views(on: one) == (isMistyped ? [] : ["news = is:unread"]))
      #expect(try await Self.views(on: two) == ["news = is:unread"])
      #expect(await one.records.problems() == (isMistyped ? [] : [.restored(.view, count: 1)]))
    }
  }

  @Test(
    "hostile views are ignored and counted",
    arguments: [(#"a\nb"#, "x"), ("../a", "x"), ("a", #"x\nb = y"#), ("a", #"\u001b[31m"#), ("a", "")])
  func hostile(name: String, query: String) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, _) = try await SyncedDevice.syncingPair(in: place)
      let line = { (field: String, value: String) in
        #"{"kind":"view","key":"\#(name)","field":"\#(field)","value":"\#(value)","at":"2026-03-01T08:30:00Z","by":"z"}"# + "\n"
      }
      try place.put(line("present", "yes") + line("query", query), "f/z.records")
      #expect(try await Self.views(on: one) == [])
      #expect(try await one.records.state().unreadable >= 1)
    }
  }

  @Test("tags of a feed and own tags of an article travel")
  func tags() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.syncingPair(in: place)
      let feed = Subscription(url: try WebURL("https://a.example/feed.xml"), title: "")
      _ = try await one.subscriptions.add([feed])
      let tags = [try TagName("to read"), try TagName("linux")]
      _ = try await one.subscriptions.configure(feed.id, SubscriptionChange(folder: FolderPath("F"), tags: tags))
      let there = try #require(try await two.subscriptions.all().first)
      #expect(Set(there.tags) == Set(tags) && there.folder == FolderPath("F"))
      _ = try await two.subscriptions.configure(feed.id, SubscriptionChange(tags: []))
      #expect(try await one.subscriptions.all().first?.tags == [])
      #expect(try await one.subscriptions.all().first?.folder == FolderPath("F"))

      let article = StoreSample.article(1).id
      _ = try await one.statuses.update([article], .set(.tag(tags[0]), true))
      #expect(try await two.statuses.all()[article]?.has(.tag(tags[0])) == true)
      _ = try await two.statuses.update([article], .set(.tag(tags[0]), false))
      #expect(try await one.statuses.all()[article]?.has(.tag(tags[0])) != true)
    }
  }
}
