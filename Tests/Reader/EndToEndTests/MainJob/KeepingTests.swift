import Foundation
import SampleServer
import Testing

@Suite("Starring, marking and reading", .timeLimit(.minutes(10)))
struct KeepingTests {
  @Test("star sets a star and unstar removes it, also when repeated")
  func stars() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      for sentence in ["2 articles starred.\n", "2 articles were already starred.\n"] {
        let reply = try await person.types("star", String(ids[4].prefix(8)), ids[1])
        #expect(reply.status == 0 && reply.lines.count == 2 && reply.error == sentence, "\(reply)")
        #expect(try await person.ids("--starred") == [ids[1], ids[4]])
      }
      for sentence in ["1 article unstarred.\n", "1 article was already unstarred.\n"] {
        let reply = try await person.types("unstar", ids[1])
        #expect(reply.status == 0 && reply.error == sentence, "\(reply)")
        #expect(try await person.ids("--starred") == [ids[4]])
      }
    }
  }

  @Test("a star survives a refresh that changes its feed")
  func outlives() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids()[2]
      try await person.types("star", id)
      try await person.web.grow("/feeds/harbour.rss")
      try await person.types("refresh", "--force")
      #expect(try await person.count() == 10)
      #expect(try await person.ids("--starred") == [id])
    }
  }

  @Test("articles are marked read and unread, by ID and for a whole feed")
  func marks() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.follows("/feeds/roji.rss")
      let ids = try await person.ids("--feed", "harbour")
      for (words, sentence, unread) in [
        (["read", ids[0], ids[1]], "2 articles marked read.", 12), (["unread", ids[0]], "1 article marked unread.", 13),
        (["read", "--all", "--feed", "harbour"], "8 articles marked read.", 5), (["read", "--all"], "5 articles marked read.", 0),
        (["unread", "--all"], "14 articles marked unread.", 14),
      ] as [([String], String, Int)] {
        #expect(try await person.types(["mark"] + words).error == "\(sentence)\n")
        #expect(try await person.count("--unread") == unread, "\(sentence)")
      }
    }
  }

  @Test("an article is shown with its feed, date, URL and text, and becomes read")
  func read() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids("Fog")[0]
      let reply = try await person.types("read", String(id.prefix(6)))
      #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
      #expect(reply.lines[0] == "Fog, and what it sounded like")
      #expect(reply.lines[1] == "Feed: Harbour Notes")
      #expect(reply.output.contains("\nDate: 2026-"))
      #expect(reply.output.contains("\nLink: \(person.web.url)/articles/harbour/"))
      #expect(reply.output.split(separator: "\n\n").count >= 2, "The article has no text below its details.")
      #expect(!reply.output.contains("<p>"))
      #expect(try await person.count("--unread") == 8)

      let record = try #require(try await person.types("read", id, "--json").json() as? [String: Any])
      #expect(record["id"] as? String == id && record["is_read"] as? Bool == true)
    }
  }
}
