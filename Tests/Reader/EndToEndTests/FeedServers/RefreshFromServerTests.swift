import FeedServerDouble
import Foundation
import Growth
import Testing

@Suite("Contacts with a feed server", .timeLimit(.minutes(20)))
struct RefreshFromServerTests {
  @Test("binding asks for the account alone; the first refresh fetches feeds, articles and marks, and the state is shown offline")
  func first() async throws {
    try await ServerDevice.atWork { device, server in
      await server.follow(ServerDevice.quay, PublishedFeed("Quay & Sons, Ltd", ServerDevice.items), folder: "Ports/Local")
      await server.change { account in
        account.change("Cod") {
          $0.isRead = true; $0.labels = ["Cited"]
        }
        account.change("Eel") { $0.isStarred = true }
      }
      try await device.binds()
      #expect(try await device.types("list").status == 4, "Nothing is fetched before a refresh.")
      try await device.does("refresh")
      #expect(try await device.marks() == ["Cod": "read #cited", "Eel": "starred", "Crab": ""])
      #expect(try await device.feeds() == [["Quay & Sons, Ltd", "Ports/Local", ServerDevice.quay]])
      try await device.verifies()
      let asked = await server.takeRequests().count
      let state = try await device.state()
      #expect(state["server"] as? String == device.api && state["user"] as? String == "bob" && state["last_contact"] is String)
      #expect(["feeds", "waiting", "set_aside"].map { state[$0] as? Int } == [1, 0, 0])
      #expect(asked > 0, "The log works.")
      #expect(await server.requestCount == 0, "The state needs no network.")
    }
  }

  @Test("the requests of a first and a next contact are these", arguments: ServerDevice.stores)
  func golden(store: String) async throws {
    try await ServerDevice.atWork { device, server in
      if store != "json" { try await device.does("store", "migrate", store) }
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items))
      await server.change { $0.change("Cod") { $0.labels = ["cited"] } }
      try await device.binds()
      #expect(await Self.lines(server) == ["POST accounts/ClientLogin Email=bob Passwd", "GET user-info output=json", Self.feeds])
      try await device.does("refresh")
      #expect(
        await Self.lines(server) == [Self.logIn] + [Self.feeds, Self.tags] + Self.lists + [Self.label, Self.tags] + [
          "POST stream/items/contents T output=json i×3"
        ])
      try await device.does("refresh")
      #expect(await Self.lines(server) == [Self.logIn, Self.feeds, Self.check, Self.tags] + Self.lists + [Self.label, Self.tags])
      try await device.does("star", try await device.id("Eel"))
      try await device.does("mark", "read", try await device.id("Cod"), try await device.id("Crab"))
      try await device.does("tag", "remove", "cited", try await device.id("Cod"))
      try await device.does("refresh")
      #expect(
        await Self.lines(server) == [
          Self.logIn, Self.feeds, Self.check, Self.tags, "POST edit-tag T a=user/-/state/com.google/read i×2",
          "POST edit-tag T a=user/-/state/com.google/starred i×1", "POST edit-tag T i×1 r=user/-/label/cited",
        ].map(Self.withItemsLast) + Self.lists + [Self.label, Self.tags])
    }
  }

  /// The newest known article, whose number must still be the same.
  private static let check = "POST stream/items/contents T output=json i×1"
  private static let logIn = "POST accounts/ClientLogin Email=bob Passwd"
  private static let feeds = "GET subscription/list output=json"
  private static let tags = "GET tag/list output=json"
  private static let lists =
    ["", " xt=user/-/state/com.google/read"].map {
      "GET stream/items/ids n=50000 output=json s=user/-/state/com.google/reading-list\($0)"
    } + ["GET stream/items/ids n=50000 output=json s=user/-/state/com.google/starred"]
  private static let label = "GET stream/items/ids n=50000 output=json s=user/-/label/cited"

  private static func withItemsLast(_ line: String) -> String {
    let words = line.split(separator: " ")
    return (words.filter { !$0.hasPrefix("i×") } + words.filter { $0.hasPrefix("i×") }).joined(separator: " ")
  }

  /// The requests but for the write token, which comes whenever the first form needs it. In forms, all that counts comes before the items.
  private static func lines(_ server: FeedServerDouble) async -> [String] {
    await server.takeRequests().filter { $0.call != "token" }.map { request in
      let names = request.fields.map(\.name)
      if let first = names.firstIndex(of: "i"), let last = names.lastIndex(where: { ["T", "a", "r"].contains($0) }), first < last {
        return "\(request): items come before what is done with them"
      }
      return "\(request)"
    }
  }

  /// In the quick part, fewer articles.
  private static let count = SlowPart.isRun ? 12_000 : 1_000

  @Test("the number of requests depends on what is new: a first contact, one without news, one with news and marks")
  func budget() async throws {
    try await ServerDevice.atWork { device, server in
      let feeds = (0..<(SlowPart.isRun ? 300 : 20)).map { "https://quay.example/\($0)" }
      let each = Self.count / feeds.count
      for (number, url) in feeds.enumerated() {
        let items = (0..<each).map { PublishedItem("Item \(number)-\($0)", day: $0 % 30 + 1) }
        await server.follow(url, PublishedFeed("Feed \(number)", items))
      }
      try await device.binds()
      _ = await server.takeRequests()
      let start = ContinuousClock.now
      try await device.does("refresh")
      let first = await server.takeRequests()
      print("first contact, \(Self.count) articles: \(first.count) requests, \(ContinuousClock.now - start)")
      #expect(first.count <= 8 + (Self.count + 249) / 250, "\(first.map(\.call))")
      #expect(try await device.types("count").output == "\(Self.count)\n")

      try await device.does("refresh")
      let again = await server.takeRequests()
      #expect(again.count <= 8, "\(again.map(\.call))")

      await server.publish(PublishedFeed("Feed 0", (0..<200).map { PublishedItem("News \($0)") }), at: feeds[0])
      let known = try await device.types("list", "--plain", "--limit", "20").fields.map { $0[0] }
      try await device.types(["mark", "read"] + known)
      try await device.types(["star"] + known.prefix(5))
      _ = await server.takeRequests()
      try await device.does("refresh")
      let next = await server.takeRequests()
      #expect(next.count <= 11, "\(next.map(\.call))")
      #expect(first.allSatisfy { $0.items <= 250 } && next.allSatisfy { $0.items <= 250 })
      #expect(try await device.types("count").output == "\(Self.count + 200)\n")
      #expect(await server.account.articles.values.count(where: \.isStarred) == 5)
    }
  }

  @Test(
    "a server with the habits of Miniflux gives the same articles and marks; tags stay here, and stars reach it",
    arguments: ServerDevice.stores)
  func miniflux(store: String) async throws {
    var eel = PublishedItem("Eel & Sons")
    eel.enclosure = "https://quay.example/eel.mp3"
    try await ServerDevice.bound(.miniflux, store: store, items: [PublishedItem("Cod"), eel]) { device, server in
      #expect(try await device.marks() == ["Cod": "", "Eel & Sons": ""])
      #expect(try await device.types("read", device.id("Eel & Sons"), "--keep-unread").output.contains("https://quay.example/eel.mp3"))
      try await device.does("star", try await device.id("Cod"))
      try await device.does("tag", "add", "cited", try await device.id("Cod"))
      try await device.does("mark", "read", try await device.id("Eel & Sons"))
      for _ in 1...2 { #expect([0, 3].contains(try await device.types("refresh").status)) }
      #expect(try await device.marks() == ["Cod": "starred #cited", "Eel & Sons": "read"])
      #expect(await server.account.marks == ["Cod": "starred", "Eel & Sons": "read"])
      try await device.verifies()
    }
  }

  @Test(
    "short pages, an article that nobody asked for, and a changed token in mid-contact lose nothing and mark nothing",
    arguments: [
      FeedServerFault.shortPages(of: 1).at("stream/items/ids"), .unaskedArticle.at("stream/items/contents"), .newTokens.after(3),
      .padding(bytes: 100_000).at("stream/items/contents"), .delay(milliseconds: 300).times(2),
      // What is too large is asked for in halves.
      .padding(bytes: 65 << 20).at("stream/items/contents").times(1),
    ])
  func oddities(fault: FeedServerFault) async throws {
    try await ServerDevice.atWork { device, server in
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items))
      await server.change { $0.change("Cod") { $0.isRead = true } }
      try await device.binds()
      await server.meets(fault)
      try await device.does("refresh")
      #expect(try await device.marks() == ["Cod": "read", "Eel": "", "Crab": ""])
      #expect(try await device.waiting() == 0)
    }
  }

  @Test("a server whose clock is hours off, and is set right later, loses no article and no mark", arguments: [7, -7])
  func clock(hours: Int) async throws {
    try await ServerDevice.atWork { device, server in
      await server.change { $0.turnClock(hours: hours) }
      await server.meets(.header("Date", "Mon, 01 Jun 2026 \(12 + hours < 10 ? "0" : "")\(12 + hours):00:00 GMT"))
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items))
      try await device.binds()
      try await device.does("refresh")
      try await device.does("star", try await device.id("Cod"))
      await server.change { $0.change("Eel") { $0.isRead = true } }
      try await device.does("refresh")
      await server.change { $0.turnClock(hours: -hours) }
      await server.meets()
      await server.publish(PublishedFeed("Quay", [PublishedItem("Dab", day: 4)]), at: ServerDevice.quay)
      try await device.does("refresh")
      let marks = ["Cod": "starred", "Eel": "read", "Crab": "", "Dab": ""]
      #expect(try await device.marks() == marks)
      #expect(await server.account.marks == marks)
      #expect(try await device.waiting() == 0)
    }
  }

  @Test("a page that repeats for ever ends; absence from it means nothing")
  func repeated() async throws {
    try await ServerDevice.bound { device, server in
      try await device.does("star", try await device.id("Eel"))
      try await device.does("refresh")
      await server.change { $0.change("Eel") { $0.isStarred = false } }
      await server.meets(.repeatedPage.at("stream/items/ids"))
      _ = try await device.types("refresh")
      #expect(try await device.marks() == ["Cod": "", "Eel": "starred", "Crab": ""])
      #expect(await server.requestCount < 100)
      await server.meets()
      try await device.does("refresh")
      #expect(try await device.marks()["Eel"] == "")
    }
  }

  @Test("purged and hidden articles keep their marks here; a purged one that returns is the same article", arguments: ServerDevice.stores)
  func purged(store: String) async throws {
    try await ServerDevice.bound(store: store) { device, server in
      let eel = try await device.id("Eel")
      try await device.does("star", eel)
      try await device.does("refresh")
      await server.change { $0.purge("Eel") }
      try await device.does("refresh")
      #expect(try await device.marks() == ["Cod": "", "Eel": "starred", "Crab": ""])
      await server.publish(PublishedFeed("Quay", ServerDevice.items), at: ServerDevice.quay)
      // A star that returns may need a second contact to reach the server.
      for _ in 1...2 { try await device.does("refresh") }
      #expect(try await device.marks() == ["Cod": "", "Eel": "starred", "Crab": ""])
      #expect(try await device.id("Eel") == eel)
      #expect(await server.account.marks["Eel"] == "starred")
      await server.change { $0.change(feed: 8) { $0.isHidden = true } }
      _ = try await device.types("refresh")
      #expect(try await device.marks() == ["Cod": "", "Eel": "starred", "Crab": ""])
      try await device.verifies()
    }
  }
}
