import Foundation
import LoopbackServer
import SampleServer
import Testing

@Suite("Refreshing", .timeLimit(.minutes(10)))
struct RefreshingTests {
  @Test("the feeds of an imported list are fetched once, then nothing is due, then only new articles arrive")
  func round() async throws {
    try await Person.withWebOfTheirOwn { person in
      let taken = try await person.does("import", "-", input: try person.list())
      #expect(taken.output == "Following 13 more feeds.\n")
      #expect(try await person.types("list").status == 4, "Nothing is fetched before a refresh.")

      let first = try await person.does("refresh")
      #expect(first.lines.count == 13)
      #expect(first.error == "69 new articles in 13 feeds.\n")
      #expect(try await person.count() == 69)

      let second = try await person.types("refresh")
      #expect(second.status == 0 && second.output.isEmpty)
      #expect(second.sentences == ["No feed is due."])
      for feed in SampleFeed.all where feed.isWellFormed { #expect(await person.web.hits(feed.path) == 1, "\(feed.title)") }

      let forced = try await person.types("refresh", "--force")
      #expect(forced.status == 0 && forced.output.isEmpty)
      #expect(forced.error == "Nothing new, 13 unchanged.\n")
      for feed in SampleFeed.all where feed.isWellFormed {
        #expect(await person.web.hits(feed.path) == 2, "\(feed.title)")
        let asked = await person.web.lastHeaders(feed.path)
        #expect(asked["if-none-match"] != nil, "\(feed.title) was fetched again in full")
      }

      try await person.web.grow("/feeds/star-porch.json")
      let grown = try await person.types("refresh", "--force")
      #expect(grown.lines.count == 1)
      #expect(grown.output.hasPrefix("Star Porch") && grown.output.hasSuffix(" 1 new\n"))
      #expect(grown.error == "1 new article in 1 feed, 12 unchanged.\n")
      #expect(try await person.count() == 70)
    }
  }

  @Test("'list --new' shows what came with the latest refresh that fetched a feed, in either storage format")
  func newArticles() async throws {
    try await Person.withWebOfTheirOwn { person in
      #expect(try await person.types("list", "--new").status == 4)
      try await person.follows("/feeds/harbour.rss")
      try await person.web.grow("/feeds/harbour.rss")
      let refresh = try await person.types("refresh", "--force", "--json").objectLines()
      let ids = try await person.ids("--new")
      #expect(ids.count == 1 && refresh.map { $0["new_ids"] as? [String] } == [ids])
      #expect(try await person.types("refresh").sentences == ["No feed is due."])
      let seen = try await person.types("list", "--json").objects().map { $0["first_seen"] as? String }
      for steps in [[["star", ids[0]]], [["store", "migrate", "sqlite"], ["store", "compact"]], [["store", "migrate", "json"]]] {
        for step in steps { try await person.does(step) }
        #expect(try await person.ids("--new") == ids)
        #expect(try await person.count("--new", "--unread") == 1)
        #expect(try await person.types("list", "--json").objects().map { $0["first_seen"] as? String } == seen)
      }
      try await person.does("store", "verify")
      try await person.types("refresh", "--force")
      let nothing = try await person.types("list", "--new", "--json")
      #expect(nothing.status == 4 && nothing.output == "[]\n")
    }
  }

  @Test("only two feeds of an unresponsive host are fetched, and the others are reported and stay due")
  func silentHost() async throws {
    let dead = try SilentPort()
    try await Person.atWork { person in
      let outlines = (1...6).map { "<outline type='rss' text='Feed \($0)' xmlUrl='http://127.0.0.1:\(dead.number)/\($0)'/>" }
      let list = "<opml version='2.0'><body>\(outlines.joined())</body></opml>"
      try await person.does("import", "-", input: list)
      for asked in [1, 3, 5] {
        let reply = try await person.types("refresh", "--json")
        #expect(reply.status == 3)
        let reasons = try reply.objectLines().map { ($0["outcome"] as? String ?? "", $0["reason"] as? String ?? "") }
        #expect(reasons.count { $0.0 == "failed" } == 2, "\(reply)")
        let reported = reasons.count {
          $0.0 == "skipped" && $0.1 == "127.0.0.1 did not answer for other feeds; not fetched this time."
        }
        #expect(reported == 5 - asked, "\(reply)")
      }
    }
  }

  @Test("when no server can be reached, one sentence says so, no feed is charged, and each refresh asks again")
  func offline() async throws {
    let dead = try SilentPort()
    try await Person.atWork { person in
      let urls = ["http://nobody.invalid/a", "http://127.0.0.1:\(dead.number)/b"]
      let outlines = urls.map { "<outline type='rss' text='\($0)' xmlUrl='\($0)'/>" }
      let list = "<opml version='2.0'><body>\(outlines.joined())</body></opml>"
      try await person.does("import", "-", input: list)
      for _ in 0..<2 {
        let reply = try await person.types("refresh", "--json")
        #expect(reply.status == 3)
        #expect(try reply.objectLines().map { $0["outcome"] as? String } == ["failed", "failed"])
        #expect(reply.sentences == ["No server could be reached: this computer seems to be offline."])
      }
      #expect(try await person.types("feeds", "--problems").status == 4)
    }
  }

  @Test("a part of an item that is beyond a limit is told when the feed is added, refreshed and listed, and the items behind it arrive")
  func leftOut() async throws {
    let long = String(repeating: "words ", count: 1_500_000)
    func feed(_ guids: String...) -> CannedResponse {
      let items = guids.map { "<item><guid>\($0)</guid><title>\($0)</title><description>\($0 == "b" ? long : $0)</description></item>" }
      return CannedResponse(text: "<rss><channel><title>Tea</title>\(items.joined())</channel></rss>")
    }
    let gap = "1 part was left out, because it is too long, one too many or nested too deeply."
    for store in ["json", "sqlite"] {
      try await LoopbackServer.serving(["/feed": feed("a", "b", "c")]) { server async throws in
        try await Person.atWork { person in
          let added = try await person.types("--store", store, "add", "\(server.url)/feed")
          #expect(added.status == 0 && added.output.contains("3 articles") && added.sentences == ["'Tea': \(gap)"], "\(added)")
          let listed = try await person.types("feeds", "--problems", "--json").objects()
          #expect(listed.map { $0["problem"] as? String } == [gap])
        }
        try await Person.atWork { person in
          let list = "<opml version='2.0'><body><outline type='rss' text='Tea' xmlUrl='\(server.url)/feed'/></body></opml>"
          try await person.types("--store", store, "import", "-", input: list)
          let refresh = try await person.types("refresh", "--json").objectLines()
          #expect(refresh.map { $0["reason"] as? String } == [gap] && refresh.map { $0["new_articles"] as? Int } == [3], "\(refresh)")
          try await person.does("refresh", "--force")
          #expect(try await person.types("feeds", "--problems").output.contains("1 part was left out"))
        }
      }
    }
  }

  @Test("only the named feeds are fetched")
  func named() async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: try person.list())
      let reply = try await person.types("refresh", "harbour", person.url("/feeds/roji.rss"))
      #expect(reply.error == "14 new articles in 2 feeds.\n")
      #expect(await person.web.hits("/feeds/bustan.atom") == 0)
    }
  }

  @Test("every feed format of the server is parsed, as far as it can be")
  func dialects() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      try await person.follows("/feeds/attic.rss")
      let articles = try await person.types("list", "--json").objects()
      for feed in SampleFeed.all {
        let expected = feed.isWellFormed ? feed.itemCount : feed.itemCount - 1
        #expect(articles.count { $0["feed_title"] as? String == feed.title } == expected, "\(feed.title)")
      }
    }
  }

  @Test("new articles arrive, whatever the format of the feed")
  func growth() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.followsTheWholeList()
      let feeds = SampleFeed.all.filter(\.isWellFormed)
      for feed in feeds { try await person.web.grow(feed.path) }
      let reply = try await person.types("refresh", "--force")
      #expect(reply.lines.count == feeds.count && reply.lines.allSatisfy { $0.hasSuffix(" 1 new") }, "\(reply)")
      let news = try await person.types("list", "Latest news", "--json").objects()
      #expect(Set(news.map { $0["feed_title"] as? String }) == Set(feeds.map(\.title)))
    }
  }

  @Test("some feeds fail, the others are fetched, and the failures are listed with reasons")
  func someFail() async throws {
    try await Person.atWork { person in
      let list = person.opml("/feeds/roji.rss", "/missing.rss", "/gone.rss", "/error.rss", "/not-a-feed.txt", "/nothing.html")
      _ = try await person.types("import", "-", input: list)
      let reply = try await person.types("refresh")
      #expect(reply.status == 3)
      #expect(reply.lines.count == 6)
      #expect(reply.sentences == ["5 feeds failed."])
      #expect(try await person.count() == 5)

      let problems = try await person.types("feeds", "--problems", "--json").objects()
      let reasons = problems.map { $0["problem"] as? String ?? "" }
      #expect(reasons.count == 5)
      for (reason, word) in zip(reasons, ["404", "410", "500", "plain text", "HTML"]) { #expect(reason.contains(word)) }
      #expect(problems.map { $0["next_refresh"] is String } == [true, false, true, true, true], "A gone feed is not fetched again.")
      #expect(problems.allSatisfy { $0["next_reason"] is String })
      #expect(try await person.types("feeds", "--problems").lines.count == 15)

      let again = try await person.types("refresh", "--json").objectLines()
      #expect(again.allSatisfy { $0["outcome"] as? String == "skipped" }, "A feed that failed is backed off.")
    }
  }
}
