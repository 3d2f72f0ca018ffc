import Foundation
import Testing

@Suite("Reading the command line", .timeLimit(.minutes(10)))
struct CommandLineTests {
  @Test(
    "a misspelled command is refused with the nearest name",
    arguments: [
      (["refesh"], "There is no command 'refesh'. Did you mean 'refresh'?"), (["lsit"], "There is no command 'lsit'. Did you mean 'list'?"),
      (["--json", "lst"], "There is no command 'lst'. Did you mean 'list'?"),
      (["--home", "feeds", "REFRESH"], "There is no command 'REFRESH'. Did you mean 'refresh'?"),
      (["help", "refesh"], "There is no command 'refesh'. Did you mean 'refresh'?"),
      (["--home", "feeds", "help", "refesh"], "There is no command 'refesh'. Did you mean 'refresh'?"),
      (["refesh", "--help"], "There is no command 'refesh'. Did you mean 'refresh'?"),
      (["--json", "frobnicate", "-h"], "There is no command 'frobnicate'. 'strata help' lists all."),
      (["frobnicate", "--version"], "There is no command 'frobnicate'. 'strata help' lists all."),
      (["feeds", "wombat", "--help"], "'strata feeds' has no command 'wombat'. It has: set, join."),
      (["frobnicate"], "There is no command 'frobnicate'. 'strata help' lists all."),
      (["config", "sett", "a", "b"], "'strata config' has no command 'sett'. Did you mean 'set'?"),
      (["help", "feeds", "wombat"], "'strata feeds' has no command 'wombat'. It has: set, join."),
      (["store", "verfy"], "'strata store' has no command 'verfy'. Did you mean 'verify'?"),
      (["list", "--unraed"], "Unknown option '--unraed'. Did you mean '--unread'?"),
    ])
  func nearMisses(arguments: [String], sentence: String) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(arguments)
      #expect(reply.status == 2 && reply.output.isEmpty && reply.error.hasPrefix("strata: \(sentence)\n"), "\(reply)")
    }
  }

  @Test(
    "a command is read alike behind a global option, where the parser of all commands reads it",
    arguments: [
      ["list"], ["list", "--limit", "2", "--json"], ["list", "--", "-x"], ["count", "--unread"], ["read", "ffff"], ["feeds", "set", "a"],
      ["feeds", "--problems"], ["config", "show"], ["config", "set", "keep.days", "x"], ["list", "--help"], ["store", "show", "-h"],
      ["--help"], ["--version"], ["list", "--version"], ["star"], ["mark", "seen", "a"], ["list", "--limit", "0"], ["feeds", "help"],
      ["store"], ["remove", "a", "b"], ["list", "--json", "--plain"], ["parse", "-", "--count"], ["search"], ["help", "feeds", "set"],
    ])
  func ownParser(arguments: [String]) async throws {
    try await Person.atWork { person in
      let (own, whole) = (try await person.types(arguments), try await person.types(["--no-color"] + arguments))
      #expect(own.status == whole.status && own.output == whole.output && own.error == whole.error, "\(own) \(whole)")
    }
  }

  @Test("20,000 IDs are one command, and each of them is looked for")
  func manyArguments() async throws {
    try await Person.atWork { person in
      try await person.types("add", person.url("/feeds/roji.rss"))
      let ids = try #require(try await person.types("list", "--plain").fields.map(\.first) as? [String])
      let copies = Array(repeating: ids, count: 20_000 / ids.count + 1).joined()
      try await person.does(["star"] + copies)
      #expect(try await person.types("count", "--starred").output == "\(ids.count)\n")
      let reply = try await person.types(["unstar"] + copies + ["no-such-id"])
      #expect(reply.status != 0 && reply.error.contains("no-such-id"), "\(reply.error.prefix(500))")
      #expect(try await person.types("count", "--starred").output == "\(ids.count)\n")
    }
  }

  @Test("too many words for a command that takes none are refused, each in its quotation marks")
  func refusedRun() async throws {
    try await Person.atWork { person in
      let reply = try await person.types(["undo"] + Array(repeating: "word", count: 5000))
      #expect(reply.status == 2 && reply.error.contains("'word', 'word'") && !reply.error.contains("\0"), "\(reply.error.prefix(300))")
    }
  }
}
