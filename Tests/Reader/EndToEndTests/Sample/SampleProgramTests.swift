import LoopbackServer
import SampleServer
import Testing

/// The small program, beside the feed reader.
@Suite("The program 'sample'", .timeLimit(.minutes(10)))
struct SampleProgramTests {
  @Test("it shows quotes and pictures with the words of the feed reader, and both read each other's files")
  func sameWords() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.runs("config", "set", "quote.url", person.url("/quotes/random"))
      try await person.runs("config", "set", "picture.url", person.url(""))
      for arguments in [
        ["quote"], ["--json", "quote"], ["picture", "say", "hello"], ["picture", "save"], ["picture", "list"],
        ["--plain", "picture", "list"],
      ] {
        let reply = try await person.runs(arguments)
        #expect(reply.status == 0 && !reply.output.isEmpty, "\(arguments): \(reply)")
      }
      let saved = try await person.types("picture", "list", "--json")
      #expect(saved.status == 0)
      #expect(try await person.runs("--json", "picture", "list").output == saved.output)
    }
  }

  @Test("it names itself in help, in errors and in hints, and never the feed reader")
  func name() async throws {
    try await Person.atWork { person in
      #expect(try await person.runs("--version").output == "sample 0.1.0\n")
      for arguments in [
        ["--help"], ["picture", "list"], ["picture", "show", "1a"], ["nosuch"], ["help", "nosuch"], ["config", "set", "quote.url"],
      ] {
        let reply = try await person.runs(arguments)
        #expect(
          (reply.output + reply.error).contains("sample") && !(reply.output + reply.error).lowercased().contains("strata"),
          "\(arguments): \(reply)")
      }
      #expect(try await person.runs("nosuch").status == 2)
      #expect(try await person.runs("picture", "list").status == 4)
    }
  }

  @Test("settings of the feed reader stop nothing, and stay when another one changes")
  func otherSettings() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.sets("keep.days", to: "30")
      try await person.runs("config", "set", "quote.url", person.url("/quotes/random"))
      #expect(try await person.runs("quote").status == 0)
      #expect(try await person.runs("--plain", "config", "show").output.split(separator: "\n").count == 2)
      #expect(try await person.runs("config", "set", "keep.days", "3").status == 1)
      #expect(try await person.types("config", "show", "--plain").output.contains("keep.days\t30"))
    }
  }

  @Test("a trace names the layers of Core and of the sample alone")
  func trace() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.runs("config", "set", "quote.url", person.url("/quotes/random"))
      let layers = try await person.runs("--trace", "quote").error.split(separator: "\n").dropFirst().compactMap { row in
        row.split(separator: " ").dropFirst().first.map(String.init)
      }
      #expect(Set(layers) == ["SamplePresentation", "SampleTerminal", "SampleDomain", "SampleData", "CoreData"])
    }
  }
}
