import Foundation
import Testing

@Suite("Tags", .timeLimit(.minutes(10)))
struct TaggingTests {
  @Test("articles are tagged, found, listed and untagged, undo and redo follow, and another storage format keeps all")
  func articles() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      let tagged = try await person.types("tag", "add", "Long Read", ids[0], ids[2])
      #expect(tagged.status == 0 && tagged.error.contains("2 articles tagged #\"long read\"."), "\(tagged)")
      try await person.does("tag", "add", "x", "-", input: "\(ids[1])\n")
      #expect(try await person.ids("#\"LONG read\"") == [ids[0], ids[2]])
      #expect(try await person.ids("has:tag", "#x") == [ids[1]])
      let record = try #require(try await person.types("read", ids[2], "--json", "--keep-unread").json() as? [String: Any])
      #expect(record["own_tags"] as? [String] == ["long read"])
      let list = try await person.types("tag", "list", "--json")
      Schema.expect(list, has: ["name", "articles", "unread", "feeds"], times: 2)
      try await person.types("undo")
      #expect(try await person.ids("#x") == [])
      try await person.types("redo")
      try await person.does("store", "migrate", "sqlite")
      #expect(try await person.ids("#x or #\"long read\"") == Array(ids[0...2]))
      #expect(try await person.types("tag", "list", "--plain").fields.map { $0[0] } == ["long read", "x"])
      let all = try await person.types("tag", "remove", "long read", "--query", "#\"long read\"", "--json")
      #expect(try all.objects().compactMap { $0["id"] as? String } == [ids[0], ids[2]])
      #expect(try await person.ids("#\"long read\"") == [])
      try await person.does("store", "verify")
    }
  }

  @Test("a feed is tagged, its articles inherit the tag, and an export carries it to another data directory")
  func feeds() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      #expect(try await person.types("feeds", "set", "harbour", "tags=Coast, water").lines.last == "tags=coast,water")
      #expect(try await person.ids("#water").count == person.ids().count)
      let exported = try await person.types("export").output
      #expect(exported.contains("category=\"coast,water\""))
      try await person.does("feeds", "set", "harbour", "tags=")
      #expect(try await person.ids("#water") == [])
      try await person.does("remove", "harbour")
      try await person.does("import", "-", input: exported)
      #expect(try await person.types("feeds", "--json").objects().map { $0["tags"] as? [String] } == [["coast", "water"]])
      #expect(try await person.types("feeds", "--json").objects().map { $0["folder"] as? String } == [""])
    }
  }

  @Test("an invalid name is wrong usage, and changes nothing")
  func refused() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids()[0]
      for arguments in [["a,b", id], ["a/b", id], ["", id], [String(repeating: "x", count: 61), id], ["x"]] {
        let reply = try await person.types(["tag", "add"] + arguments)
        #expect(reply.status == 2 && !reply.error.isEmpty, "\(arguments): \(reply)")
      }
      #expect(try await person.types("feeds", "set", "harbour", "tags=a/b").status == 1)
      #expect(try await person.types("tag", "list").status == 4)
    }
  }
}
