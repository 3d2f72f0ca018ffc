import Foundation
import LoopbackServer
import Testing

@Suite("Links as users follow them", .timeLimit(.minutes(10)))
struct LinksTests {
  private static let published = "https://page.example/tea?id=7&utm_source=rss"
  private static let followed = "https://page.example/tea?id=7"

  private static let feed = """
    <rss version="2.0"><channel><title>Tea</title><item><title>Green</title><guid>1</guid>
    <link>https://page.example/tea?id=7&amp;utm_source=rss</link>
    <description>&lt;p&gt;See &lt;a href="https://page.example/more?fbclid=1"&gt;more&lt;/a&gt;.&lt;/p&gt;</description></item></channel></rss>
    """

  /// A user who follows a feed with such links, and whose browser notes what it is to open.
  private func reading(_ work: (Person, _ opened: () throws -> String) async throws -> Void) async throws {
    try await LoopbackServer.serving(["/feed": CannedResponse(headers: ["Content-Type": "application/rss+xml"], text: Self.feed)]) {
      server in
      try await Person.atWork { person in
        try await person.does("add", server.url + "/feed")
        let note = person.folder.appending(path: "opened")
        try await work(person) { try String(contentsOf: note, encoding: .utf8) }
      }
    }
  }

  private func open(_ person: Person) async throws -> Reply {
    try await person.types(
      "open", "--next", "1", "--keep-unread", environment: ["BROWSER": "echo %s >> '\(person.folder.path())/opened'; true"])
  }

  @Test("tracking parameters are left out of what is read, opened and printed; JSON and queries have the published URL")
  func clean() async throws {
    try await reading { person, opened in
      let read = try await person.types("read", "--keep-unread")
      #expect(
        read.output.contains("\(Self.followed)\n") && !read.output.contains("utm_source") && !read.output.contains("fbclid"), "\(read)")
      let record = try #require(try await person.types("read", "--json").json() as? [String: Any])
      #expect(record["url"] as? String == Self.published)
      #expect((record["content_html"] as? String)?.contains("fbclid=1") == true)
      let list = try #require(try await person.types("list", "url:utm_source", "--json").json() as? [[String: Any]])
      #expect(list.map { $0["url"] as? String } == [Self.published])
      try await person.types("edition", "--html", "e.html")
      let page = try String(contentsOf: person.folder.appending(path: "e.html"), encoding: .utf8)
      #expect(page.contains("href=\"\(Self.followed)\"") && !page.contains("utm_source") && !page.contains("fbclid"))
      let paper = try #require(try await person.types("edition", "--json").json() as? [String: Any])
      #expect("\(paper)".contains(Self.published))
      #expect(try await open(person).status == 0)
      #expect(try opened() == "\(Self.followed)\n")
    }
  }

  @Test("a setting brings the published links back, and any other value of it is refused")
  func published() async throws {
    try await reading { person, opened in
      let refused = try await person.types("config", "set", "links.clean", "maybe")
      #expect(refused.status == 1 && refused.error.contains("'links.clean' takes yes, no, not 'maybe'."), "\(refused)")
      try await person.does("config", "set", "links.clean", "no")
      #expect(try await person.types("read", "--keep-unread").output.contains("\(Self.published)\n"))
      try await person.types("edition", "--html", "e.html")
      #expect(try String(contentsOf: person.folder.appending(path: "e.html"), encoding: .utf8).contains("utm_source"))
      #expect(try await open(person).status == 0)
      #expect(try opened() == "\(Self.published)\n")
    }
  }
}
