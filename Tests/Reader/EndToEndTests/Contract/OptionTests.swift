import Foundation
import SampleServer
import Testing

@Suite("Options, help and output", .timeLimit(.minutes(10)))
struct OptionTests {
  @Test("global options work before and after the command")
  func places() async throws {
    try await Person.atWork { person in
      let other = ["--home", person.folder.appending(path: "other").path()]
      try await person.does(other + ["add", person.url("/feeds/roji.rss")])
      let before = try await person.types(other + ["--json", "--no-color", "list", "--limit", "2"])
      let after = try await person.types(["list", "--limit", "2"] + other + ["--json", "--no-color"])
      #expect(try before.objects().count == 2)
      #expect(before.output == after.output)
      try await person.does(other + ["config", "set", "keep.days", "30"])
      for arguments in [
        other + ["--plain", "config", "show"], ["config"] + other + ["show", "--plain"], ["config", "show", "--plain"] + other,
      ] {
        #expect(try await person.types(arguments).fields.contains(["keep.days", "30", "false"]), "\(arguments)")
      }
      #expect(!FileManager.default.fileExists(atPath: person.home.path()), "The data directory that was not named was created.")
    }
  }

  @Test("the data directory can be a relative path, and can come from STRATA_HOME and XDG_DATA_HOME")
  func homes() async throws {
    try await Person.atWork { person in
      try await person.types("--home", "here", "add", person.url("/feeds/roji.rss"))
      #expect(FileManager.default.fileExists(atPath: person.folder.appending(path: "here/subscriptions.opml").path()))
      let surroundings = ["STRATA_HOME": "", "XDG_DATA_HOME": person.folder.appending(path: "data").path()]
      try await person.types("add", person.url("/feeds/roji.rss"), environment: surroundings)
      #expect(FileManager.default.fileExists(atPath: person.folder.appending(path: "data/strata/subscriptions.opml").path()))
    }
  }

  @Test("a number that is none, or less than 1, is wrong usage, and a large one is as good as all")
  func numbers() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for (command, option) in [(["list"], "--limit"), (["search", "a"], "--limit"), (["read"], "--next"), (["open"], "--next")] {
        for text in ["-1", "0", "abc", "", "1.5", "-99999999999999999999"] {
          let reply = try await person.types(command + [option, text])
          #expect(reply.status == 2 && reply.error.contains("\(option) must be a number, 1 or more, not '\(text)'."), "\(reply)")
        }
      }
      #expect(try await person.ids("--limit", "99999999999999999999").count == 5)
      #expect(try await person.ids("--limit", "3", "--unread").count == 3)
    }
  }

  @Test("help and version go to standard output, with exit code 0")
  func help() async throws {
    try await Person.atWork { person in
      let whole = try await person.types("--help")
      for command in ["add", "list", "mark"] {
        #expect(whole.output.contains("\n  \(command) "))
        let reply = try await person.types(command, "--help")
        #expect(reply.status == 0 && reply.error.isEmpty && reply.output.contains("USAGE: strata \(command) "), "\(reply)")
      }
      for command in [["store"], ["store", "verify"], ["config"], ["config", "set"]] {
        let reply = try await person.types(command + ["--help"])
        let usage = "USAGE: strata \(command.joined(separator: " ")) "
        #expect(reply.status == 0 && reply.error.isEmpty && reply.output.contains(usage), "\(reply)")
      }
      for arguments in [["--help"], ["-h"], ["help"], []] {
        let reply = try await person.types(arguments)
        #expect(reply.status == 0 && reply.error.isEmpty && reply.output == whole.output, "\(arguments): \(reply)")
      }
      let version = try await person.types("--version")
      #expect(version.status == 0 && version.error.isEmpty)
      #expect(version.output.wholeMatch(of: /strata \d+\.\d+\.\d+\n/) != nil)
      for arguments in [["--version", "--json"], ["--json", "--version"]] {
        let reply = try await person.types(arguments)
        #expect(reply.status == 0 && JSONKeys.names(in: reply.output, depth: 1) == ["version", "schema"], "\(reply)")
        #expect(try (reply.json() as? [String: Any])?["version"] as? String == version.output.dropFirst(7).dropLast().description)
      }
    }
  }

  @Test("an option that needs a name rejects an empty one instead of matching everything", arguments: ["--folder", "--feed"])
  func emptyNames(option: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for name in ["", " ", "/"] {
        for command in [["mark", "read", "--all"], ["list"], ["count"]] {
          #expect(try await person.types(command + [option, name]).status == 2)
        }
      }
      #expect(try await person.types("count", "--unread").output == "5\n")
    }
  }

  @Test("output to a pipe has colours only on request")
  func colors() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let cases: [(arguments: [String], environment: [String: String], isColored: Bool)] = [
        ([], [:], false), ([], ["TERM": "xterm-256color"], false), ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "0"], false),
        ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["--no-color"], ["FORCE_COLOR": "1"], false),
        (["--json"], ["FORCE_COLOR": "1"], false), (["--plain"], ["FORCE_COLOR": "1"], false),
      ]
      for (arguments, environment, isColored) in cases {
        let reply = try await person.types(["list"] + arguments, environment: environment)
        #expect(reply.output.contains("\u{1B}") == isColored, "\(arguments) \(environment)")
      }
      let plain = try await person.types("list")
      let colored = try await person.types("list", environment: ["FORCE_COLOR": "1"])
      #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
    }
  }

  @Test(
    "the trace goes to standard error and does not change the result",
    arguments: [
      ["list"], ["feeds"], ["count"], ["refresh"], ["export"], ["config", "show"],
    ])
  func trace(command: [String]) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let (plain, traced) = (try await person.types(command), try await person.types(["--trace"] + command))
      #expect(traced.output == plain.output && traced.status == plain.status)
      let lines = traced.error.dropFirst(plain.error.count).split(separator: "\n")
      #expect(traced.error.hasPrefix(plain.error) && lines.count > 4, "\(traced)")
      #expect(lines.first?.hasPrefix("step  ") == true && lines.last?.contains("Terminal") == true)
    }
  }

  @Test("a pipe that its reader closes, as head does, causes no message")
  func closedPipe() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for command in [["list"], ["list", "--json"], ["export"], ["config", "show"], ["--help"]] {
        let reply = try await person.types(command, output: .closedPipe)
        #expect(reply.error.isEmpty || reply.error == "5 articles\n", "\(command): \(reply)")
      }
    }
  }

  @Test("a full output device is reported in one sentence, with 1", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let commands = [
        ["list"], ["list", "--json"], ["count", "--plain"], ["export"], ["config", "show", "--json"], ["--help"], ["--version"],
      ]
      for command in commands {
        let reply = try await person.types(command, output: .file("/dev/full"))
        #expect(reply.status == 1 && reply.sentences == ["The output cannot be written: No space left on device."], "\(command): \(reply)")
      }
    }
  }

  @Test("a closed standard output is reported in one sentence, with 1, by commands with a result only")
  func closedOutput() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for command in [["list"], ["list", "--json"], ["count", "--plain"], ["export"], ["config", "show"], ["--help"], ["--version"]] {
        let reply = try await person.types(command, output: .closed)
        #expect(reply.status == 1 && reply.sentences.last == "The output cannot be written: it is closed.", "\(command): \(reply)")
      }
      let silent = try await person.types(["refresh", "--quiet"], output: .closed)
      #expect(silent.status == 0 && silent.error.isEmpty, "\(silent)")
    }
  }
}
