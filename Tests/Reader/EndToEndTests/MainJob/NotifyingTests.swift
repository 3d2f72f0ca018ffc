import Foundation
import SampleServer
import Testing

@Suite("Running a program after a refresh", .timeLimit(.minutes(10)))
struct NotifyingTests {
  /// A program that stores its arguments and its input, and prints.
  private func program(_ person: Person, ending: String = "") throws -> String {
    let path = try person.writes(
      "#!/bin/sh\nprintf '%s|' \"$@\" >> got.arguments\ncat >> got.json\necho printed\n\(ending)\n", to: "notify.sh")
    chmod(path, 0o755)
    return path
  }

  private func text(_ name: String, of person: Person) throws -> String {
    try String(contentsOf: person.folder.appending(path: name), encoding: .utf8)
  }

  @Test("the program gets the new articles as 'list --json' prints them, and its output does not mix with JSON")
  func runs() async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss", "/feeds/harbour.rss"))
      let program = try program(person)
      let reply = try await person.types("refresh", "--json", "--exec", program, "--exec-arg", "-n", "--exec-arg", "a b; $HOME")
      #expect(reply.status == 0 && reply.error.contains("printed"), "\(reply)")
      #expect(try reply.objectLines().count == 2)
      #expect(try text("got.arguments", of: person) == "-n|a b; $HOME|")
      #expect(try await text("got.json", of: person) == person.types("list", "--json", "--limit", "1000").output)

      let idle = try await person.types("refresh", "--force", "--exec", program)
      #expect(idle.status == 0 && !idle.error.contains("printed"), "Nothing was new: \(idle)")

      try FileManager.default.removeItem(at: person.folder.appending(path: "got.json"))
      try await person.web.grow("/feeds/harbour.rss")
      try await person.does("refresh", "--force", "--exec", "./notify.sh")
      #expect(try await text("got.json", of: person) == person.types("list", "--json", "--new").output)
    }
  }

  @Test(
    "a program that fails is told, with exit code 1, and the articles are stored",
    arguments: [
      ("no-such-program", "was not found"), ("./plain.txt", "cannot be started"), ("false", "failed with exit code 1"),
      ("./killed.sh", "was ended by signal 9"),
    ])
  func fails(name: String, words: String) async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss"))
      _ = try person.writes("text", to: "plain.txt")
      chmod(try person.writes("#!/bin/sh\nkill -KILL $$\n", to: "killed.sh"), 0o755)
      let reply = try await person.types("refresh", "--exec", name)
      #expect(reply.status == 1 && reply.sentences.last?.contains(words) == true, "\(reply)")
      #expect(reply.sentences.last?.contains("'\(name)'") == true)
      #expect(try await person.count() == 5)
    }
  }

  @Test("a program that does not read its input succeeds, and --quiet prints only what the program prints")
  func unread() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.web.grow("/feeds/harbour.rss")
      _ = try await person.types("import", "-", input: try person.list())
      let reply = try await person.types("refresh", "--quiet", "--exec", "true")
      #expect(reply.status == 0 && reply.error.isEmpty && reply.output.isEmpty, "\(reply)")
    }
  }

  @Test("a signal ends the program and Strata; the articles are kept", arguments: [SIGINT, SIGTERM])
  func stops(signal: Int32) async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss"))
      let path = try person.writes("#!/bin/sh\ntouch started\nexec sleep 300\n", to: "slow.sh")
      chmod(path, 0o755)
      let refresh = try person.begins("refresh", "--exec", path)
      try await person.waits { FileManager.default.fileExists(atPath: person.folder.appending(path: "started").path()) }
      #expect(try await person.types("refresh").sentences == ["No feed is due."], "The lock is held while the program runs.")
      refresh.send(signal)
      let reply = await refresh.reply
      #expect(reply.status == 128 + signal && reply.error == "5 new articles in 1 feed.\n", "\(reply)")
      #expect(try await person.count() == 5)
    }
  }

  @Test("a watch runs the program after a round with new articles")
  func watches() async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss"))
      let watch = try person.begins("refresh", "--watch", "--exec", try program(person))
      try await person.waits { FileManager.default.fileExists(atPath: person.folder.appending(path: "got.json").path()) }
      try await person.waits { try text("got.json", of: person).hasSuffix("]\n") }
      watch.send(SIGTERM)
      #expect(await watch.reply.status == 128 + SIGTERM)
      #expect(try text("got.arguments", of: person) == "|")
    }
  }

  @Test("--exec-arg needs --exec, and --exec needs a name", arguments: [["--exec-arg", "x"], ["--exec", ""], ["--exec"]])
  func usage(arguments: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(["refresh"] + arguments)
      #expect(reply.status == 2, "\(reply)")
    }
  }
}
