import Foundation
import Testing

/// The output of a command does not show which architecture implements the list. A dialogue shows whether its views share state.
@Suite("Article list in each presentation architecture", .timeLimit(.minutes(10)))
struct ListArchitectureTests {
  private static let others = ["mv", "mvvm", "store", "flux", "redux", "vidrep", "dispatcher"]

  @Test("a command prints the same bytes", arguments: [[], ["--json"], ["--plain"], ["--unread", "tea"], ["--feed", "nowhere"]])
  func commands(options: [String]) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await expectSame(by: person, options)
    }
  }

  /// Architectures whose views share no state: an opened article changes neither list nor count until they are read again.
  private static let separate = ["vip", "mv", "mvvm"]
  /// Architectures whose views share their state.
  private static let sharing = ["store", "flux", "redux", "dispatcher"]

  @Test("a dialogue prints the same bytes where views share state, and where they do not", arguments: [[], ["--json"], ["--plain"]])
  func dialogue(options: [String]) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let ids = try await person.ids()
      // The script reverts all its changes, so that every architecture starts from the same state.
      let script = """
        toggle star \(ids[1])
        filter starred
        fly away
        search a\u{202E}b
        search tea
        open \(ids[0])
        open ffff
        star
        filter all
        unstar \(ids[1]) ffff
        toggle star \(ids[1])
        mark unread \(ids[0])
        filter feed nowhere
        refresh
        list
        """
      try await expectSame(by: person, ["--interactive"] + options, of: Self.separate, input: script, status: 1)
      try await expectSame(by: person, ["--interactive"] + options, of: Self.sharing, input: script, status: 1)
      // It draws the article before the list.
      try await expectSame(by: person, ["--interactive"] + options, of: ["store", "vidrep"], input: script, status: 1, inAnyOrder: true)
      #expect(try await person.count("--starred") == 0)
    }
  }

  @Test("in a dialogue, two rings print the log of their events, also the end of a refresh, and help lists the word")
  func log() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let input = "search tea\nrefresh\nlog\nhelp\n"
      let reply = try await person.types("list", "--interactive", "--architecture", "dispatcher", input: input)
      #expect(reply.output.hasSuffix("1 command line: show\n2 command line: search \"tea\"\n3 system: refresh ended\n"), "\(reply)")
      #expect(reply.error.contains("\nlog  ") && !reply.error.contains("\nback  "))
    }
  }

  @Test("in a dialogue, Redux goes back and forward, and --log writes each action and each tracked event")
  func history() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let id = try await person.ids()[0]
      let file = person.folder.appending(path: "actions.log").path()
      let input = "open \(id)\nback\nforward\nforward\nhelp\n"
      let reply = try await person.types("list", "--interactive", "--architecture", "redux", "--log", file, input: input)
      #expect(reply.status == 4, "There is no later state: \(reply)")
      #expect(reply.error.contains("strata: There is no later state to go forward to.\n"))
      #expect(reply.error.contains("\nback  ") && !reply.error.contains("\nlog  "))
      let short = id.prefix(8)
      let shown = reply.lines.filter { $0.contains(short) }
      #expect(shown.map { $0.hasPrefix("•") } == [true, false, true, false], "The mark is set, back, and set again: \(reply)")
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      #expect(
        lines.filter { $0.hasPrefix("tracked ") } == [
          "tracked show: done", "tracked open: done", "tracked back: done", "tracked forward: done", "tracked forward: nothing_matched",
        ])
      #expect(lines.contains("went back") && lines.first == "asked: show")
      #expect(try await person.count("--unread") == 4, "Going back changes nothing that is stored.")
    }
  }

  @Test("a word of another architecture is refused with one sentence that names it", arguments: [("log", "dispatcher"), ("back", "redux")])
  func otherWord(word: String, name: String) async throws {
    try await Person.atWork { person in
      let reply = try await person.types("list", "--interactive", "--json", input: "\(word)\n")
      let answer = try #require(try reply.objectLines().last)
      let sentences = (answer["messages"] as? [[String: Any]])?.map { $0["sentence"] as? String }
      #expect(reply.status == 1 && sentences == ["'\(word)' works only with --architecture \(name)."], "\(reply)")
    }
  }

  @Test("a log that cannot be written is refused with one sentence, before the dialogue")
  func refusesLog() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for file in ["nowhere/log", "home/log", "home"] {
        let path = person.folder.appending(path: file).path()
        let reply = try await person.types("list", "--interactive", "--architecture", "redux", "--log", path, input: "list\n")
        #expect(reply.isOneSentence(1, about: path) && reply.output.isEmpty, "\(reply)")
      }
      for options in [["--architecture", "redux"], ["--interactive"], ["--interactive", "--architecture", "dispatcher"]] {
        let reply = try await person.types(["list", "--log", "log"] + options)
        #expect(reply.status == 2 && reply.error.contains("--log works only with --interactive and --architecture redux."), "\(reply)")
      }
    }
  }

  @Test("an unknown architecture is rejected with the list of the known ones")
  func unknown() async throws {
    try await Person.atWork { person in
      let reply = try await person.types("list", "--architecture", "viper")
      #expect(reply.status == 2 && reply.output.isEmpty)
      for name in ["vip"] + Self.others where name != "flux" { #expect(reply.error.contains(name)) }
    }
  }

  private func expectSame(
    by person: Person, _ options: [String], of names: [String] = ["vip"] + others, input: String = "", status: Int32? = nil,
    inAnyOrder: Bool = false
  ) async throws {
    let before = try await person.types(["list", "--architecture", names[0]] + options, input: input)
    if let status { #expect(before.status == status, "\(before)") }
    #expect(!before.output.isEmpty || !before.error.isEmpty)
    var replies: [(name: String, reply: Reply)] = []
    for name in names.dropFirst() {
      replies.append((name, try await person.types(["list", "--architecture", name] + options, input: input)))
    }
    // The output contains ages, and an hour or a day may end during the test. Then the later output is right too.
    let after = try await person.types(["list", "--architecture", names[0]] + options, input: input)
    for (name, reply) in replies {
      let isSame =
        inAnyOrder ? Self.lines(reply) == Self.lines(before) || Self.lines(reply) == Self.lines(after) : reply == before || reply == after
      #expect(isSame, "\(name): \(reply)\ninstead of \(before)")
    }
  }

  private static func lines(_ reply: Reply) -> [[String]] {
    [reply.output, reply.error].map { $0.split(separator: "\n").map(String.init).sorted() }
  }
}
