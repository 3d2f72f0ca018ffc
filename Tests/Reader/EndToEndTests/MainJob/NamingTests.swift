import Foundation
import SampleServer
import Testing

@Suite("Names of feeds", .timeLimit(.minutes(10)))
struct NamingTests {
  private func titles(_ person: Person) async throws -> [String] {
    try await person.types("feeds", "--json").objects().compactMap { $0["title"] as? String }
  }

  @Test("feeds imported without title and website take their own at the first refresh, and the user's own titles stay")
  func imports() async throws {
    try await Person.withWebOfTheirOwn { person in
      let (harbour, roji, star) = (person.url("/feeds/harbour.rss"), person.url("/feeds/roji.rss"), person.url("/feeds/star-porch.json"))
      let list = """
        <opml version="2.0" xmlns:n="urn:n"><body><outline type="rss" xmlUrl="feed:\(harbour)" n:note="a &amp; b"/>\
        <outline text="\(star)" xmlUrl="\(star)"/><outline text="Mine" xmlUrl="\(roji)"/></body></opml>
        """
      try await person.does("import", "-", input: list)
      #expect(try await titles(person) == [harbour, star, "Mine"])
      let refreshed = try await person.types("refresh")
      #expect(refreshed.status == 0 && refreshed.output.contains("Harbour Notes"), "\(refreshed)")
      #expect(try await titles(person) == ["Harbour Notes", "Star Porch", "Mine"])
      let sites = try await person.types("feeds", "--json").objects().map { $0["site_url"] as? String }
      #expect(sites == Array(repeating: person.url("/"), count: 3))
      let list2 = try await person.types("list", "--feed", "harbour", "--limit", "1", "--json").objects()
      #expect(list2.first?["feed_title"] as? String == "Harbour Notes")
      let exported = try await person.types("export").output
      #expect(
        exported.contains("n:note=\"a &amp; b\"") && exported.contains("xmlns:n=\"urn:n\"") && exported.contains("text=\"Harbour Notes\""))
      // The titles are known, so the next requests are conditional again.
      try await person.does("refresh", "--force")
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["if-none-match"] != nil)
    }
  }

  @Test("a feed is renamed and moved at once, and gets its own title back")
  func renames() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let set = try await person.types("feeds", "set", "harbour", "title=The & <harbour>", "folder=Outdoors/Water")
      #expect(set.status == 0 && set.lines.dropFirst() == ["title=The & <harbour>", "folder=Outdoors/Water"], "\(set)")
      let feed = try await person.types("feeds", "--json").objects()[0]
      #expect(feed["title"] as? String == "The & <harbour>" && feed["folder"] as? String == "Outdoors/Water")
      #expect(try await person.count("--folder", "outdoors") > 0)
      #expect(try await person.types("list", "--limit", "1").output.contains("The & <harbour>"))
      try await person.does("refresh", "--force")
      #expect(try await titles(person) == ["The & <harbour>"])

      let exported = try await person.types("export").output
      let other = ["--home", person.folder.appending(path: "other").path()]
      try await person.does(["import", "-"] + other, input: exported)
      #expect(try await person.types(["feeds", "--plain"] + other).output.contains("The & <harbour>"))

      let reset = try await person.types("feeds", "set", "the &", "title=", "folder=", "--json").objects()[0]
      #expect(reset["title"] as? String == "Harbour Notes" && reset["own_title"] is NSNull && reset["folder"] as? String == "")
      try await person.does("remove", "harbour")
      try await person.does("undo")
      #expect(try await titles(person) == ["Harbour Notes"])
    }
  }

  @Test("feed: URLs are understood by add, check and the names of feeds")
  func feedScheme() async throws {
    try await Person.atWork { person in
      let url = person.url("/feeds/harbour.rss")
      let bare = url.replacing("http:", with: "feed:")
      try await person.does("add", bare)
      #expect(try await person.types("feeds", "--json").objects()[0]["url"] as? String == url)
      try await person.does("count", "--feed", "feed:\(url)")
      #expect(try await person.types("check", "feed:\(url)", "--json").objects()[0]["title"] as? String == "Harbour Notes")
    }
  }
}
