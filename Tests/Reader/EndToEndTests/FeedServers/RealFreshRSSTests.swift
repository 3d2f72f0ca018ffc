import FeedServerDouble
import Foundation
import Growth
import LoopbackServer
import Testing

/// `STRATA_FRESHRSS` names a folder with the source of FreshRSS; see Scripts/freshrss.
@Suite(
  "FreshRSS itself", .serialized,
  .enabled(if: SlowPart.isRun && RealFreshRSS.isThere, "STRATA_FRESHRSS names no source of FreshRSS, or this is not the slow part."),
  .timeLimit(.minutes(60)))
struct RealFreshRSSTests {
  private static let quay = PublishedFeed("Quay & Sons", ServerDevice.items)
  /// Without a second feed, the removal of the first would leave a list that no client believes.
  private static let pier = PublishedFeed("Pier", [PublishedItem("Gull")])

  /// Runs a test with two devices, and a web server for feeds that grow with a count.
  private static func two(
    store: String, _ work: (ServerDevice, ServerDevice, LoopbackServer) async throws -> Void
  ) async throws {
    try await LoopbackServer.serving({ request in
      let feeds = ["/quay.rss": quay, "/pier.rss": pier]
      guard let feed = feeds[request.path] else { return .notFound }
      return CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: feed.rss)
    }) { web in
      try await RealFreshRSS.serving { server in
        try await Person.atWork { person in
          let one = ServerDevice(person: person, name: "one", api: server.api)
          if store != "json" { try await one.does("store", "migrate", store) }
          try await work(one, one.other("two"), web)
        }
      }
    }
  }

  @Test("feeds, articles, marks, labels, titles and folders are the same on two devices", arguments: ServerDevice.stores)
  func bothWays(store: String) async throws {
    try await Self.two(store: store) { one, two, web in
      let url = web.url + "/quay.rss"
      let pier = ["Pier", "", web.url + "/pier.rss"]
      try await one.binds()
      try await one.does("add", url)
      try await one.does("add", web.url + "/pier.rss")
      try await one.does("feeds", "set", url, "folder=Ports")
      try await one.does("refresh")
      #expect(try await one.marks() == ["Cod": "", "Eel": "", "Crab": "", "Gull": ""])
      try await two.binds()
      try await two.does("refresh")
      #expect(try await two.feeds() == [pier, ["Quay & Sons", "Ports", url]])
      #expect(try await one.feeds() == two.feeds())

      try await one.does("star", try await one.id("Cod"))
      try await one.does("tag", "add", "long read", try await one.id("Eel"))
      try await two.does("mark", "read", try await two.id("Eel"))
      for device in [one, two, one] { try await device.does("refresh") }
      let marks = ["Cod": "starred", "Eel": "read #long read", "Crab": "", "Gull": ""]
      #expect(try await one.marks() == marks)
      #expect(try await two.marks() == marks)

      try await two.does("unstar", try await two.id("Cod"))
      try await two.does("mark", "unread", try await two.id("Eel"))
      try await two.does("tag", "remove", "long read", try await two.id("Eel"))
      for device in [two, one] { try await device.does("refresh") }
      #expect(try await one.marks() == ["Cod": "", "Eel": "", "Crab": "", "Gull": ""])

      try await two.does("feeds", "set", url, "title=The Quay", "folder=")
      try await one.does("refresh")
      #expect(try await one.feeds() == [pier, ["The Quay", "", url]])
      try await one.does("star", try await one.id("Cod"))
      try await one.does("remove", url)
      try await two.does("refresh")
      #expect(try await two.feeds() == [pier])
      try await one.does("undo")
      for _ in 1...2 { try await one.does("refresh") }
      #expect(try await one.titles("--starred") == ["Cod"])
      #expect(try await one.titles().count == 4)
      for device in [one, two] { try await device.verifies() }
    }
  }

  @Test("an existing data directory moves in and out without a loss", arguments: ServerDevice.stores)
  func moves(store: String) async throws {
    try await Self.two(store: store) { one, two, web in
      let url = web.url + "/quay.rss"
      try await one.does("add", url)
      try await one.does("refresh", "--force")
      try await one.does("star", try await one.id("Cod"))
      let ids = try await one.types("list", "--plain").fields.map { $0[0] }.sorted()
      try await one.binds()
      for _ in 1...2 { _ = try await one.types("refresh") }
      try await two.binds()
      try await two.does("refresh")
      #expect(try await two.marks() == ["Cod": "starred", "Eel": "", "Crab": ""])
      try await one.does("sync", "--off")
      try await one.does("refresh", "--force")
      #expect(try await one.types("list", "--plain").fields.map { $0[0] }.sorted() == ids)
      #expect(try await one.marks() == ["Cod": "starred", "Eel": "", "Crab": ""])
      try await one.verifies()
    }
  }

  @Test("300 feeds with 9,900 articles take the requests of the specification")
  func large() async throws {
    try await LoopbackServer.serving({ request in
      let name = request.path.filter(\.isNumber)
      let items = (0..<33).map { number in
        PublishedItem(
          "Item \(name)-\(number)", day: number % 30 + 1, text: String(repeating: "<p>A long text of a real article.</p>", count: 50))
      }
      return CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: PublishedFeed("Feed \(name)", items).rss)
    }) { web in
      let entries = (0..<300).map { "<outline type=\"rss\" text=\"Feed \($0)\" xmlUrl=\"\(web.url)/\($0).rss\"/>" }
      try await RealFreshRSS.serving(following: "<opml version=\"2.0\"><body>\(entries.joined())</body></opml>") { server in
        try await Person.atWork { person in
          let device = ServerDevice(person: person, name: "one", api: server.api)
          try await device.binds()
          let first = try await Self.measured("first", device, server)
          #expect(try await device.types("count").output == "9900\n")
          let nothing = try await Self.measured("next without news", device, server)
          let ids = try await device.types("list", "--plain", "--limit", "20").fields.map { $0[0] }
          try await device.types(["mark", "read"] + ids)
          try await device.types(["star"] + ids.prefix(5))
          let next = try await Self.measured("next with marks", device, server)
          #expect(first <= 47 && nothing <= 6 && next <= 10)
        }
      }
    }
  }

  private static func measured(_ name: String, _ device: ServerDevice, _ server: RealFreshRSS) async throws -> Int {
    let (before, start) = (await server.requestCount, ContinuousClock.now)
    try await device.does("refresh")
    let count = await server.requestCount - before
    print("\(name) contact: \(count) requests, \(ContinuousClock.now - start)")
    return count
  }
}
