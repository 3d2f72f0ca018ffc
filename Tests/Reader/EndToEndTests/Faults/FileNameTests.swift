import Foundation
import LoopbackServer
import Testing

/// Publishers choose titles and URLs freely, but these never become file names.
@Suite("Names that are unsafe as file names", .timeLimit(.minutes(10)))
struct FileNameTests {
  private static let names = [
    "../x", "../../../../tmp/x", "/etc/x", "CON", "con", "a\\b", "x.jsonl", "&#0;", "%00", ".", "..", "|rm -rf x", "~",
    String(repeating: "n", count: 300), "é", "e\u{301}",
  ]
  private static let paths = [
    "/Case.xml", "/case.xml", "/%2e%2e%2fx.xml", "/CON", "/" + String(repeating: "p", count: 300), "/a%00b", "/.strata-0123456789abcdef",
  ]

  @Test("every file is in the data directory and has a generated name, and no two names differ by case alone")
  func names() async throws {
    try await Person.atWork { person in
      try await LoopbackServer.serving({ CannedResponse(text: Self.feed($0.path)) }) { web in
        for path in Self.paths {
          try await person.does("add", web.url + path)
        }
        try await person.does(["star"] + person.ids("--limit", "1000"))
        try await person.does("refresh", "--force")
        #expect(try await person.types("feeds", "--json").objects().count == Self.paths.count)
        #expect(try await person.count("--starred") == person.count())
        #expect(try await person.count() > Self.paths.count * 10)

        let files = try FileManager.default.subpathsOfDirectory(atPath: person.home.path())
        #expect(files.count > Self.paths.count)
        #expect(Set(files.map { $0.lowercased() }).count == files.count, "A case-insensitive file system would lose a file.")
        let articles = /articles(\/[0-9a-f]+\.(jsonl|index))?/
        let ours = /lock|refresh\.(lock|json)|statuses\.(json|written)|visits\.json|undo\.jsonl|subscriptions\.opml/
        for file in files { #expect(file.wholeMatch(of: articles) != nil || file.wholeMatch(of: ours) != nil, "\(file)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: person.folder.path()) == ["home"])
      }
    }
  }

  private static func feed(_ path: String) -> String {
    let items = names.map { "<item><title>\($0)</title><guid>\($0)</guid><link>https://example.org/\($0)</link></item>" }
    return "<rss version=\"2.0\"><channel><title>\(path)</title>\(items.joined())</channel></rss>"
  }
}
