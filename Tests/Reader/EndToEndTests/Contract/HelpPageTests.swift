import Foundation
import Testing

@Suite("Pages of help about more than one command", .timeLimit(.minutes(10)))
struct HelpPageTests {
  @Test(
    "'help' prints a page of at most 80 columns, and needs no data directory",
    arguments: [("query", "feed.unread:"), ("keys", "toggle-star"), ("configuration", "keep.days")])
  func pages(name: String, word: String) async throws {
    try await Person.atWork { person in
      let page = try await person.types("help", name, environment: ["STRATA_HOME": "", "HOME": ""])
      #expect(page.status == 0 && page.error.isEmpty && page.output.contains(word), "\(page)")
      #expect(page.output.split(separator: "\n").filter { $0.count > 80 } == [])
      #expect(try await person.types("--no-color", "help", name).output == page.output)
      #expect(try await person.types("--help").output.contains("strata help \(name)"))
    }
  }

  @Test("an example in the help of a command is one line of at most 80 columns", arguments: [[], ["feeds", "set"], ["queue"], ["tag"]])
  func commandExamples(command: [String]) async throws {
    try await Person.atWork { person in
      let help = try await person.types(["help"] + command).output.components(separatedBy: "EXAMPLES:\n")
      let examples = help.last?.components(separatedBy: "\n\n").first?.split(separator: "\n") ?? []
      #expect(help.count == 2 && !examples.isEmpty)
      #expect(examples.filter { !$0.hasPrefix("  ") || $0.count > 80 } == [])
    }
  }

  @Test("a page is no command, and a misspelled page is refused with the nearest name")
  func names() async throws {
    try await Person.atWork { person in
      #expect(try await person.types("query").error.hasPrefix("strata: There is no command 'query'. "))
      let reply = try await person.types("help", "qery")
      #expect(reply.status == 2 && reply.error.hasPrefix("strata: There is no command 'qery'. Did you mean 'query'?"), "\(reply)")
    }
  }

  @Test("the examples of the page about queries are commands that work")
  func examples() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let examples = try await person.types("help", "query").lines.filter { $0.hasPrefix("    strata ") }
      #expect(examples.count == 5)
      for example in examples {
        let child = try ChildProcess.start(
          URL(filePath: "/bin/sh"), ["-c", example.replacing("strata ", with: "\"$0\" "), try StrataProcess.program.path()], input: "",
          environment: ["STRATA_HOME": person.home.path(), "TZ": "UTC0"], folder: person.folder)
        let reply = await child.reply
        // 4: nothing matched.
        #expect([0, 4].contains(reply.status), "\(example): \(reply)")
      }
    }
  }
}
