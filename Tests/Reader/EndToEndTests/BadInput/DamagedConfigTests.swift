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
    ])
  func mistakes(text: String, sentence: String, detail: String) async throws {
    try await Self.withSettings(text) { person, file in
      let reply = try await person.types("config", "show")
      #expect(reply.isOneSentence(1, about: sentence, detail, "The file was not changed.") && reply.isHarmless, "\(reply)")
      #expect(reply.hints.first?.contains("'strata store repair'") == true, "\(reply)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test(
    "a wrong value and an unknown name are told below the settings, which have their defaults",
    arguments: [
      (#"{"keep.day": "30"}"#, "config.json contains 'keep.day', which is not a setting", "not changed"),
      (#"{"": ""}"#, "config.json contains '', which is not a setting", "not changed"),
      (#"{"keep.days": "nonsense"}"#, "In config.json, 'keep.days' must be a number", "'nonsense'"),
      (#"{"keep.articles": ""}"#, "In config.json, 'keep.articles' must be a number", "not ''"),
      (#"{"keep.days": "1\u001b[2J\u0007"}"#, "In config.json, 'keep.days' must be a number", "not '1"),
      (#"{"\u001b[2J\u202e": "x"}"#, "which is not a setting", "not changed"),
    ])
  func partlyWrong(text: String, sentence: String, detail: String) async throws {
    try await Self.withSettings(text) { person, file in
      let reply = try await person.types("config", "show")
      #expect(reply.status == 1 && reply.sentences.count == 1 && reply.isHarmless, "\(reply)")
      #expect(reply.sentences[0].contains(sentence) && reply.sentences[0].contains(detail), "\(reply)")
      #expect(reply.output.contains("keep.days") && !reply.error.contains("config show"), "\(reply)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test(
    "reading goes on with the defaults, and each command says once what is wrong and what to do",
    arguments: ["{", #"{"colour": ""}"#, #"{"list.columns": "title foo"}"#, #"{"player.audio": "a 'b"}"#])
  func commands(text: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let file = URL(filePath: try person.writes(text, to: "home/config.json"))
      for command in [
        ["list"], ["search", "the"], ["count"], ["read", "--next", "1"], ["refresh"], ["edition", "--html", "-"], ["feeds"],
      ] {
        let reply = try await person.types(command)
        #expect(reply.status == 0 || reply.status == 4, "\(command): \(reply)")
        #expect(reply.error.ranges(of: "config.json").count == 1 && reply.error.contains("Until then"), "\(command): \(reply)")
      }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test(
    "a value that would fail when it is used is refused when it is set",
    arguments: [
      ("player.audio", "a 'b", "cannot be run: a quotation mark is not closed, or a placeholder is not %s, %p, %t or %%."),
      ("player.video", "echo %q %s", "cannot be run: a quotation mark is not closed, or a placeholder is not %s, %p, %t or %%."),
      ("images.viewer", "a 'b", "cannot be run: a quotation mark is not closed, or a placeholder is not %s or %%."),
      ("download.folder", "rel", "must be the absolute path of a folder, or begin with '~/', not 'rel'."),
    ])
  func refusedWhenSet(key: String, value: String, sentence: String) async throws {
    try await Person.atWork { person in
      let reply = try await person.types("config", "set", key, value)
      #expect(reply.status == 1 && reply.sentences == ["'\(key)' \(sentence)"], "\(reply)")
      #expect(try await person.types("config", "show", "--plain").fields.first { $0[0] == key }?[2] == "true")
    }
  }

  @Test(
    "what must not go on with a default is refused",
    arguments: [
      "{", #"{"download.folder": "", "images.remote": "never"}"#, #"{"download.folder": "rel", "images.remote": "never"}"#,
    ])
  func refused(text: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      _ = try person.writes(text, to: "home/config.json")
      for command in [["download", "--queue"], ["edition", "--images", "--html", "-"]] {
        let reply = try await person.types(command)
        #expect(reply.status == 1 && reply.output.isEmpty && reply.error.contains("config.json"), "\(command): \(reply)")
      }
    }
  }

  @Test("setting or unsetting a key repairs its invalid value")
  func repaired() async throws {
    let text = #"{"keep.articles": "9", "keep.days": "nonsense"}"#
    for change in [["set", "keep.days", "30"], ["unset", "keep.days"]] {
      try await Self.withSettings(text) { person, _ in
        try await person.does(["config"] + change)
        let shown = try await person.types("config", "show", "--plain")
        #expect(shown.status == 0 && shown.fields.contains(["keep.articles", "9", "false"]), "\(shown)")
        #expect(shown.fields.first { $0[0] == "keep.days" }?[2] == (change[0] == "set" ? "false" : "true"))
      }
    }
  }

  private static func withSettings(_ text: String, _ work: (Person, URL) async throws -> Void) async throws {
    try await Person.atWork { person in
      try FileManager.default.createDirectory(at: person.home, withIntermediateDirectories: true)
      try await work(person, URL(filePath: person.writes(text, to: "home/config.json")))
    }
  }
}
