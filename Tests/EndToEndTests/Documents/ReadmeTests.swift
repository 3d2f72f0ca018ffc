import Foundation
import Testing

/// What README.md says of the program is what the program does.
@Suite("README", .timeLimit(.minutes(10)))
struct ReadmeTests {
  /// With `STRATA_UPDATE=1` in the environment (Scripts/update-docs sets it) the tables are written instead of compared.
  @Test("the walks in README.md are those that --trace prints")
  func walks() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.types("star", try await person.ids()[0])
      let list = try await person.types("--trace", "list", "--starred")
      try await person.sets("quote.url", to: "http://127.0.0.1:1/")
      let failing = try await person.types("--trace", "quote")
      try await person.sets("quote.url", to: person.url("/quotes/random"))
      let quote = try await person.types("--trace", "quote")
      #expect(list.status == 0 && failing.status == 1 && quote.status == 0)
      let blocks = [
        ("quote walk", try Walk(trace: quote.error).table(UndoEntries.quote)),
        ("failing walk", try Walk(trace: failing.error).table(UndoEntries.failing)),
        ("walk", try Walk(trace: list.error).table(UndoEntries.list)),
      ]
      var readme = try Readme.load()
      for (name, table) in blocks {
        if Self.isToBeUpdated {
          readme = try readme.replacing(name, with: table)
        } else {
          #expect(try readme.block(name) == table, "README.md shows another walk than --trace: run Scripts/update-docs")
        }
      }
      if Self.isToBeUpdated { try readme.text.write(to: Source.readme, atomically: true, encoding: .utf8) }
    }
  }

  @Test("a command and an option that README.md names are there, and every command is named")
  func commands() async throws {
    try await Person.atWork { person in
      var named: Set<String> = []
      for row in try Readme.load().rows(below: "## Commands") {
        for usage in Self.code(in: row[0]) {
          let words = usage.split { " []|…".contains($0) }.map(String.init)
          named.insert(words[0])
          let help = try await person.types(words[0], "--help")
          #expect(help.status == 0, "strata \(words[0]) --help: \(help)")
          for option in words where option.hasPrefix("--") { #expect(help.output.contains("\(option)"), "\(usage): \(option)") }
        }
      }
      let help = try await person.types("--help").output
      let listed = help.split(separator: "\n").drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      let known = listed.filter { $0.contains("  ") && !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(named == Set(known).subtracting(["See"]))
    }
  }

  @Test("the options for all commands that README.md names are there")
  func globalOptions() async throws {
    try await Person.atWork { person in
      let usage = try #require(try Readme.load().text.split(separator: "\n").first { $0.hasPrefix("strata [--home DIR]") })
      let help = try await person.types("--help").output
      for option in usage.matches(of: /--[a-z-]+/) { #expect(help.contains("  \(option.output)"), "\(option.output)") }
    }
  }

  private static var isToBeUpdated: Bool { ProcessInfo.processInfo.environment["STRATA_UPDATE"] == "1" }

  /// What stands in backticks.
  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
