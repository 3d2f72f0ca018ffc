import Foundation
import LoopbackServer
import SampleServer
import Testing

/// The small program, beside the feed reader.
@Suite("The program 'sample'", .timeLimit(.minutes(10)))
struct SampleProgramTests {
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

  @Test("a full output device is reported in one sentence, with 1", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      for command in [["quote"], ["quote", "--json"], ["config", "show", "--json"], ["--help"]] {
        let reply = try await person.runs(command, output: .file("/dev/full"))
        #expect(reply.status == 1 && reply.sentences == ["The output cannot be written: No space left on device."], "\(command): \(reply)")
        #expect(try await person.runs(command, output: .closedPipe).error.isEmpty)
      }
    }
  }

  @Test(
    "a pipe in place of a file is an error and blocks no command",
    arguments: [("quotes.json", ["quote"]), ("pictures/index.xml", ["picture", "list"]), ("pictures/index.json", ["picture", "list"])])
  func pipes(name: String, command: [String]) async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes(at: "/quotes/error")
      let file = person.home.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      #expect(mkfifo(file.path(), 0o600) == 0)
      let reply = try await person.runs(command)
      #expect(reply.status == 1 && reply.sentences.contains { $0.contains(name) }, "\(reply)")
    }
  }

  @Test("0 means success, 1 failure, 4 that nothing matched")
  func smallFeatures() async throws {
    try await Person.atWork { person in
      let steps: [(command: [String], status: Int32)] = [
        (["config", "show"], 0), (["config", "unset", "quote.url"], 0),
        (["config", "set", "quote.url", person.url("/quotes/error")], 0),
        (["config", "set", "nothing", "https://example.org/"], 1), (["config", "set", "picture.url", "nonsense"], 1),
        (["config", "unset", "nothing"], 1), (["quote"], 1), (["config", "set", "quote.url", person.url("/quotes/random")], 0),
        (["quote"], 0), (["config", "set", "quote.url", person.url("/quotes/error")], 0), (["quote"], 0), (["picture", "list"], 4),
        (["picture", "save"], 1), (["config", "set", "picture.url", person.url("/bad/gone")], 0), (["picture", "say", "hi"], 1),
        (["config", "set", "picture.url", person.url("")], 0), (["picture", "say", "hi there, you"], 1),
        (["picture", "say", "dog"], 0),
        (["picture", "list"], 4), (["picture", "save"], 0), (["picture", "save"], 0), (["picture", "list"], 0),
        (["picture", "show", "nothing"], 1), (["picture", "remove", "nothing"], 1),
      ]
      for (command, expected) in steps {
        let reply = try await person.runs(command)
        #expect(reply.status == expected, "sample \(command.joined(separator: " ")): \(reply)")
      }
    }
  }

  @Test(
    "wrong usage is reported on standard error, with exit code 2",
    arguments: [
      ["quote", "more"], ["picture", "say"], ["picture", "say", "a", "b"], ["picture", "show"], ["picture", "remove", "a", "b"],
      ["picture", "sing"], ["config", "set", "quote.url"],
    ])
  func usage(arguments: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.runs(arguments)
      #expect(reply.status == 2 && reply.output.isEmpty, "\(reply)")
      #expect(reply.error.hasPrefix("sample: ") && reply.error.contains("Usage: sample"), "\(reply)")
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }
}
