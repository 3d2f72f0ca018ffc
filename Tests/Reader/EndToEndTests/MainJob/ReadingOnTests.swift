import Foundation
import SampleServer
import Testing

@Suite("Reading on", .timeLimit(.minutes(10)))
struct ReadingOnTests {
  @Test("read without an ID shows the newest unread article, and --next the following ones")
  func next() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let titles = try await person.types("list", "--plain").fields.map { $0[1] }
      #expect(try await person.types("read").lines[0] == titles[0])
      let reply = try await person.types("read", "--next", "2")
      let place = try titles[1...2].map { title in try #require(reply.lines.firstIndex { $0 == title }, "\(reply)") }
      #expect(place == place.sorted())
      #expect(try await person.count("--unread") == titles.count - 3)
      let rest = try await person.types("read", "--next", "100")
      #expect(rest.lines.count { titles.contains($0) } == titles.count - 3)
      let none = try await person.types("read")
      #expect(none.status == 4 && none.output.isEmpty && none.error == "strata: No unread articles.\n", "\(none)")
    }
  }

  @Test("several articles are read by ID or from standard input, in their order; an unknown ID reads none")
  func several() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let list = try await person.types("list", "--plain").fields
      let ids = list.map { $0[0] }
      let refused = try await person.types("read", ids[0], "ffffffff")
      #expect(refused.status == 1 && refused.output.isEmpty, "\(refused)")
      #expect(try await person.count("--unread") == ids.count)
      let reply = try await person.types("read", ids[3], ids[1])
      #expect(reply.lines.filter { line in list.contains { $0[1] == line } } == [list[3][1], list[1][1]])
      let piped = try await person.types("read", "-", input: "\u{FEFF}\(ids[4])\ta title\n\n  \(ids[5].prefix(8))\n")
      #expect(piped.lines.filter { line in list.contains { $0[1] == line } } == [list[4][1], list[5][1]])
      #expect(try await person.ids("--unread") == [0, 2].map { ids[$0] } + ids[6...])
      for verb in [["star", "-"], ["mark", "read", "-"], ["open", "-"], ["read", "-"]] {
        let empty = try await person.types(verb, input: "\n")
        #expect(empty.status == 4 && empty.error == "strata: Standard input names no articles.\n", "\(empty)")
        let exported = try await person.types(["--json"] + verb, input: "\n")
        #expect(exported.status == 4 && exported.output.isEmpty && exported.error == empty.error, "\(exported)")
      }
    }
  }

  @Test("articles that cannot be printed stay unread", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func undelivered() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let all = try await person.count("--unread")
      let commands = [
        ["read"], ["read", "--next", "5", "--unique"], ["read", "--json", "--mark-read"], ["read", "--plain", "--mark-read"],
        ["edition", "--mark-read"], ["edition", "--html", "-", "--mark-read"],
      ]
      for output in [ChildProcess.Output.file("/dev/full"), .closed] {
        for command in commands {
          let reply = try await person.types(command, output: output)
          #expect(reply.status == 1 && reply.error.contains("The output cannot be written: "), "\(command): \(reply)")
          #expect(try await person.count("--unread") == all, "\(command)")
        }
      }
    }
  }

  @Test("--json prints an object for one ID and for none, and a line for each article of a list, even if it has one")
  func forms() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids("--unread")
      let calls: [(arguments: [String], input: String, lines: Int?)] = [
        ([ids[0]], "", nil), ([], "", nil), (["--feed", "harbour"], "", nil), (["-"], "\(ids[0])\n", 1),
        (["-"], "\(ids[0])\n\(ids[1])\n", 2), (["--next", "1"], "", 1), (["--next", "2"], "", 2), ([ids[0], ids[1]], "", 2),
      ]
      for (arguments, input, lines) in calls {
        let reply = try await person.types(["read", "--json"] + arguments, input: input)
        if let lines {
          #expect(reply.lines.count == lines && reply.lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }, "\(arguments): \(reply)")
        } else {
          #expect(reply.lines.first == "{" && reply.lines.last == "}", "\(arguments): \(reply)")
        }
      }
    }
  }

  @Test("--keep-unread marks nothing, --json marks nothing unless --mark-read is given")
  func marking() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let all = try await person.count("--unread")
      try await person.types("read", "--keep-unread")
      try await person.types("read", "--json")
      try await person.types("read", "--plain", "--next", "3")
      #expect(try await person.count("--unread") == all)
      let reply = try await person.types("read", "--json", "--mark-read")
      let record = try #require(try reply.json() as? [String: Any])
      #expect(record["is_read"] as? Bool == true)
      #expect(try await person.count("--unread") == all - 1)
      #expect(try await person.types("read", "--mark-read", "--keep-unread").status == 2)
    }
  }

  @Test("articles read one after the other are one undo, redo reads them again, a setting does not end the redo, and a star does")
  func undo() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let all = try await person.count("--unread")
      try await person.types("read")
      try await person.types("read", "--next", "2")
      #expect(try await person.types("undo").output == "Undone: 3 articles marked unread.\n")
      #expect(try await person.count("--unread") == all)
      #expect(try await person.types("redo").output == "Redone: 3 articles marked read.\n")
      #expect(try await person.count("--unread") == all - 3)
      let none = try await person.types("redo")
      #expect(none.status == 4 && none.error.hasPrefix("strata: There is nothing to redo.\n"), "\(none)")
      try await person.types("undo")
      try await person.does("config", "set", "keep.days", "all")
      try await person.does("redo")
      try await person.types("undo")
      try await person.types("star", try await person.ids()[0])
      #expect(try await person.types("redo").status == 4)
      try await person.does("store", "verify")
    }
  }

  @Test("undo passes over what it cannot undo: new feeds and views of an import, and settings")
  func passedOver() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.does("star", try await person.ids()[0])
      try await person.follows("/feeds/roji.rss")
      try await person.does("feeds", "set", person.url("/feeds/harbour.rss"), "title=Mine", "folder=Water")
      try await person.does("config", "set", "keep.days", "900")
      let head = "<head xmlns:strata=\"urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0\"><strata:view name=\"v\" query=\"is:read\"/></head>"
      try await person.does("import", "-", input: "<opml version=\"2.0\">\(head)<body/></opml>")
      #expect(try await person.types("undo").output == "Undone: 1 article unstarred.\n")
      #expect(try await person.types("undo").status == 4)
    }
  }

  @Test("with --unique, an article is read in every feed that carries it")
  func duplicates() async throws {
    try await Person.withWebOfTheirOwn { person in
      for path in ["/feeds/harbour.rss", "/feeds/harbour.rss?copy"] { try await person.follows(path) }
      let (all, unique) = (try await person.count(), try await person.types("list", "--unique", "--plain").fields.count)
      try #require(unique * 2 == all)
      #expect(try await person.count("--unread", "--unique") == unique)
      try await person.types("read", "--unique")
      #expect(try await person.count("--unread") == all - 2)
      #expect(try await person.count("--unread", "--unique") == unique - 1)
      #expect(try await person.types("undo").output == "Undone: 2 articles marked unread.\n")
    }
  }

  @Test("open hands each page to the browser as an argument, and marks it read")
  func opens() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let list = try #require(try await person.types("list", "--json").json() as? [[String: Any]])
      let (ids, urls) = (list.compactMap { $0["id"] as? String }, list.compactMap { $0["url"] as? String })
      let log = person.folder.appending(path: "opened")
      let browser = try person.writes("#!/bin/sh\nprintf '%s|' \"$@\" >>'\(log.path())'\n", to: "browser")
      let reply = try await person.types(
        "open", ids[2], ids[0], environment: ["BROWSER": "no-such-browser:/bin/sh '\(browser)' -x\\; \"%s\" '$HOME'"])
      #expect(reply.status == 0 && reply.error.isEmpty && reply.lines.count == 2, "\(reply)")
      #expect(try String(contentsOf: log, encoding: .utf8) == "-x;|\(urls[2])|$HOME|-x;|\(urls[0])|$HOME|")
      #expect(try await person.ids("--unread") == [ids[1]] + ids[3...])
      try await person.types("open", "--next", "1", "--keep-unread", environment: ["BROWSER": "/bin/sh '\(browser)'"])
      #expect(try await person.ids("--unread") == [ids[1]] + ids[3...])

      let talkative = try await person.types("open", ids[2], "--json", environment: ["BROWSER": "echo seen; true"])
      #expect(try talkative.objects().count == 1 && talkative.error.hasPrefix("seen"), "Its output is no JSON: \(talkative)")
      let failed = try await person.types("open", ids[3], environment: ["BROWSER": "false"])
      #expect(failed.status == 1 && failed.error.contains("The browser 'false' failed with exit code 1."), "\(failed)")
      let missing = try await person.types("open", ids[3], environment: ["BROWSER": "no-such-browser"])
      #expect(missing.status == 1 && missing.error.contains("There is no browser."), "\(missing)")
      #expect(try await person.ids("--unread") == [ids[1]] + ids[3...])
    }
  }

  @Test("output that is longer than the window goes through the pager, on a terminal only, and unless it is refused")
  func pages() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let paged = person.folder.appending(path: "paged")
      func reply(_ arguments: String..., rows: Int?, pager: String? = nil) async throws -> (Reply, String?) {
        let terminal = try rows.map { try PseudoTerminal(rows: $0) }
        let reply = try await person.types(
          arguments, environment: ["PAGER": pager ?? "dd status=none of=\(paged.path())", "TERM": "xterm"],
          output: terminal.map { .file($0.path) } ?? .kept)
        let text = FileManager.default.fileExists(atPath: paged.path()) ? try String(contentsOf: paged, encoding: .utf8) : nil
        if text != nil { try FileManager.default.removeItem(at: paged) }
        return (reply, text)
      }
      let (short, shortText) = try await reply("list", rows: 40)
      #expect(short.status == 0 && shortText == nil)
      let (long, longText) = try await reply("list", rows: 5)
      #expect(long.status == 0 && longText?.split(separator: "\n").count == 9, "\(long) \(longText ?? "")")
      #expect(long.error.contains("9 articles"))
      #expect(try await reply("list", "--no-pager", rows: 5).1 == nil)
      #expect(try await reply("list", rows: 5, pager: "").1 == nil)
      #expect(try await reply("list", rows: nil).1 == nil)
      #expect(try await reply("read", "--next", "3", rows: 5).1?.contains("Harbour Notes") == true)
      let (missing, _) = try await reply("list", rows: 5, pager: "no-such-pager")
      #expect(missing.status == 0 && missing.error.contains("The pager 'no-such-pager' cannot be started."), "\(missing)")
    }
  }
}
