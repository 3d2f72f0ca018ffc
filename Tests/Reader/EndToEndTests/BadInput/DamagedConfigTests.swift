import Foundation
import SampleServer
import Testing

/// Users edit `config.json` by hand, so it can contain mistakes.
@Suite("Damaged settings", .timeLimit(.minutes(10)))
struct DamagedConfigTests {
  private static let notWellFormed = "config.json cannot be parsed in line 1"

  @Test(
    "each mistake in the file has its own message, and every byte of the file stays unchanged",
    arguments: [
      ("", notWellFormed, "ends too early"), ("{", notWellFormed, "ends too early"), ("[]", notWellFormed, "an object is missing"),
      (#"{"keep.days" "30"}"#, notWellFormed, "colon"), (#"{"keep.days": 5}"#, notWellFormed, "a string is missing"),
      (#"{"keep.days": null}"#, notWellFormed, "a string is missing"), (#"{} {}"#, notWellFormed, "there is text after the end"),
      (#"{"keep.days": "1", "keep.days": "2"}"#, notWellFormed, "'keep.days' appears twice"),
      ("{\"keep.articles\": \"9\",\n\"keep.days\": }", "config.json cannot be parsed in line 2", "a string is missing"),
      (#"{"keep.day": "30"}"#, "config.json contains 'keep.day', which is not a setting", "not changed"),
      (#"{"": ""}"#, "config.json contains '', which is not a setting", "not changed"),
      (#"{"keep.days": "nonsense"}"#, "In config.json, 'keep.days' must be a number", "'nonsense'"),
      (#"{"keep.articles": ""}"#, "In config.json, 'keep.articles' must be a number", "not ''"),
      (#"{"keep.days": "1\u001b[2J\u0007"}"#, "In config.json, 'keep.days' must be a number", "not '1"),
      (#"{"\u001b[2J\u202e": "x"}"#, "which is not a setting", "not changed"),
    ])
  func mistakes(text: String, sentence: String, detail: String) async throws {
    try await Self.withSettings(text) { person, file in
      let reply = try await person.types("config", "show")
      #expect(reply.isOneSentence(1, about: sentence, detail, "The file was not changed.") && reply.isHarmless, "\(reply)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test(
    "a command that needs a setting reports the same error, and other commands work",
    arguments: ["{", #"{"colour": ""}"#, #"{"keep.days": "nonsense"}"#])
  func commands(text: String) async throws {
    try await Self.withSettings(text) { person, file in
      let shown = try await person.types("config", "show")
      for command in [["refresh"], ["refresh", "--json"]] {
        let reply = try await person.types(command)
        #expect(reply.status == 1 && reply.output.isEmpty && reply.error == shown.error, "\(command): \(reply)")
      }
      for command in [["list"], ["feeds"]] { #expect(try await person.types(command).status == 4, "\(command)") }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test("a change does not overwrite a malformed file", arguments: ["", #"{"keep.days": 5}"#, "{} {}"])
  func changes(text: String) async throws {
    try await Self.withSettings(text) { person, file in
      for command in [["set", "keep.days", "30"], ["unset", "keep.days"]] {
        let reply = try await person.types(["config"] + command)
        #expect(reply.isOneSentence(1, about: Self.notWellFormed, "The file was not changed."), "\(reply)")
      }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test("setting or unsetting a key repairs its invalid value")
  func repaired() async throws {
    let text = #"{"keep.articles": "9", "keep.days": "nonsense"}"#
    for change in [["set", "keep.days", "30"], ["unset", "keep.days"]] {
      try await Self.withSettings(text) { person, _ in
        #expect(try await person.types(["config"] + change).status == 0)
        let shown = try await person.types("config", "show", "--plain")
        #expect(shown.status == 0 && shown.fields.contains(["keep.articles", "9", "false"]), "\(shown)")
        #expect(shown.fields.first { $0[0] == "keep.days" }?[2] == (change[0] == "set" ? "false" : "true"))
      }
    }
  }

  @Test("an unknown key survives a change")
  func unknownKey() async throws {
    try await Self.withSettings(#"{"colour": "blue \\ \" é"}"#) { person, file in
      try await person.sets("keep.days", to: "30")
      let texts = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: String]
      #expect(texts == ["colour": "blue \\ \" é", "keep.days": "30"])
    }
  }

  private static func withSettings(_ text: String, _ work: (Person, URL) async throws -> Void) async throws {
    try await Person.atWork { person in
      try FileManager.default.createDirectory(at: person.home, withIntermediateDirectories: true)
      try await work(person, URL(filePath: person.writes(text, to: "home/config.json")))
    }
  }
}
