import Foundation
import SampleServer
import Testing

/// The parts of the output that programs rely on: names, their order, and the types of values.
@Suite("The schema of what is printed for programs", .timeLimit(.minutes(10)))
struct SchemaTests {
  private static let article = [
    "id", "title", "url", "feed", "feed_title", "folder", "authors", "published", "updated", "is_read", "is_starred", "is_hidden",
    "first_seen", "own_tags",
  ]
  private static let feed = [
    "id", "title", "url", "site_url", "folder", "articles", "unread", "last_refreshed", "problem",
    "next_refresh", "next_reason", "tags",
  ]
  private static let fetchState = ["feed", "url", "outcome", "new_articles", "reason", "moved_to", "new_ids", "hidden_articles"]
  private static let subscription = ["id", "title", "url", "site_url", "folder", "articles"]

  @Test("articles are an array of objects in JSON and one line each in plain output")
  func articles() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      let reply = try await person.types("list", "--json")
      let articles = try reply.objects()
      Schema.expect(reply, has: Self.article, times: 69)
      let dates = articles.flatMap { [$0["published"], $0["updated"]] }.compactMap { $0 as? String }
      #expect(dates.count > 69 && dates.allSatisfy(Schema.isMoment))
      #expect(articles.allSatisfy { ($0["id"] as? String)?.count == 20 && $0["authors"] is [String] && $0["folder"] is String })
      #expect(articles.allSatisfy { $0["is_read"] is Bool && $0["is_starred"] is Bool })

      let plain = try await person.types("list", "--plain").fields
      #expect(plain.allSatisfy { $0.count == Self.article.count })
      #expect(plain.map { $0[0] } == articles.map { $0["id"] as? String })
      #expect(plain.map { $0[1] } == articles.map { $0["title"] as? String })
      for command in [["star"], ["unstar"], ["mark", "read"]] {
        Schema.expect(try await person.types(command + [plain[0][0], plain[1][0], "--json"]), has: Self.article, times: 2)
      }
    }
  }

  @Test("a single article is an object with its text")
  func oneArticle() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/night-ferry.rss")
      let id = try await person.ids()[0]
      let reply = try await person.types("read", id, "--json")
      let record = try #require(try reply.json() as? [String: Any])
      #expect(
        JSONKeys.names(in: reply.output, depth: 1)
          == Self.article + ["tags", "enclosures", "content_text", "content_html", "comments", "full_html", "full_text"])
      #expect((record["content_text"] as? String)?.isEmpty == false)
      #expect((record["content_html"] as? String)?.contains("<") == true && Schema.isMoment(record["first_seen"] as? String ?? ""))
      let files = try #require(record["enclosures"] as? [[String: Any]])
      #expect(files.count == 1 && JSONKeys.names(in: reply.output, depth: 3) == ["url", "type", "bytes"])
      let plain = try await person.types("read", id, "--plain")
      #expect(plain.lines.count == 1 && plain.fields[0].count == Self.article.count + 7 && plain.fields[0][0] == id)
    }
  }

  @Test("feeds are an array of objects in JSON and one line each in plain output")
  func feeds() async throws {
    try await Person.atWork { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss", "/missing.rss", "/feeds/lichen.rdf"))
      try await person.types("refresh", "roji", "missing")
      let reply = try await person.types("feeds", "--json")
      let feeds = try reply.objects()
      Schema.expect(reply, has: Self.feed, times: 3)
      #expect(Schema.isMoment(feeds[0]["last_refreshed"] as? String ?? ""))
      #expect(Schema.isMoment(feeds[1]["next_refresh"] as? String ?? "") && feeds[1]["next_reason"] is String)
      #expect(feeds[2]["next_refresh"] is NSNull && feeds[2]["next_reason"] is NSNull)
      #expect(feeds[1]["last_refreshed"] is NSNull && feeds[1]["problem"] is String)
      #expect(feeds[2]["last_refreshed"] is NSNull && feeds[2]["problem"] is NSNull && feeds[2]["articles"] as? Int == 0)
      let plain = try await person.types("feeds", "--plain").fields
      #expect(plain.allSatisfy { $0.count == Self.feed.count } && plain.map { $0[0] } == feeds.map { $0["id"] as? String })
    }
  }

  @Test("a refresh prints one object per feed, each on its own line, whatever the outcome")
  func refresh() async throws {
    try await Person.atWork { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss", "/missing.rss"))
      var outcomes: Set<String> = []
      for order in [["refresh"], ["refresh"], ["refresh", "--force"]] {
        let reply = try await person.types(order + ["--json"])
        for (line, object) in zip(reply.lines, try reply.objectLines()) {
          #expect(JSONKeys.names(in: line, depth: 1) == Self.fetchState)
          let outcome = try #require(object["outcome"] as? String)
          #expect((object["reason"] is String) == (outcome == "failed" || outcome == "skipped"))
          #expect(object["new_articles"] as? Int == (outcome == "updated" ? 5 : 0))
          let listed = outcome == "updated" ? try await person.ids("--new") : []
          #expect((object["new_ids"] as? [String])?.sorted() == listed.sorted())
          outcomes.insert(outcome)
        }
        #expect(reply.lines.count == 2)
      }
      #expect(outcomes == ["updated", "unchanged", "skipped", "failed"])
      let plain = try await person.types("refresh", "--plain").fields
      #expect(plain.count == 2 && plain.allSatisfy { $0.count == Self.fetchState.count && $0[0].count == 10 })
    }
  }

  @Test("add and remove print an array, import and export to a file an object, count a number")
  func others() async throws {
    try await Person.atWork { person in
      Schema.expect(try await person.types("add", person.url("/feeds/roji.rss"), "--json"), has: Self.subscription, times: 1)
      #expect(try await person.types("count", "--json").output == "5\n")
      #expect(try await person.types("count", "--plain").output == "5\n")
      Schema.expect(try await person.types("remove", "路地", "--json"), has: Self.subscription, times: 1)
      let taken = try await person.types("import", "-", "--json", input: person.opml("/feeds/roji.rss"))
      #expect(
        JSONKeys.names(in: taken.output, depth: 1) == [
          "added", "already_there", "refused", "damaged_lines", "folders_left_out", "settings_left_out", "views_added",
          "views_already_there", "views_refused", "refused_by_server",
        ])
      let written = try await person.types("export", "out.opml", "--json")
      #expect(JSONKeys.names(in: written.output, depth: 1) == ["file"])
      #expect(try await person.types("export", "--json").json() is String)
    }
  }

  @Test(
    "a list without matches is an empty array",
    arguments: [["list"], ["list", "--starred"], ["feeds"], ["feeds", "--problems"]])
  func nothing(command: [String]) async throws {
    try await Person.atWork { person in
      let json = try await person.types(command + ["--json"])
      #expect(json.status == 4 && json.output == "[]\n")
      let plain = try await person.types(command + ["--plain"])
      #expect(plain.status == 4 && plain.output.isEmpty)
    }
  }
}
