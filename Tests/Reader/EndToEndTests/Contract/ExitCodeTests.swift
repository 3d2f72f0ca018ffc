import Foundation
import SampleServer
import Testing

@Suite("Exit codes", .timeLimit(.minutes(10)))
struct ExitCodeTests {
  @Test("0 means success, 1 failure, 3 that some feeds failed, 4 that nothing matched")
  func situations() async throws {
    try await Person.atWork { person in
      let steps: [(command: [String], status: Int32)] = [
        (["list"], 4), (["feeds"], 4), (["refresh"], 4), (["count"], 0), (["mark", "read", "--all"], 4), (["export"], 0),
        (["add", person.url("/missing.rss")], 1), (["add", person.url("/feeds/roji.rss")], 0),
        (["add", person.url("/feeds/lichen.rdf"), person.url("/gone.rss")], 3), (["refresh"], 0), (["list"], 0),
        (["list", "--starred"], 4), (["list", "--feed", "nobody"], 1), (["list", "--folder", "Nowhere"], 1),
        (["count", "--feed", "nobody"], 1), (["read", "nothing"], 1), (["star", "nothing"], 1), (["mark", "unread", "nothing"], 1),
        (["refresh", "nobody"], 1), (["feeds", "--problems"], 4), (["remove", "nobody"], 1), (["mark", "read", "--all"], 0),
        (["mark", "read", "--all"], 4), (["import", "nowhere.opml"], 1), (["parse", "nowhere.rss"], 1), (["check", "nowhere.rss"], 1),
        (["export", "no/where.opml"], 1),
        (["remove", "Lichen"], 0), (["hide", "nothing"], 1), (["tag", "add", "tea", "nothing"], 1), (["tag", "list"], 4),
        (["list", "titel:x"], 2), (["view", "save", "tea", "titel:x"], 2), (["view", "save", "a b", "tea"], 2), (["view", "list"], 4),
        (["view", "save", "tea", "tea"], 0), (["view", "save", "tea", "milk"], 1), (["view", "remove", "milk"], 1), (["list", "@milk"], 2),
        (["rules", "list"], 4), (["rules", "add", "when titel:x => hide"], 2), (["rules", "remove", "tea"], 1),
        (["rules", "add", "feed nobody: latest 2"], 0), (["edition", "@milk"], 2),
        (["edition", "zzz"], 4),
      ]
      for (command, expected) in steps {
        let reply = try await person.types(command)
        #expect(reply.status == expected, "strata \(command.joined(separator: " ")): \(reply)")
        #expect(reply.error.isEmpty || expected != 1 || reply.sentences.count == 1, "\(command)")
      }
    }
  }

  @Test(
    "wrong usage is reported on standard error, with exit code 2",
    arguments: [
      ["frobnicate"], ["list", "--nonsense"], ["list", "--limit", "0"], ["list", "--limit", "many"], ["list", "--since", "yesterday"],
      ["list", "--json", "--plain"], ["star"], ["unstar"], ["open"], ["read", "a", "--next", "2"], ["read", "-", "a"],
      ["read", "--next", "0"], ["add"], ["remove"], ["import"], ["parse"],
      ["check"], ["import", "a", "b"], ["import", "--newsboat"],
      ["mark", "read"], ["mark", "seen", "a"], ["mark", "read", "a", "--all"], ["mark", "read", "a", "--feed", "b"], ["--home"],
      ["--home", "", "list"], ["export", "a", "b"], ["config", "set", "keep.days"], ["config", "unset"], ["config", "show", "a"],
      ["config", "show", "--json", "--plain"], ["store", "migrate"], ["store", "migrate", "xml"], ["store", "show", "a"],
      ["store", "sell"],
      ["list", "--store", "xml"], ["list", "--store"],
    ])
  func usage(arguments: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.types(arguments)
      #expect(reply.status == 2 && reply.output.isEmpty, "\(reply)")
      #expect(reply.error.hasPrefix("strata: ") && reply.error.contains("Usage: strata"), "\(reply)")
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test("Ctrl-C and kill end a command with exit code 128 plus the signal number")
  func signals() async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/slow.rss?ms=30000"))
      for (signal, asked) in [(SIGINT, 1), (SIGTERM, 2)] {
        let refresh = try person.begins("refresh")
        try await person.waitsUntilAsked("/slow.rss", times: asked)
        refresh.send(signal)
        #expect(await refresh.reply.status == 128 + signal)
      }
    }
  }
}
