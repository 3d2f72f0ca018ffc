import Foundation
import Testing

/// Checks that README.md, Architecture.md and Manual.md match the program.
@Suite("README", .timeLimit(.minutes(10)))
struct ReadmeTests {
  /// `UPDATE_EXPECTED=1` in the environment (set by Scripts/update-docs) writes the tables instead of comparing them.
  @Test("the walk of a list in Architecture.md matches the output of --trace")
  func walk() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.types("star", try await person.ids()[0])
      let list = try await person.does("--trace", "list", "--starred")
      try Self.hold([("walk", try Walk(trace: list.error).table(StepDescriptions.list))], in: Source.architecture)
    }
  }

  @Test("the walks of a quote in README.md and Architecture.md match the output of --trace")
  func quoteWalks() async throws {
    try await Person.atWork { person in
      try await person.runs("config", "set", "quote.url", "http://127.0.0.1:1/")
      let failing = try await person.runs("--trace", "quote")
      try await person.looksForQuotes()
      let quote = try await person.runs("--trace", "quote")
      #expect(failing.status == 1 && quote.status == 0)
      try Self.hold([("quote walk", try Walk(trace: quote.error).table(StepDescriptions.quote))], in: Source.readme)
      try Self.hold([("failing walk", try Walk(trace: failing.error).table(StepDescriptions.failing))], in: Source.architecture)
    }
  }

  @Test("every command and option in the manual's table exists, and the table names every command")
  func commands() async throws {
    try await Person.atWork { person in
      var named: Set<String> = []
      for row in try MarkdownFile(Source.manual).rows(below: "## Commands") {
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

  @Test("every global option in the manual's synopsis exists")
  func globalOptions() async throws {
    try await Person.atWork { person in
      let usage = try #require(try MarkdownFile(Source.manual).text.split(separator: "\n").first { $0.hasPrefix("strata [--home DIR]") })
      let help = try await person.types("--help").output
      for option in usage.matches(of: /--[a-z-]+/) { #expect(help.contains("  \(option.output)"), "\(option.output)") }
    }
  }

  @Test("README.md has at most 250 lines")
  func length() throws {
    #expect(try MarkdownFile(Source.readme).text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 250)
  }

  @Test("the change log has a section for the program's version and one for unreleased changes")
  func changeLog() async throws {
    try await Person.atWork { person in
      let version = try await person.types("--version").output.split(whereSeparator: \.isWhitespace).last.map(String.init)
      let headings = try MarkdownFile(Source.changeLog).text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.first == "## [Unreleased]")
      let number = try #require(version)
      #expect(headings.contains { $0.hasPrefix("## [\(number)] - ") }, "\(Source.changeLog.lastPathComponent) has no section for \(number)")
    }
  }

  @Test("Manual.md describes every key of a setting, of a feed setting and of every result")
  func manual() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let manual = try MarkdownFile(Source.manual).text
      let id = try await person.ids()[0]
      let commands = [
        ["config", "show"], ["feeds"], ["feeds", "set", "Harbour"], ["list", "--limit", "1"], ["read", id], ["star", id], ["undo"],
        ["sync"], ["refresh", "--force"], ["store", "show"], ["store", "verify"], ["store", "compact"],
      ]
      for command in commands {
        let reply = try await person.does(["--json"] + command)
        for key in reply.output.matches(of: /"([a-z_]+)":/) {
          #expect(manual.contains("`\(key.output.1)`"), "Manual.md does not describe '\(key.output.1)' of strata \(command)")
        }
      }
      for setting in try await person.types("--plain", "config", "show").fields.map({ $0[0] }) {
        #expect(manual.contains("`\(setting)`"), "Manual.md does not describe the setting \(setting)")
      }
    }
  }

  /// Compares blocks with a document, or writes them into it.
  private static func hold(_ blocks: [(name: String, table: String)], in file: URL) throws {
    var document = try MarkdownFile(file)
    for (name, table) in blocks {
      if MarkdownFile.isToBeUpdated {
        try document.replaceBlock(name, with: table)
      } else {
        #expect(try document.block(name) == table, "\(file.lastPathComponent) differs from --trace: run Scripts/update-docs")
      }
    }
    if MarkdownFile.isToBeUpdated { try document.save() }
  }

  /// The texts in backticks.
  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
