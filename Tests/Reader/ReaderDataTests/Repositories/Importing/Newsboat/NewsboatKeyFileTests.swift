import DataDoubles
import FeedFetching
import ReaderData
import ReaderDomain
import Testing

@Suite("Keys in newsboat's files")
struct NewsboatKeyFileTests {
  private func entries(_ config: String) async throws -> [NewsboatKeyEntry] {
    try await TemporaryFolder.with { folder in
      try folder.put("", "urls")
      try folder.put(config, "config")
      let repository = StoredNewsboatRepository(documents: FileDocumentStore(), articles: StubNewsboatStore())
      return try await repository.list(in: NewsboatFiles(list: .file(folder.path("urls")), articles: nil)).keys
    }
  }

  @Test(
    "a line is read as newsboat reads it",
    arguments: [
      (#"bind-key j down"#, .bind(.key("j"), dialogs: ["all"], [NewsboatCall("down")])),
      (#"  BIND-KEY "^R" reload articlelist # mine"#, .bind(.key("^R"), dialogs: ["articlelist"], [NewsboatCall("reload")])),
      (#"bind gg everywhere home"#, .bind(.sequence("gg"), dialogs: ["everywhere"], [NewsboatCall("home")])),
      (
        #"bind "a;" feedlist,article set browser "mpv \"%u\"" ;open-in-browser;; quit -- "play; \"all\"""#,
        .bind(
          .sequence("a;"), dialogs: ["feedlist", "article"],
          [NewsboatCall("set", ["browser", #"mpv "%u""#]), NewsboatCall("open-in-browser"), NewsboatCall("quit")])
      ),
      (#"unbind-key ENTER"#, .unbind(.key("ENTER"), dialogs: ["all"])),
      (#"unbind-key j help"#, .unbind(.key("j"), dialogs: ["help"])),
      (#"macro k open; reload -- "enter""#, .macro(.key("k"), [NewsboatCall("open"), NewsboatCall("reload")])),
      (#"macro o toggle-article-read "read"#, .macro(.key("o"), [NewsboatCall("toggle-article-read", ["read"])])),
      (
        #"macro y set browser "a\tb\n\r\\\x"; one"#,
        .macro(.key("y"), [NewsboatCall("set", ["browser", "a\tb\n\r\\x"]), NewsboatCall("one")])
      ),
      (##"bookmark-cmd "~/bin/mark \"#1\"" # mine"##, .bookmark(##"~/bin/mark "#1""##)),
      (#"bookmark-cmd "echo \`date"#, .bookmark("echo `date")), (#"bookmark-cmd echo`date"#, .bookmark("echo`date")),
      ("macro x open; \\\nreload; \\\nquit", .macro(.key("x"), [NewsboatCall("open"), NewsboatCall("reload"), NewsboatCall("quit")])),
      ("bind-key \\\n\\\nx quit\\", .bind(.key("x"), dialogs: ["all"], [NewsboatCall("quit")])),
    ] as [(String, NewsboatKeyEntry.Use)])
  func lines(line: String, use: NewsboatKeyEntry.Use) async throws {
    let entries = try await entries("max-items 3\n\(line)")
    #expect(entries.map(\.use) == [.failure(.notAKey), .success(use)] && entries.map(\.line) == [1, 2])
    let others = try await self.entries("max-items 3\r\n\(line.replacing("\n", with: "\r\n"))\r\n")
    #expect(others.map(\.use) == entries.map(\.use))
  }

  @Test(
    "a line that newsboat would not understand, or that would run a program, is left out",
    arguments: [
      ("bind-key j", .arguments), ("bind-key", .arguments), ("bind-key # goto-url", .arguments), ("unbind-key", .arguments),
      ("unbind-key -a", .allKeys), ("bind x feedlist", .arguments), ("bind x feedlist ;", .arguments),
      ("bind x feedlist open -- y", .arguments),
      ("bind x feedlist open -- \"y\" z", .arguments), ("bind x feedlist open\"y\"", .arguments), ("bind x feedlist \"open\"y", .arguments),
      ("macro x", .arguments), ("macro x -- \"y\"", .arguments), ("bookmark-cmd", .arguments), ("bookmark-cmd \" \"", .arguments),
      ("bind-key j `cat op`", .command), ("bookmark-cmd \"`which mark`\"", .command), ("bind-key j down `", nil),
      ("browser firefox", .notAKey),
      ("browser `which firefox`", .command), ("pager \"less %f\"", .notAKey), ("run-on-startup next-unread; open", .notAKey),
      ("player mpv", .notAKey),
    ] as [(String, NewsboatKeyError?)])
  func leftOut(line: String, error: NewsboatKeyError?) async throws {
    let entry = try #require(try await entries(line).first)
    if let error { #expect(entry.use == .failure(error)) } else { #expect((try? entry.use.get()) != nil) }
    #expect(entry.name == line.prefix { $0 != " " } && entry.file.shown.hasSuffix("config"))
  }

  @Test(
    "empty lines, comments and the lines of filters are no keys",
    arguments: ["", "  ", "# bind-key j down", "\"\"", "define-filter x \"y\"", "ignore-article * \"y\"", "include more"])
  func others(line: String) async throws { #expect(try await entries(line) == []) }

  @Test("each other setting has one entry, however many lines it has, also one that newsboat does not know")
  func settings() async throws {
    let entries = try await entries("color info red black\nCOLOR article red black\nbind_key j down\nkillfile x\nmax-items 3\ncolor a b c")
    #expect(entries.map(\.name) == ["color", "bind_key", "killfile", "max-items"] && entries.map(\.line) == [1, 3, 4, 5])
    #expect(entries.allSatisfy { $0.use == .failure(.notAKey) })
  }

  @Test("a filter may go on in the next line, too")
  func longFilter() async throws {
    let filters = try await TemporaryFolder.with { folder in
      try folder.put("", "urls")
      try folder.put("define-filter \\\nTea \\\n\"title =~ \\\"tea\\\"\"\n", "config")
      let repository = StoredNewsboatRepository(documents: FileDocumentStore(), articles: StubNewsboatStore())
      return try await repository.list(in: NewsboatFiles(list: .file(folder.path("urls")), articles: nil)).filters
    }
    #expect(filters.map(\.filter) == [.success(.comparison("title", .matches, "tea"))] && filters.map(\.line) == [1])
  }

  @Test("an import takes a thousand lines, and says at which one it ends")
  func tooMany() async throws {
    let entries = try await entries(String(repeating: "unbind-key x\n", count: NewsboatKeyEntry.maximum + 5))
    #expect(entries.count == NewsboatKeyEntry.maximum + 1 && entries.last?.use == .failure(.tooMany) && entries.last?.line == 1_001)
  }
}
