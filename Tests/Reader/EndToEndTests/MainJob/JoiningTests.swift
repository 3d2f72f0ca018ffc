import Foundation
import Testing

@Suite("Joining feeds", .timeLimit(.minutes(10)))
struct JoiningTests {
  @Test("a feed that is followed twice is joined with all marks, and one undo brings back both", arguments: ["json", "sqlite"])
  func joins(store: String) async throws {
    try await Person.atWork { person in
      let url = person.url("/feeds/harbour.rss")
      let list = """
        <opml version="2.0"><body><outline text="One"><outline text="A" type="rss" xmlUrl="\(url)"/></outline>\
        <outline text="Two"><outline text="B" type="rss" xmlUrl="\(url)#b"/></outline></body></opml>
        """
      #expect(try await person.types("feeds", "join").status == 4)
      try FileManager.default.createDirectory(at: person.home, withIntermediateDirectories: true)
      try list.write(to: person.home.appending(path: "subscriptions.opml"), atomically: true, encoding: .utf8)
      if store == "sqlite" { try await person.types("store", "migrate", "sqlite") }
      try await person.types("refresh")
      let ids = try await person.types("feeds", "--plain").fields.map { $0[0] }
      let (a, b) = (try await Self.articles(person, ids[0]), try await Self.articles(person, ids[1]))
      try #require(a.count == b.count && a.count > 3)
      for command in [["star", b[0]], ["tag", "add", "x", b[1]], ["mark", "read", b[2]], ["star", a[3]]] {
        try await person.does(command)
      }

      let before = try DataDirectoryFiles(in: person.home)
      let dry = try await person.types("feeds", "join", "--dry-run")
      #expect(try DataDirectoryFiles(in: person.home) == before)
      let record = try #require(try await person.types("feeds", "join", "-n", "--json").objects().first)
      #expect(record["joined_into"] as? String == ids[0] && record["left_out"] as? [String] == ["title"])
      let joined = try await person.types("feeds", "join")
      #expect(joined.status == 0 && joined.output == dry.output && joined.lines == ["'B' (\(ids[1])) is joined into 'A' (\(ids[0]))."])
      let feeds = try await person.types("feeds", "--json").objects()
      #expect(feeds.map { $0["id"] as? String } == [ids[0]] && feeds[0]["tags"] as? [String] == ["two"])
      #expect(try await person.types("list", "--starred", "--plain").fields.map { $0[0] } == [a[0], a[3]])
      #expect(try await person.types("list", "#x", "--plain").fields.map { $0[0] } == [a[1]])
      #expect(try await person.types("count", "is:read").output == "1\n")
      for again in [["add", "\(url)#c"], ["feeds", "join"]] { #expect(try await person.types(again).status != 0) }

      try await person.does("undo")
      #expect(try await person.types("feeds", "--plain").fields.map { $0[0] } == ids)
      #expect(try await person.types("list", "--starred", "--plain").fields.map { $0[0] }.sorted() == [b[0], a[3]].sorted())
      try await person.does("store", "verify")
    }
  }

  private static func articles(_ person: Person, _ feed: String) async throws -> [String] {
    try await person.types("list", "--feed", feed, "--plain").fields.map { $0[0] }
  }
}
