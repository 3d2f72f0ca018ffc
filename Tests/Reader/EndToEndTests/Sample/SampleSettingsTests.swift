import Foundation
import SampleServer
import Testing

@Suite("Settings of the small program", .timeLimit(.minutes(10)))
struct SampleSettingsTests {
  @Test("quotes need no setting, pictures have a default; set replaces it, and unset restores it")
  func wholeLife() async throws {
    try await Person.atWork { person in
      let standard = try await person.runs("config", "show")
      #expect(standard.status == 0 && standard.error.isEmpty && standard.lines.count == 2, "\(standard)")
      #expect(standard.lines == ["quote.url    (not set)", "picture.url  https://cataas.com  (default)"])
      #expect(!FileManager.default.fileExists(atPath: person.home.path()), "Reading needs no data directory.")

      let set = try await person.runs("config", "set", "quote.url", "https://example.org/quote?a=1#b")
      #expect(set.status == 0 && set.output == "quote.url  https://example.org/quote?a=1#b\n" && set.error.isEmpty, "\(set)")
      let shown = try await person.runs("config", "show")
      #expect(shown.lines[0].hasSuffix("  https://example.org/quote?a=1#b") && shown.lines[1] == standard.lines[1], "\(shown)")
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file(of: person))) as? [String: String]
      #expect(file == ["quote.url": "https://example.org/quote?a=1#b"])

      for _ in 1...2 {
        let unset = try await person.runs("config", "unset", "quote.url")
        #expect(unset.status == 0 && unset.lines.count == 1 && unset.output == "quote.url  (not set)\n", "\(unset)")
      }
      #expect(try await person.runs("config", "show").output == standard.output)
    }
  }

  @Test(
    "an unknown setting or an invalid URL is rejected, and nothing changes",
    arguments: [
      (["set", "quote", "https://example.org/"], "'quote'"), (["set", "", "https://example.org/"], "''"), (["unset", "cat"], "'cat'"),
      (["set", "QUOTE.URL", "https://example.org/"], "'QUOTE.URL'"), (["set", "quote.url", ""], "empty"),
      (["set", "quote.url", "nonsense"], "'nonsense'"), (["set", "picture.url", "ftp://example.org/"], "'ftp:'"),
      (["set", "picture.url", "file:///etc/passwd"], "'file:'"), (["set", "picture.url", "https://"], "'https://'"),
      (["set", "quote.url", "http://exa mple.org/\u{1B}[2J"], "characters"),
    ])
  func refused(command: [String], word: String) async throws {
    try await Person.atWork { person in
      try await person.runs("config", "set", "quote.url", "https://example.org/quote")
      let before = try Data(contentsOf: Self.file(of: person))
      let reply = try await person.runs(["config"] + command)
      #expect(reply.isOneSentence(1, about: word) && reply.isHarmless, "\(reply)")
      #expect(reply.hints.first?.contains("'sample config show' lists the settings.") == true, "\(reply)")
      #expect(try Data(contentsOf: Self.file(of: person)) == before)
    }
  }

  @Test(
    "each command that needs a URL reports an invalid one in the file, and the file stays unchanged",
    arguments: [
      (#"{"quote.url": "nonsense"}"#, "'quote.url'", "'nonsense'"), (#"{"picture.url": "file:///etc/passwd"}"#, "'picture.url'", "'file:'"),
      (#"{"quote.url": ""}"#, "'quote.url'", "empty"), (#"{"quote.url": "http://a\u001b[2J\u0007/"}"#, "'quote.url'", "characters"),
    ])
  func mistakes(text: String, name: String, detail: String) async throws {
    try await Person.atWork { person in
      try FileManager.default.createDirectory(at: person.home, withIntermediateDirectories: true)
      let file = URL(filePath: try person.writes(text, to: "home/config.json"))
      let shown = try await person.runs("config", "show")
      #expect(shown.status == 1 && shown.error.contains("In config.json, \(name) must be a URL") && shown.isHarmless, "\(shown)")
      let command = name == "'quote.url'" ? ["quote"] : ["picture", "say", "hi"]
      let reply = try await person.runs(command)
      #expect(reply.isOneSentence(1, about: "In config.json, \(name) must be a URL", detail) && reply.isHarmless, "\(command): \(reply)")
      #expect(try await person.runs("picture", "list").status == 4)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
      let key = String(name.dropFirst().dropLast())
      #expect(try await person.runs("config", "set", key, "https://example.org/").status == 0)
      #expect(try await person.runs("config", "show").status == 0)
    }
  }

  @Test("credentials in a URL reach the server and are never printed")
  func login() async throws {
    try await Person.withWebOfTheirOwn { person in
      let secret = person.url("/quotes/error").replacing("http://", with: "http://me:secret@")
      let commands = [
        ["config", "set", "quote.url", secret], ["config", "show"], ["config", "show", "--json"], ["config", "show", "--plain"], ["quote"],
        ["quote", "--json"], ["--trace", "quote"], ["--trace", "config", "show"], ["--trace", "config", "set", "quote.url", secret],
      ]
      for command in commands {
        let reply = try await person.runs(command)
        #expect(!(reply.output + reply.error).contains("secret"), "\(command): \(reply)")
      }
      #expect(await person.web.lastHeaders("/quotes/error")["authorization"] == "Basic bWU6c2VjcmV0")
    }
  }

  private static func file(of person: Person) -> URL {
    person.home.appending(path: "config.json")
  }
}
