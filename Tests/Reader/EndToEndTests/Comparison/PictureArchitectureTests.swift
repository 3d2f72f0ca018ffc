import Foundation
import SampleServer
import Testing

@Suite("The saved pictures in each architecture", .timeLimit(.minutes(10)))
struct PictureArchitectureTests {
  private static let architectures = ["vip", "mv", "mvvm", "store", "redux", "vidrep", "two-rings"]
  private static let sharing = ["store", "redux", "vidrep", "two-rings"]
  private static let searching = ["vip", "vidrep"]

  /// Saves the pictures "one" and "two".
  /// - Returns: their short ids.
  private func saves(_ person: Person) async throws -> [String] {
    try await person.looksForPictures()
    return [try await person.savesPicture("one"), try await person.savesPicture("two")].map { String($0.prefix(8)) }
  }

  private func session(_ lines: String..., of architecture: String, _ person: Person, _ options: [String] = []) async throws -> Reply {
    let input = lines.map { "\($0)\n" }.joined()
    return try await person.runs(["picture", "--interactive", "--architecture", architecture] + options, of: "compare", input: input)
  }

  @Test("'list' shows what 'sample picture list' shows, as text and as JSON", arguments: architectures)
  func lists(architecture: String) async throws {
    try await Person.atWork { person in
      let ids = try await saves(person)
      try await person.runs("picture", "star", ids[0])
      for options in [[], ["--starred"], ["--json"]] {
        let (own, other) = (
          try await person.runs(["picture", "list"] + options),
          try await person.runs(["picture", "list", "--architecture", architecture] + options, of: "compare")
        )
        #expect(other.output == own.output.replacing("\"loaded\"", with: "\"not_loaded\""), "\(other)")
        #expect(other.status == 0 && other.error == own.error)
      }
      try await person.runs("picture", "unstar", ids[0])
      let none = try await person.runs(["picture", "list", "--starred", "--architecture", architecture], of: "compare")
      #expect(none.status == 4 && none.output.isEmpty && none.sentences == ["You have starred no pictures."], "\(none)")
    }
  }

  @Test("the same lines give the same output in all architectures, and a wrong line gives one sentence and changes nothing")
  func sameOutput() async throws {
    try await Person.atWork { person in
      let ids = try await saves(person)
      var replies: [Reply] = []
      for architecture in Self.architectures {
        replies.append(
          try await session(
            "list", "filter starred", "toggle \(ids[0])", "star \(ids[1])", "star ffff", "open ffff", "star", "filter green", "fly away",
            "filter all", "toggle \(ids[0])", "toggle \(ids[1])", "saved", of: architecture, person))
        let json = try await session("list", "toggle \(ids[0])", "toggle \(ids[0])", "fly", of: architecture, person, ["--json"])
        #expect(json.error.isEmpty && json.status == 1)
        replies.append(json)
      }
      let sentences = [
        "You have starred no pictures.", "No picture has an ID that begins with 'ffff'.", "No picture has an ID that begins with 'ffff'.",
        "'star' needs an ID.", "'filter green' is not a command.", "'fly away' is not a command.",
      ]
      for (architecture, replies) in zip(Self.architectures, stride(from: 0, to: replies.count, by: 2).map { replies[$0...($0 + 1)] }) {
        #expect(replies.first?.status == 4 || replies.first?.status == 1)
        #expect(replies.first?.sentences == sentences, "\(architecture)")
      }
      #expect(Set(replies.map(\.output)).count == 2, "One for text, one for JSON: \(replies.map(\.output))")
    }
  }

  @Test("an opened picture is seen in list and number at once where the state is shared, else at the next 'list'", arguments: architectures)
  func shared(architecture: String) async throws {
    try await Person.atWork { person in
      let ids = try await saves(person)
      let reply = try await session("list", "open \(ids[0])", of: architecture, person)
      let follows = Self.sharing.contains(architecture)
      #expect(reply.output.contains("Caption: one\nId: \(ids[0])\n"), "\(reply)")
      #expect(reply.output.components(separatedBy: "unseen picture").count == (follows ? 3 : 2), "\(reply)")
      #expect(reply.output.contains("\n1 unseen picture\n") == follows && reply.output.contains("•  \(ids[0])"), "\(reply)")
      let later = try await session("list", "open \(ids[0])", of: architecture, person)
      #expect(later.output.components(separatedBy: "1 unseen picture\n").count == 2, "Opening it again changes nothing: \(later)")
    }
  }

  @Test("two toggles at once both count", arguments: architectures)
  func toggles(architecture: String) async throws {
    try await Person.atWork { person in
      let id = try await saves(person)[0]
      let reply = try await session("toggle \(id) &", "toggle \(id) &", "toggle \(id)", of: architecture, person)
      #expect(reply.status == 0, "\(reply)")
      #expect(try await person.runs("picture", "list", "--starred", "--plain").fields.map { $0[1] } == ["one"])
    }
  }

  @Test("a search cancels the one before; 'type' shows what is wrong without a request; 'keep' saves what was found", arguments: searching)
  func searches(architecture: String) async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.looksForPictures(at: "/bad/slow")
      let reply = try await session(
        "search one &", "search two", "keep", "type this dog is too long", "search", "list", of: architecture, person)
      #expect(!reply.output.contains("Caption: one\n") && reply.output.contains("Caption: two\n"), "\(reply)")
      #expect(
        reply.output.contains("Saved 'two'") && reply.sentences.contains("The caption has 20 characters; 10 are allowed."), "\(reply)")
      #expect(try await person.pictureCaptions() == ["two"])
    }
  }

  @Test("an architecture without the search says who has it, and does not list its words")
  func noSearch() async throws {
    try await Person.atWork { person in
      for architecture in Self.architectures {
        let help = try await session("help", of: architecture, person)
        #expect(help.error.contains("search [WORD]") == Self.searching.contains(architecture) && help.error.contains("star ID"), "\(help)")
      }
      for architecture in Self.architectures where !Self.searching.contains(architecture) {
        let reply = try await session("search tea", "type tea", "keep", "unkeep", "remove 1a", of: architecture, person)
        #expect(reply.status == 1 && reply.output.isEmpty, "\(reply)")
        #expect(
          reply.sentences == ["search", "type", "keep", "unkeep", "remove"].map { "'\($0)' works only with --architecture vip or vidrep." })
      }
    }
  }

  @Test("'log' prints the events of two rings and the actions of Redux; the other architectures have no log")
  func log() async throws {
    try await Person.atWork { person in
      let id = try await saves(person)[0]
      for architecture in Self.architectures {
        let reply = try await session("star \(id)", "log", of: architecture, person)
        let hasLog = ["redux", "two-rings"].contains(architecture)
        #expect(reply.sentences.contains("'log' is not a command.") == !hasLog, "\(reply)")
        if hasLog { #expect(reply.output.lowercased().contains("star"), "\(reply)") }
      }
    }
  }

  @Test("'picture' alone shows the help, and wrong words are wrong usage")
  func usage() async throws {
    try await Person.atWork { person in
      let (help, asked) = (try await person.runs(["picture"], of: "compare"), try await person.runs(["picture", "--help"], of: "compare"))
      #expect(help.status == 0 && help.error.isEmpty && help.output == asked.output && help.output.contains("USAGE: compare picture "))
      for arguments in [["dance"], ["--dance"], ["--interactive", "say", "tea"]] {
        let reply = try await person.runs(["picture"] + arguments, of: "compare")
        #expect(reply.status == 2 && reply.output.isEmpty, "\(arguments): \(reply)")
      }
    }
  }
}
