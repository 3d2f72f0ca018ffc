import FeedServerDouble
import Foundation
import LoopbackServer
import Testing

@Suite("Moving to a feed server and back", .timeLimit(.minutes(20)))
struct ServerMovingTests {
  @Test("articles with guids meet those of the server: nothing doubles, and marks of both sides unite", arguments: ServerDevice.stores)
  func moves(store: String) async throws {
    let feed = PublishedFeed("Quay", ServerDevice.items)
    try await LoopbackServer.serving({ _ in CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: feed.rss) }) { web in
      try await ServerDevice.atWork { device, server in
        let url = web.url + "/quay.rss"
        if store != "json" { try await device.does("store", "migrate", store) }
        try await device.does("add", url)
        try await device.does("refresh", "--force")
        try await device.does("star", try await device.id("Cod"))
        try await device.does("tag", "add", "cited", try await device.id("Eel"))
        let ids = try await Self.ids(device)
        await server.follow(url, feed, folder: "Ports")
        await server.change { account in
          account.change("Eel") {
            $0.isStarred = true; $0.isRead = true
          }
        }

        try await device.binds()
        for _ in 1...2 { try await device.does("refresh") }
        let united = ["Cod": "starred", "Eel": "read starred #cited", "Crab": ""]
        #expect(try await device.marks() == united)
        #expect(await server.account.marks == united)
        #expect(try await Self.ids(device) == ids)

        let asked = await web.requests.count
        try await device.does("refresh")
        #expect(await web.requests.count == asked, "The server asks the feeds.")
        try await device.does("sync", "--off")
        #expect(try await device.types("sync").output.hasPrefix("Sync is off"))
        _ = await server.takeRequests()
        try await device.does("refresh", "--force")
        #expect(await web.requests.count == asked + 1, "Strata asks the feeds again.")
        #expect(await server.requestCount == 0)
        #expect(try await device.marks() == united)
        #expect(try await Self.ids(device) == ids)
        try await device.verifies()
      }
    }
  }

  @Test("what came from the server first is not doubled by its feed afterwards", arguments: ServerDevice.stores)
  func leaves(store: String) async throws {
    let feed = PublishedFeed("Quay", ServerDevice.items)
    try await LoopbackServer.serving({ _ in CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: feed.rss) }) { web in
      try await ServerDevice.atWork { device, server in
        if store != "json" { try await device.does("store", "migrate", store) }
        await server.follow(web.url + "/quay.rss", feed)
        try await device.binds()
        try await device.does("refresh")
        try await device.does("star", try await device.id("Cod"))
        let ids = try await Self.ids(device)
        let refused = try await device.types("sync", "--off")
        #expect(refused.isOneSentence(1, about: "1 change of marks was never sent"), "\(refused)")
        let file = device.home.appending(path: "credentials").path()
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("login bob"))
        #expect(try await device.does("sync", "--off", "--force").output.contains("The password of 'bob' for 127.0.0.1 is no longer in"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "", "A feed of the same host does not get it.")
        try await device.does("refresh", "--force")
        #expect(try await device.marks() == ["Cod": "starred", "Eel": "", "Crab": ""])
        #expect(try await Self.ids(device) == ids)
        try await device.verifies()
      }
    }
  }

  @Test("a feed that only the device has is followed on the server; one that the server cannot fetch stays, and is told")
  func onlyHere() async throws {
    let feed = PublishedFeed("Quay", ServerDevice.items)
    try await LoopbackServer.serving({ _ in CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: feed.rss) }) { web in
      try await ServerDevice.atWork { device, server in
        for name in ["known", "unknown"] { try await device.does("add", "\(web.url)/\(name).rss") }
        try await device.does("refresh", "--force")
        try await device.does("mark", "read", "--all")
        await server.publish(feed, at: "\(web.url)/known.rss")
        try await device.binds()
        let reply = try await device.types("refresh")
        #expect(reply.error.contains("unknown.rss") || reply.output.contains("unknown.rss"), "\(reply)")
        #expect(await server.account.feeds.map(\.url) == ["\(web.url)/known.rss"])
        #expect(try await device.feeds().count == 2)
        #expect(try await device.titles().count == 6)
        #expect(try await device.titles("--unread") == [])
      }
    }
  }

  @Test("another account's items mean nothing: its articles are matched anew")
  func otherAccount() async throws {
    try await ServerDevice.bound { device, server in
      try await device.does("star", try await device.id("Cod"))
      try await device.does("refresh")
      let other = try await device.types("sync", device.api, "--user", "eve")
      #expect(other.status == 2 && other.sentences.count == 1, "\(other)")
      try await device.does("sync", "--off")
      await server.change("eve") {
        $0.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items)); return
      }
      let secret = "machine 127.0.0.1 login eve password \"\(FeedServerDouble.password)\"\n"
      try Data(secret.utf8).write(to: device.home.appending(path: "credentials"))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: device.home.appending(path: "credentials").path())
      try await device.does("sync", device.api, "--user", "eve")
      for _ in 1...2 { try await device.does("refresh") }
      #expect(try await device.marks() == ["Cod": "starred", "Eel": "", "Crab": ""])
      #expect(await server.accounts["eve"]?.marks == ["Cod": "starred", "Eel": "", "Crab": ""])
    }
  }

  private static func ids(_ device: ServerDevice) async throws -> Set<String> {
    Set(try await device.types("list", "--json").objects().compactMap { $0["id"] as? String })
  }
}
