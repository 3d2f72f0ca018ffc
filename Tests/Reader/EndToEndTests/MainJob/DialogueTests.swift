import Foundation
import Testing

@Suite("Interactive list", .timeLimit(.minutes(10)))
struct DialogueTests {
  @Test("each line is a command that is answered with the resulting list")
  func text() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      let script = """
        star \(ids[1])
        filter starred

        fly away
        open \(ids[1])
        unstar \(ids[1])
        filter all
        mark read \(ids[0]) \(ids[2])
        filter unread
        search submarine
        search fog
        help
        quit
        star \(ids[8])
        """
      let reply = try await person.types("list", "--interactive", input: script)
      #expect(reply.status == 1, "One line is not a command: \(reply)")
      #expect(reply.sentences == ["'fly away' is not a command.", "No articles match: unread · 'submarine'."])
      #expect(reply.output.contains("\n•★ \(ids[1].prefix(8))"))
      #expect(reply.output.contains("\nFeed: Harbour Notes\n"))
      #expect(reply.error.contains("1 article starred.\n1 article [starred]\n") && reply.error.contains("\n6 articles [unread]\n"))
      #expect(reply.error.contains("filter unread|read|all"))
      #expect(try await person.count("--starred") == 0, "Commands after 'quit' do not run.")
      #expect(try await person.count("--unread") == 6)
    }
  }

  @Test("with --json, each answer is one object on one line")
  func json() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      let script = "star \(ids[0])\nopen \(ids[0])\nopen ffffffffffffffffffff\nfly away\nfilter starred\n"
      let reply = try await person.types("list", "--interactive", "--json", "--limit", "2", input: script)
      #expect(reply.status == 1 && reply.error.isEmpty, "\(reply)")
      let answers = try reply.objectLines()
      #expect(answers.map { $0["outcome"] as? String } == ["done", "done", "done", "failed", "failed", "done"])
      #expect((answers[1]["result"] as? [[String: Any]])?.map { $0["is_starred"] as? Bool } == [true, false])
      #expect((answers[2]["result"] as? [String: Any])?["is_read"] as? Bool == true)
      let messages = try #require(answers[3]["messages"] as? [[String: Any]])
      #expect(messages.map { $0["kind"] as? String } == ["failure"])
      #expect((answers[4]["messages"] as? [[String: Any]])?.first?["sentence"] as? String == "'fly away' is not a command.")
      #expect((answers[5]["result"] as? [[String: Any]])?.count == 1)
      for line in reply.lines { #expect(JSONKeys.names(in: line, depth: 1) == ["outcome", "messages", "result"]) }
    }
  }

  @Test("'list' shows the list of the command line again, and 'filter all' keeps duplicates together")
  func listsAgain() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      try await person.types(["mark", "read"] + ids.prefix(3))
      let script = "filter starred\nlist\nfilter all\n"
      let reply = try await person.types("list", "--interactive", "--unread", "--unique", "--json", input: script)
      #expect(try reply.objectLines().map { ($0["result"] as? [Any])?.count } == [6, 0, 6, 9], "\(reply)")
    }
  }

  @Test("'read' shows an article, 'browse' opens its page and lists again, and both need an ID")
  func readsAndBrowses() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      let script = "read \(ids[0])\nbrowse \(ids[1]) \(ids[2])\nbrowse\nread\nstar\n"
      let reply = try await person.types("list", "--interactive", "--unread", input: script, environment: ["BROWSER": "true"])
      #expect(reply.output.contains("\nFeed: Harbour Notes\n"))
      #expect(reply.output.components(separatedBy: "Opened '").count == 3, "\(reply)")
      #expect(reply.error.contains("6 articles [unread]\n6 unread\n"), "\(reply)")
      #expect(reply.sentences == ["'browse' needs an ID.", "'read' needs an ID.", "'star' needs an ID."] && reply.status == 1)
      #expect(try await person.count("--unread") == 6)
      let json = try await person.types("list", "--interactive", "--json", input: "browse \(ids[3])\n", environment: ["BROWSER": "true"])
      #expect(try json.objectLines().map { ($0["result"] as? [Any])?.count } == [9, 1, 9])
      try await person.types("undo")
      #expect(try await person.count("--unread") == 6, "An undo takes back the last session alone.")
    }
  }
}
