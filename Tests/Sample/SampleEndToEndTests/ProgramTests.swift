import Foundation
import ProgramRuns
import Testing

/// What the program does whatever features it has.
@Suite("The program", .timeLimit(.minutes(10)))
struct ProgramTests {
  @Test("it names itself in its version, in help and in errors")
  func name() async throws {
    try await Person.atWork { person in
      #expect(try await person.runs("--version").output.hasPrefix("sample "))
      let (help, wrong) = (try await person.runs("--help"), try await person.runs("nosuch"))
      #expect(help.status == 0 && help.output.contains("USAGE: sample"), "\(help)")
      #expect(wrong.status == 2 && wrong.output.isEmpty && wrong.error.contains("sample"), "\(wrong)")
    }
  }

  @Test("settings of another program in the same directory stop nothing, and stay")
  func otherSettings() async throws {
    try await Person.atWork { person in
      _ = try person.writes(#"{"keep.days":"30"}"#, to: "home/config.json")
      let shown = try await person.runs("config", "show")
      #expect(shown.status != 1 && !shown.error.contains("keep.days"), "\(shown)")
      let wrong = try await person.runs("config", "set", "keep.days", "3")
      #expect(wrong.isOneSentence(1, about: "'keep.days'"), "\(wrong)")
      #expect(try String(contentsOf: person.home.appending(path: "config.json"), encoding: .utf8).contains("30"))
    }
  }
}
