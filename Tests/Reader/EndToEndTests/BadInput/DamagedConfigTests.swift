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
      (#"{"quote.url" "https://example.org/"}"#, notWellFormed, "colon"), (#"{"quote.url": 5}"#, notWellFormed, "a string is missing"),
      (#"{"quote.url": null}"#, notWellFormed, "a string is missing"), (#"{} {}"#, notWellFormed, "there is text after the end"),
      (#"{"quote.url": "http://a/", "quote.url": "http://b/"}"#, notWellFormed, "'quote.url' appears twice"),
      ("{\"picture.url\": \"https://example.org/\",\n\"quote.url\": }", "config.json cannot be parsed in line 2", "a string is missing"),
      (#"{"quote.uri": "https://example.org/"}"#, "config.json contains 'quote.uri', which is not a setting", "not changed"),
      (#"{"": ""}"#, "config.json contains '', which is not a setting", "not changed"),
      (#"{"quote.url": "nonsense"}"#, "In config.json, 'quote.url' must be a URL", "'nonsense'"),
      (#"{"picture.url": "file:///etc/passwd"}"#, "In config.json, 'picture.url' must be a URL", "'file:'"),
      (#"{"quote.url": ""}"#, "In config.json, 'quote.url' must be a URL", "empty"),
      (#"{"quote.url": "http://a\u001b[2J\u0007/"}"#, "In config.json, 'quote.url' must be a URL", "characters"),
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
    arguments: ["{", #"{"colour": ""}"#, #"{"picture.url": "nonsense"}"#])
  func commands(text: String) async throws {
    try await Self.withSettings(text) { person, file in
      let shown = try await person.types("config", "show")
      for command in [["quote"], ["quote", "--json"], ["picture", "say", "hi"]] {
        let reply = try await person.types(command)
        #expect(reply.status == 1 && reply.output.isEmpty && reply.error == shown.error, "\(command): \(reply)")
      }
      for command in [["picture", "list"], ["feeds"]] { #expect(try await person.types(command).status == 4, "\(command)") }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test("a change does not overwrite a malformed file", arguments: ["", #"{"quote.url": 5}"#, "{} {}"])
  func changes(text: String) async throws {
    try await Self.withSettings(text) { person, file in
      for command in [["set", "quote.url", "https://example.org/"], ["unset", "quote.url"]] {
        let reply = try await person.types(["config"] + command)
        #expect(reply.isOneSentence(1, about: Self.notWellFormed, "The file was not changed."), "\(reply)")
      }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test("setting or unsetting a key repairs its invalid value")
  func repaired() async throws {
    let text = #"{"picture.url": "https://example.com/cats", "quote.url": "nonsense"}"#
    for change in [["set", "quote.url", "https://example.org/"], ["unset", "quote.url"]] {
      try await Self.withSettings(text) { person, _ in
        #expect(try await person.types(["config"] + change).status == 0)
        let shown = try await person.types("config", "show", "--plain")
        #expect(shown.status == 0 && shown.fields.contains(["picture.url", "https://example.com/cats", "false"]), "\(shown)")
        #expect(shown.fields[0][2] == (change[0] == "set" ? "false" : "true"))
      }
    }
  }

  @Test("an unknown key survives a change")
  func unknownKey() async throws {
    try await Self.withSettings(#"{"colour": "blue \\ \" é"}"#) { person, file in
      try await person.sets("quote.url", to: "https://example.org/")
      let texts = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: String]
      #expect(texts == ["colour": "blue \\ \" é", "quote.url": "https://example.org/"])
    }
  }

  private static func withSettings(_ text: String, _ work: (Person, URL) async throws -> Void) async throws {
    try await Person.atWork { person in
      try FileManager.default.createDirectory(at: person.home, withIntermediateDirectories: true)
      try await work(person, URL(filePath: person.writes(text, to: "home/config.json")))
    }
  }
}
