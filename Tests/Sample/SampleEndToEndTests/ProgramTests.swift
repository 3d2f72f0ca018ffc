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

  @Test("a damaged file is found by 'store verify', and 'store repair' keeps what is readable and the damaged file")
  func damage() async throws {
    try await Person.atWork { person in
      let whole = try await person.runs("store", "verify")
      #expect(whole.status == 0 && whole.sentences == ["No damage found."] && whole.output.isEmpty, "\(whole)")
      let text = "{\n  \"first.word\": \"kept\",\n  \"second.word\": \n}\n"
      _ = try person.writes(text, to: "home/config.json")
      let found = try await person.runs("store", "verify")
      #expect(found.status == 1 && found.sentences.count == 1 && found.hints == ["'sample store repair' fixes it."], "\(found)")
      let repaired = try await person.runs("store", "repair")
      #expect(repaired.status == 0 && repaired.sentences.count == 2, "\(repaired)")
      let names = try FileManager.default.contentsOfDirectory(atPath: person.home.appending(path: "set-aside").path())
      let kept = try #require(names.first)
      #expect(try String(contentsOf: person.home.appending(path: "set-aside/\(kept)"), encoding: .utf8) == text)
      #expect(try String(contentsOf: person.home.appending(path: "config.json"), encoding: .utf8).contains("kept"))
      #expect(try await person.runs("store", "verify").status == 0)
      #expect(try await person.runs("store", "verify", "--json").objects().isEmpty)
    }
  }

  @Test("settings in XDG_CONFIG_HOME are read, changed and repaired there")
  func configurationFolder() async throws {
    try await Person.atWork { person in
      let folder = person.folder
      let environment = [
        "SAMPLE_HOME": "", "XDG_DATA_HOME": folder.appending(path: "data").path(),
        "XDG_CONFIG_HOME": folder.appending(path: "config").path(),
      ]
      _ = try person.writes("{\n  \"first.word\": \"kept\",\n  \"second.word\": \n}\n", to: "config/sample/config.json")
      #expect(try await person.runs("store", "verify", environment: environment).status == 1)
      #expect(try await person.runs("store", "repair", environment: environment).status == 0)
      #expect(try await person.runs("store", "verify", environment: environment).status == 0)
      let text = try String(contentsOf: folder.appending(path: "config/sample/config.json"), encoding: .utf8)
      #expect(text == "{\n  \"first.word\": \"kept\"\n}\n")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "data/sample/config.json").path()))
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
