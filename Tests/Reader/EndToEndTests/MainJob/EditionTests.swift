import Foundation
import SampleServer
import Testing

@Suite("Editions", .timeLimit(.minutes(10)))
struct EditionTests {
  private static func text(_ name: String, of person: Person) throws -> String {
    try String(contentsOf: person.folder.appending(path: name), encoding: .utf8)
  }

  private static func exists(_ name: String, of person: Person) -> Bool {
    FileManager.default.fileExists(atPath: person.folder.appending(path: name).path())
  }

  @Test(
    "an edition of all feeds is written as HTML and as EPUB, with all scripts of the world and its pictures", arguments: ["json", "sqlite"])
  func writes(storage: String) async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      if storage == "sqlite" { try await person.does("store", "migrate", "sqlite") }
      let reply = try await person.types("edition", "--html", "e.html")
      #expect(reply.status == 0 && reply.output == "Wrote 60 articles to e.html.\n")
      #expect(reply.error.contains("9 more articles match, but did not fit."))
      let page = try Self.text("e.html", of: person)
      #expect(page.contains("lang=\"ar\"") && page.contains("dir=\"rtl\"") && page.contains("植木鉢が十七個") && page.contains("دفتر البستان"))
      #expect(!page.contains("<script") && !page.contains("javascript:") && !page.contains("src=\""))
      // Only a count of all articles tells how many a condition on the text finds.
      let words = try await person.count("words:>0")
      #expect(try await person.types("edition", "words:>0 limit:1").error.contains("\(words - 1) more articles match"))
      let withImages = try await person.types("edition", "limit:300", "--html", "images.html", "--images", "--json")
      let record = try #require(try withImages.json() as? [String: Any])
      #expect(record["articles"] as? Int == 69 && record["omitted"] as? Int == 0 && (record["images"] as? Int ?? 0) > 0)
      #expect(try Self.text("images.html", of: person).contains("src=\"data:image/png;base64,"))
      try await person.does("edition", "--epub", "e.epub")
      let book = try Data(contentsOf: person.folder.appending(path: "e.epub"))
      #expect(book.starts(with: [0x50, 0x4B, 3, 4]) && book[38..<58] == Data("application/epub+zip".utf8))
    }
  }

  @Test("--mark-read marks the articles once the file is written, and one undo takes it back")
  func marks() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let unread = try await person.count("--unread")
      let reply = try await person.types("edition", "--html", "e.html", "--mark-read")
      #expect(reply.output.contains("\(unread) articles marked read."), "\(reply.output)")
      #expect(try await person.count("--unread") == 0)
      let empty = try await person.types("edition", "--html", "again.html")
      #expect(empty.status == 4 && !Self.exists("again.html", of: person))
      try await person.types("undo")
      #expect(try await person.count("--unread") == unread)
      let shown = try await person.types("edition", "--mark-read")
      #expect(shown.status == 0 && shown.output.hasPrefix("The Daily Strata\n"))
      #expect(try await person.count("--unread") == 0)
      #expect(try await person.types("edition", "is:read", "--json").status == 0, "A query also finds what is read.")
    }
  }

  @Test("a file that exists, a folder that does not, and the data directory are refused, and nothing is marked")
  func refuses() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let unread = try await person.count("--unread")
      try Data("mine".utf8).write(to: person.folder.appending(path: "mine.html"))
      let cases: [(arguments: [String], status: Int32, sentence: String)] = [
        (["--html", "mine.html"], 1, "mine.html exists. It was not changed."),
        (["--html", "none/e.html"], 1, "the folder none does not exist"),
        (["--epub", "home/e.epub", "--force"], 1, "is in the data directory"), (["--html", "a", "--epub", "b"], 2, "cannot be combined"),
        (["--images"], 2, "--images requires --html or --epub."), (["--force", "--html", "-"], 2, "--force requires a file"),
        (["--html", "-", "--json"], 2, "cannot be combined with '-'"), (["--html", ""], 2, "--html"),
        (["titel:x"], 2, "Did you mean 'title:'?"),
      ]
      for (arguments, status, sentence) in cases {
        let reply = try await person.types(["edition", "--mark-read"] + arguments)
        #expect(reply.status == status && reply.error.contains(sentence), "\(arguments): \(reply.error)")
      }
      #expect(try await person.count("--unread") == unread && Self.text("mine.html", of: person) == "mine")
      try await person.does("edition", "--html", "mine.html", "--force")
      #expect(try Self.text("mine.html", of: person).hasPrefix("<!DOCTYPE html>"))
    }
  }

  @Test(
    "a full disk is a sentence, leaves no part of a file, and marks nothing",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let unread = try await person.count("--unread")
      let reply = try await person.types("edition", "--html", "/dev/full", "--mark-read")
      #expect(reply.status == 1 && reply.error.contains("/dev/full cannot be written: No space left on device"), "\(reply.error)")
      #expect(try await person.count("--unread") == unread)
    }
  }

  @Test("standard output gets the document alone")
  func standardOutput() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let reply = try await person.types("edition", "--html", "-")
      #expect(reply.status == 0 && reply.output.hasPrefix("<!DOCTYPE html>") && reply.output.hasSuffix("</html>\n"))
      let name = person.folder.appending(path: "out.epub").path()
      let program = try StrataProcess.program.path()
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = [
        "-c", "exec \"$0\" --home \"$1\" edition --epub - > \"$2\"", program, person.home.path(), name,
      ]
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
      #expect(try Data(contentsOf: URL(filePath: name)).starts(with: [0x50, 0x4B, 3, 4]))
    }
  }

  @Test("quotes and pictures of the small program are not in the edition, and their servers are not asked")
  func others() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.runs("config", "set", "quote.url", person.url("/quotes/random"))
      try await person.runs("config", "set", "picture.url", person.url(""))
      for arguments in [["quote"], ["picture", "say", "hello"], ["picture", "save"]] { try await person.runs(arguments) }
      let hits = await person.web.hits("/quotes/random")
      try await person.types("edition", "--html", "e.html", "--images")
      let page = try Self.text("e.html", of: person)
      #expect(page.contains("<article") && !page.contains("class=\"quote\"") && !page.contains("alt=\"hello\""))
      #expect(await person.web.hits("/quotes/random") == hits)
      let layout = try #require(try await person.types("edition", "--json").json() as? [String: Any])
      #expect(layout["quote"] is NSNull && layout["picture"] is NSNull)
    }
  }

  @Test("the layout is an object in JSON, and a story a line in plain output")
  func schema() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      let reply = try await person.types("edition", "--json")
      #expect(
        JSONKeys.names(in: reply.output, depth: 1) == [
          "date", "made", "articles", "feeds", "minutes", "omitted", "lead", "sections", "quote", "picture",
        ])
      let layout = try #require(try reply.json() as? [String: Any])
      let sections = try #require(layout["sections"] as? [[String: Any]])
      let stories = sections.flatMap { $0["articles"] as? [[String: Any]] ?? [] }
      #expect(layout["articles"] as? Int == 60 && stories.count + (layout["lead"] is NSNull ? 0 : 1) == 60)
      let names: Set<String> = [
        "id", "role", "title", "url", "feed", "feed_title", "authors", "published", "language", "words", "minutes", "also_in", "also_as",
        "lead_reason",
      ]
      #expect(stories.allSatisfy { Set($0.keys) == names })
      let plain = try await person.types("edition", "--plain").fields
      #expect(plain.count == 60 && plain.allSatisfy { $0.count == 6 && $0[0].count == 20 })
    }
  }
}
