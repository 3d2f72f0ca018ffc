import Foundation
import LoopbackServer
import Testing

@Suite("Following feeds", .timeLimit(.minutes(10)))
struct FollowingTests {
  @Test("adding the URL of a page follows its feed and names its other feeds")
  func page() async throws {
    try await Person.atWork { person in
      let reply = try await person.does("add", person.url("/blog/"))
      #expect(reply.output.hasPrefix("Following 'Workbench by the Window' ("))
      #expect(reply.output.hasSuffix("), 5 articles.\n"))
      #expect(reply.sentences == ["The page also links to 'Star Porch'."])
      #expect(reply.hints == ["'strata add \(person.url("/feeds/star-porch.json"))' follows it."])
      #expect(try await person.count() == 5)
    }
  }

  @Test("adding the URL of a feed follows it in the given folder")
  func feed() async throws {
    try await Person.atWork { person in
      let urls = ["/feeds/harbour.rss", "/feeds/roji.rss"].map(person.url)
      let reply = try await person.types(["add"] + urls + ["--folder", "Out/Water"])
      #expect(reply.status == 0 && reply.lines.count == 2 && reply.error.isEmpty, "\(reply)")
      let feeds = try await person.types("feeds", "--json").objects()
      #expect(feeds.map { $0["title"] as? String } == ["Harbour Notes", "路地裏観察帳"])
      #expect(feeds.allSatisfy { $0["folder"] as? String == "Out/Water" })
      #expect(try await person.types("list", "--folder", "Out").lines.count == 14)
    }
  }

  @Test("a feed behind a redirect is followed", arguments: ["/moved.rss", "/elsewhere.rss"])
  func moved(path: String) async throws {
    try await Person.atWork { person in
      try await person.follows(path)
      #expect(try await person.count() == 9)
    }
  }

  @Test("neither removing and re-adding a feed nor repeated attempts bypass its server's Retry-After")
  func leftAlone() async throws {
    try await LoopbackServer.serving(["/feed": CannedResponse(status: 429, headers: ["Retry-After": "259200"])]) { server async throws in
      try await Person.atWork { person in
        let url = server.url + "/feed"
        let list = "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"Busy\" xmlUrl=\"\(url)\"/></body></opml>"
        _ = try await person.types("import", "-", input: list)
        #expect(try await person.types("refresh").status == 3)
        try await person.does("remove", "Busy")
        for other in ["", "", "?more"] {
          let reply = try await person.types("add", url + other)
          #expect(reply.status == 1 && reply.error.contains(" was not fetched: "), "\(reply)")
        }
        #expect(await server.requests.count == 1)
      }
    }
  }

  @Test("a feed cannot be followed twice")
  func twice() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let reply = try await person.types("add", person.url("/feeds/harbour.rss"))
      #expect(reply.isOneSentence(1, about: "Harbour Notes", "already"), "\(reply)")
      #expect(try await person.types("feeds").lines.count == 1)
    }
  }

  @Test("a feed that cannot be followed does not prevent following the others")
  func some() async throws {
    try await Person.atWork { person in
      let reply = try await person.types(["add"] + ["/missing.rss", "/feeds/roji.rss"].map(person.url))
      #expect(reply.status == 3)
      #expect(reply.lines.count == 1 && reply.sentences.count == 1)
      #expect(try await person.count() == 5)
    }
  }

  @Test("a removed feed comes back with its stars and read marks")
  func comesBack() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.follows("/feeds/roji.rss")
      let ids = try await person.ids("--feed", "Harbour Notes")
      try await person.types("star", ids[0], ids[3])
      try await person.types("mark", "read", ids[1])

      let removed = try await person.does("remove", "harbour")
      #expect(
        removed.output
          == "No longer following 'Harbour Notes'. Its 9 articles, 2 of them starred, stay in the store and come back when you follow it again.\n"
      )
      #expect(try await person.count() == 5)
      #expect(try await person.types("list", "--starred").status == 4)

      try await person.follows("/feeds/harbour.rss")
      #expect(try await person.ids("--starred") == [ids[0], ids[3]])
      #expect(try await person.count("--unread", "--feed", "Harbour Notes") == 8)
    }
  }
}
