import CoreData
import DataDoubles
import Files
import Testing

@Suite("The settings file")
struct JSONConfigurationStoreTests {
  private func store(_ folder: TemporaryFolder) -> JSONConfigurationStore {
    JSONConfigurationStore(
      directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }, timeout: .seconds(60)),
      executor: FileExecutor(label: "strata.tests"))
  }

  @Test("a missing file means no settings, and reading does not create it")
  func missing() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await store(folder).all() == [:])
      #expect(try folder.names() == [])
    }
  }

  @Test("the file is easy to edit and readable only by its owner")
  func golden() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = store(folder)
      try await store.set("some.url", to: "https://user:word@example.org/a?b=c")
      try await store.set("1st", to: "\"\\\n\u{1}é😀")
      #expect(
        try folder.text("home/config.json") == #"""
          {
            "1st": "\"\\\n\u0001é😀",
            "some.url": "https://user:word@example.org/a?b=c"
          }

          """#)
      #expect(try folder.permissions("home/config.json") == 0o600)
      #expect(try await self.store(folder).all() == ["some.url": "https://user:word@example.org/a?b=c", "1st": "\"\\\n\u{1}é😀"])
      try await store.set("some.url", to: nil)
      try await store.set("1st", to: nil)
      #expect(try folder.text("home/config.json") == "{\n}\n")
      #expect(try await store.all() == [:])
    }
  }

  @Test(
    "files as editors and users leave them are understood",
    arguments: [
      ("\u{FEFF}{\"a\":\"b\"}", ["a": "b"]), ("{}", [:]), (" \r\n{ \"a\"\t: \"b\" ,\n\"c\":\"\" }\n\n", ["a": "b", "c": ""]),
      (#"{"a":"\u00e9\/\ud83d\ude00"}"#, ["a": "é/😀"]), (#"{"":"x"}"#, ["": "x"]),
    ])
  func understood(_ text: String, _ expected: [String: String]) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "home/config.json")
      #expect(try await store(folder).all() == expected)
    }
  }

  @Test(
    "a file that only the folder for configuration has is read and changed there; a new one is made in the data directory, and wins",
    arguments: [("configuration", "home"), ("home", "configuration")])
  func otherFolder(_ place: String, _ other: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = JSONConfigurationStore(
        directory: DataDirectory(
          path: folder.path("home"), configurationFolder: folder.path("configuration"), now: { StoreSample.moment }, timeout: .seconds(60)),
        executor: FileExecutor(label: "strata.tests"))
      try folder.put(#"{"a":"b"}"#, "\(place)/config.json")
      try await store.set("c", to: "d")
      #expect(try folder.text("\(place)/config.json") == "{\n  \"a\": \"b\",\n  \"c\": \"d\"\n}\n")
      #expect(try !folder.names().contains("\(other)/config.json"))
      try folder.put(#"{"a":"other"}"#, "\(other)/config.json")
      #expect(try await store.all()["a"] == (place == "home" ? "b" : "other"))
      try folder.remove("configuration/config.json")
      try folder.remove("home/config.json")
      #expect(try await store.all() == [:])
      try await store.set("c", to: "d")
      #expect(try folder.text("home/config.json").contains("d"))
    }
  }

  @Test("a change keeps unknown settings")
  func unknown() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("\u{FEFF}{\"zebra \\\"x\\\"\":\"no address\",\"some.url\":\"old\"}", "home/config.json")
      try await store(folder).set("some.url", to: "new")
      #expect(try folder.text("home/config.json") == "{\n  \"some.url\": \"new\",\n  \"zebra \\\"x\\\"\": \"no address\"\n}\n")
    }
  }

  @Test(
    "a malformed file is reported with its line and stays unchanged",
    arguments: [
      ("", 1, "the text ends too early"), ("{", 1, "the text ends too early"), ("no json", 1, "an object is missing"),
      ("[]", 1, "an object is missing"), ("\"x\"", 1, "an object is missing"), ("null", 1, "an object is missing"),
      ("{\n\"a\": 1\n}", 2, "a string is missing"), ("{\n\n\"a\": null}", 3, "a string is missing"),
      (#"{"a": true}"#, 1, "a string is missing"),
      (#"{"a": {"b":"c"}}"#, 1, "a string is missing"), (#"{"a": ["b"]}"#, 1, "a string is missing"),
      ("{\"a\":\"b\",\n\"c\":\"d\",\n\"a\":\"b\"}", 3, "'a' appears twice"), (#"{"a":"b","\u0061":"c"}"#, 1, "'a' appears twice"),
      ("{\"a\":\"b\"\n\"c\":\"d\"}", 2, "a comma is missing"), (#"{"a":"b",}"#, 1, "a string is missing"),
      (#"{'a':'b'}"#, 1, "a string is missing"), (#"{"a" "b"}"#, 1, "a colon is missing"),
      ("{}\n// mine", 2, "there is text after the end"),
      ("{\"a\":\"b\nc\"}", 1, "a string contains a control character"), (#"{"a":"\ud800"}"#, 1, "an escape is half a surrogate pair"),
    ])
  func malformed(_ text: String, _ line: Int, _ reason: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "home/config.json")
      let store = store(folder)
      let expected = DataStoreError.malformed(path: folder.path("home/config.json"), line: line, reason: reason)
      await #expect(throws: expected) { try await store.all() }
      await #expect(throws: expected) { try await store.set("some.url", to: "https://example.org/") }
      await #expect(throws: expected) { try await store.set("a", to: nil) }
      #expect(try folder.text("home/config.json") == text)
      #expect(try folder.names(in: "home") == ["config.json", "lock"])
    }
  }

  @Test("a change without effect does not write the file, whatever its layout")
  func nothingChanged() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = store(folder)
      try await store.set("some.url", to: nil)
      #expect(try !folder.names(in: "home").contains("config.json"))
      try folder.put(#"{"some.url":"https:\/\/example.org"}"#, "home/config.json")
      let before = try folder.stamp("home/config.json")
      try await store.set("some.url", to: "https://example.org")
      try await store.set("1st", to: nil)
      #expect(try folder.stamp("home/config.json") == before)
    }
  }

  @Test("URLs with an accent as one scalar and as two scalars are different")
  func accents() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = store(folder)
      try await store.set("some.url", to: "https://example.org/\u{E9}")
      try await store.set("some.url", to: "https://example.org/e\u{301}")
      #expect(try Array(folder.text("home/config.json").unicodeScalars).contains("\u{301}"))
    }
  }

  @Test("concurrent changes by two processes are both stored")
  func twoProcesses() async throws {
    try await TemporaryFolder.with { folder async throws in
      async let other: Void = setInAnotherProcess(folder.path)
      for number in 0..<25 { try await store(folder).set("here.\(number)", to: "x") }
      await other
      #expect(try await store(folder).all().count == 50)
    }
  }

  @Test("concurrent changes of two data directories that share the folder for configuration are all stored")
  func twoDirectories() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{}", "configuration/config.json")
      let stores = ["home", "other"].map { name in
        JSONConfigurationStore(
          directory: DataDirectory(
            path: folder.path(name), configurationFolder: folder.path("configuration"), now: { StoreSample.moment }, timeout: .seconds(60)),
          executor: FileExecutor(label: "strata.tests"))
      }
      async let other: Void = { for number in 0..<25 { try await stores[1].set("other.\(number)", to: "x") } }()
      for number in 0..<25 { try await stores[0].set("home.\(number)", to: "x") }
      try await other
      #expect(try await stores[0].all().count == 50)
    }
  }

  private func setInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = JSONConfigurationStore(
        directory: DataDirectory(path: path + "/home", now: { StoreSample.moment }, timeout: .seconds(60)),
        executor: FileExecutor(label: "strata.tests"))
      for number in 0..<25 { try await store.set("there.\(number)", to: "x") }
    }
  }
}
