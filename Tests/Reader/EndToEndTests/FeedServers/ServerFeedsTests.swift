import FeedServerDouble
import Testing

@Suite("Subscriptions at a feed server", .timeLimit(.minutes(20)))
struct ServerFeedsTests {
  private static let pier = "https://pier.example/rss"

  @Test("add, remove, their undo, titles and folders reach the server at once; changes made elsewhere come with a refresh")
  func changes() async throws {
    try await ServerDevice.bound { device, server in
      await server.publish(PublishedFeed("Pier", [PublishedItem("Gull")]), at: Self.pier)
      try await device.does("add", Self.pier)
      #expect(await server.account.feeds.map(\.url) == [ServerDevice.quay, Self.pier])
      try await device.does("refresh")
      #expect(try await device.titles() == ["Cod", "Crab", "Eel", "Gull"])

      try await device.does("feeds", "set", Self.pier, "title=The Pier", "folder=Birds")
      #expect(await server.account.feeds.map { [$0.title, $0.folder] } == [["Quay", "Ports"], ["The Pier", "Birds"]])
      #expect(try await device.types("undo").status == 4, "Neither following nor a title is for undo, here or there.")
      try await device.does("feeds", "set", Self.pier, "folder=")
      #expect(await server.account.feeds.map(\.folder) == ["Ports", ""])

      await server.change { account in
        let pier = account.feeds[1].number
        account.change(feed: pier) {
          $0.title = "Pier & Jetty"; $0.folder = "Walks"
        }
      }
      try await device.does("refresh")
      #expect(try await device.feeds() == [["Pier & Jetty", "Walks", Self.pier], ["Quay", "Ports", ServerDevice.quay]])

      try await device.does("star", try await device.id("Gull"))
      try await device.does("remove", Self.pier)
      #expect(await server.account.feeds.map(\.url) == [ServerDevice.quay])
      try await device.does("undo")
      #expect(await server.account.feeds.map(\.url) == [ServerDevice.quay, Self.pier])
      for _ in 1...2 { try await device.does("refresh") }
      #expect(try await device.titles("--starred") == ["Gull"])
      #expect(try await device.titles() == ["Cod", "Crab", "Eel", "Gull"], "What returns is no second article.")

      let second = await server.account.feeds[1].number
      await server.change { $0.unfollow(second) }
      try await device.does("refresh")
      #expect(try await device.feeds().map { $0[0] } == ["Quay"])
      try await device.verifies()
    }
  }

  @Test("an imported list is followed feed by feed; what the server refuses is named, and the rest is followed and counted")
  func imports() async throws {
    try await ServerDevice.bound { device, server in
      await server.publish(PublishedFeed("Pier"), at: Self.pier)
      await server.change { $0.add(label: "Birds") }
      let gone = (1...6).map { "https://gone.example/\($0)" }
      let list = ([Self.pier] + gone + [ServerDevice.quay]).map { "<outline type=\"rss\" text=\"F\" xmlUrl=\"\($0)\"/>" }
      let text = "<opml version=\"2.0\"><body><outline text=\"Birds\">\(list[0])</outline>\(list[1...].joined())</body></opml>"
      let reply = try await device.types("import", "-", input: text)
      #expect(await server.account.feeds.map(\.url) == [ServerDevice.quay, Self.pier], "\(reply)")
      #expect(reply.status == 3 && reply.lines == ["Following 1 more feed. You already followed 1."], "\(reply)")
      #expect(gone.prefix(4).allSatisfy { reply.error.contains($0) } && reply.error.contains("refuses 2 more feeds"), "\(reply)")
      // A folder cannot have the name of a label. The feed is followed all the same, and the list is as on the server.
      #expect(reply.sentences.contains { $0.hasPrefix("'\(Self.pier)' is followed, but not in its folder") }, "\(reply)")
      #expect(try await device.feeds() == [["F", "", Self.pier], ["Quay", "Ports", ServerDevice.quay]])
      try await device.does("refresh")
      #expect(try await device.feeds().map { $0[1] } == ["", "Ports"])
      let again = try await device.types("import", "-", input: "<opml version=\"2.0\"><body>\(list[0])</body></opml>")
      #expect(again.status == 0, "\(again)")
      #expect(await server.account.feeds.count == 2)
    }
  }

  @Test("an import of many feeds with titles and folders lists the feeds of the server twice")
  func longImport() async throws {
    try await ServerDevice.bound { device, server in
      let urls = (1...20).map { "https://pier.example/\($0)" }
      for url in urls { await server.publish(PublishedFeed("Pier"), at: url) }
      let list = urls.map { "<outline type=\"rss\" text=\"Mine\" xmlUrl=\"\($0)\"/>" }.joined()
      try await device.does("import", "-", input: "<opml version=\"2.0\"><body><outline text=\"Birds\">\(list)</outline></body></opml>")
      let calls = await server.takeRequests().map(\.call)
      #expect(calls.count { $0 == "subscription/list" } == 2 && calls.count { $0 == "tag/list" } == 1)
      #expect(await server.account.feeds.dropFirst().map { [$0.title, $0.folder] } == Array(repeating: ["Mine", "Birds"], count: 20))
      let before = Set(try await device.feeds())
      #expect(before.count { $0[1] == "Birds" } == 20)
      try await device.does("refresh")
      #expect(Set(try await device.feeds()) == before)
    }
  }

  @Test("without the server, or refused by it, a change of the list fails in one sentence and changes nothing here")
  func unreachable() async throws {
    try await ServerDevice.bound { device, server in
      let before = try await device.feeds()
      let refused = try await device.types("add", "https://gone.example/rss")
      #expect(refused.status == 1 && refused.sentences.count == 1, "\(refused)")
      await server.meets(.status(500))
      for command in [["add", Self.pier], ["remove", ServerDevice.quay], ["feeds", "set", ServerDevice.quay, "title=Other"]] {
        let reply = try await device.types(command)
        #expect(reply.status == 1 && reply.sentences.count == 1, "\(command): \(reply)")
      }
      #expect(try await device.feeds() == before)
    }
  }

  @Test("a server that suddenly lists no feeds takes none away, until the user accepts it; articles and stars come back with the feed")
  func empty() async throws {
    try await ServerDevice.bound { device, server in
      try await device.does("star", try await device.id("Cod"))
      await server.meets(.noFeeds.at("subscription/list"))
      let reply = try await device.types("refresh")
      #expect(reply.status == 1 && reply.sentences.count == 1 && reply.hints.joined().contains("refresh --accept-empty"), "\(reply)")
      #expect(try await device.feeds() == [["Quay", "Ports", ServerDevice.quay]])
      #expect(try await device.titles().count == 3)
      #expect(try await device.types("refresh", "--accept-empty").status == 4, "There is nothing to fetch any more.")
      #expect(try await device.feeds() == [])
      #expect(try await device.types("refresh").status == 4)
      await server.meets()
      for _ in 1...2 { try await device.does("refresh") }
      #expect(try await device.marks() == ["Cod": "starred", "Eel": "", "Crab": ""])
      #expect(await server.account.marks["Cod"] == "starred")
    }
  }

  @Test("an account without feeds can be bound, and contains nothing")
  func noFeeds() async throws {
    try await ServerDevice.atWork { device, _ in
      try await device.binds()
      _ = try await device.types("refresh")
      #expect(try await device.state()["feeds"] as? Int == 0)
      #expect(try await device.types("list").status == 4)
    }
  }
}
