import Database
import Foundation
import Testing

@Suite("Import from newsboat", .timeLimit(.minutes(10)))
struct NewsboatTests {
  @Test("feeds, articles and marks are imported once, and a refresh duplicates no article")
  func moving() async throws {
    try await Person.atWork { person in
      let (urls, cache) = (try urls(of: person), try cache(of: person))
      let before = try Data(contentsOf: URL(filePath: cache))
      let moved = try await person.does("import", "--newsboat", urls, cache)
      #expect(moved.lines == ["Following 1 more feed.", "Imported 3 articles: 2 more read, 1 more starred."])
      #expect(
        moved.sentences == [
          "\(urls), line 3 was ignored: it would run a program at each refresh, 'exec:~/bin/feed --password …'.",
          "The full screen has newsboat's keys, too.",
        ])
      #expect(try Data(contentsOf: URL(filePath: cache)) == before)

      let again = try await person.types("import", "--newsboat", urls, cache, "--json")
      #expect(
        JSONKeys.names(in: again.output, depth: 1) == [
          "added", "already_there", "refused", "articles", "read", "starred", "views", "rules", "filters_left_out",
          "keys", "keys_already_there", "keys_left_out", "refused_by_server",
        ])
      #expect(
        again.output.filter { !$0.isWhitespace }
          == #"{"added":0,"already_there":1,"refused":1,"articles":0,"read":0,"starred":0,"views":0,"rules":0,"filters_left_out":[],"keys":[],"#
          + #""keys_already_there":0,"keys_left_out":[],"refused_by_server":[]}"#)

      try await person.does("refresh")
      #expect(try await person.types("count").output == "6\n")
      #expect(try await person.types("count", "--unread", "--folder", "Out of doors").output == "4\n")
      let starred = try await person.types("list", "--starred", "--json").objects()
      #expect(starred.compactMap { $0["title"] as? String } == ["傘の忘れもの、「七本目」"])
      #expect(try await person.types("feeds", "--plain").output.contains("Alleys"))
    }
  }

  @Test("a list without a cache imports only the feeds, also from standard input")
  func listAlone() async throws {
    try await Person.atWork { person in
      let moved = try await person.types("import", "--newsboat", "-", input: "\(person.url("/feeds/roji.rss"))\n")
      #expect(moved.status == 0 && moved.output == "Following 1 more feed.\n")
      #expect(moved.sentences == ["Their articles have not been fetched yet.", "The full screen has newsboat's keys, too."])
    }
  }

  @Test("an unreadable file is reported in one sentence, and nothing changes")
  func unusable() async throws {
    try await Person.atWork { person in
      let urls = try urls(of: person)
      for (arguments, words) in [
        (["no-urls"], "no-urls"), ([urls, "no-cache.db"], "no-cache.db"), ([urls, urls], "SQLite"),
      ] {
        let reply = try await person.types(["import", "--newsboat"] + arguments)
        #expect(reply.status == 1 && reply.output.isEmpty && reply.sentences.count == 1, "\(reply)")
        #expect(reply.sentences.first?.contains(words) == true)
      }
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test("keys are added to the user's file, once and told, none of the user's is overridden, and a key runs the program with the article")
  func keys() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let player = try person.writes("#!/bin/sh\nprintf '%s\\n' \"$@\" > played\n", to: "player.sh")
      chmod(player, 0o755)
      _ = try person.writes(
        """
        # mine
        bind-key j down
        bind-key ^K random-unread # no
        macro v set browser "\(player) --url=%u %T"; \\
          open-in-browser; set browser firefox
        bookmark-cmd `touch ran`
        include "more"
        """, to: "config")
      let urls = try person.writes("", to: "urls")
      let file = person.home.appending(path: "keys")
      try Data("list j = last".utf8).write(to: file)
      let lines = ["feeds j = down", "article j = down"] + ["list", "article"].map { "\($0) , v = run \(player) --url=%u %t" }

      let careful = try await person.types("import", "--newsboat", urls, "--dry-run")
      #expect(
        careful.lines == ["Following 0 more feeds.", "Added 2 lines to the keys of the full screen:"] + lines.prefix(2), "\(careful)")
      #expect(careful.sentences.contains { $0.contains("'macro' was left out: its keys would run a program") }, "\(careful.sentences)")

      let tried = try await person.types("import", "--newsboat", urls, "--dry-run", "--yes")
      let told = ["Following 0 more feeds.", "Added 4 lines to the keys of the full screen, of which 2 run programs:"] + lines
      #expect(tried.lines == told, "\(tried)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "list j = last")

      let moved = try await person.types("import", "--newsboat", urls, "--yes")
      #expect(moved.status == 0 && moved.lines == tried.lines, "\(moved)")
      let reasons = ["line 1 of the file 'keys'", "'random-unread'", "run a program", "the file 'more' is not read"]
      for reason in reasons { #expect(moved.sentences.contains { $0.contains(reason) }, "\(moved.sentences)") }
      #expect(
        moved.sentences.count == reasons.count && !FileManager.default.fileExists(atPath: person.folder.appending(path: "ran").path()))
      let text = "list j = last\n" + lines.map { $0 + "\n" }.joined()
      #expect(try String(contentsOf: file, encoding: .utf8) == text)

      let again = try await person.types("import", "--newsboat", urls, "--json")
      let record = try #require(try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any])
      #expect(record["keys_already_there"] as? Int == 4 && (record["keys"] as? [String])?.isEmpty == true)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)

      let run = try FullScreenRun(person)
      try await run.shows("unread")
      run.presses(",", "v")
      let played = person.folder.appending(path: "played")
      try await person.waits { (try? String(contentsOf: played, encoding: .utf8))?.hasPrefix("--url=http") ?? false }
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      let titles = try await person.types("list", "--json").objects().compactMap { $0["title"] as? String }
      #expect(titles.contains(try String(contentsOf: played, encoding: .utf8).split(separator: "\n").dropFirst().joined()))
    }
  }

  private func urls(of person: Person) throws -> String {
    try person.writes(
      """
      # my feeds
      \(person.url("/feeds/roji.rss")) "Out of doors" walks "~Alleys"
      "exec:~/bin/feed --password secret" walks

      """, to: "urls")
  }

  /// Two articles that are in the feed, and one that no longer is.
  private func cache(of person: Person) throws -> String {
    let path = person.folder.appending(path: "cache.db").path()
    let database = try SQLiteConnection(path: path, access: .creating)
    try database.execute(
      """
      CREATE TABLE rss_feed (rssurl TEXT, url TEXT, title TEXT);
      CREATE TABLE rss_item (
        id INTEGER PRIMARY KEY, guid TEXT, title TEXT, author TEXT, url TEXT, feedurl TEXT, pubDate INTEGER, content TEXT, unread INTEGER,
        enclosure_url TEXT, enclosure_type TEXT, flags TEXT, deleted INTEGER, base TEXT);
      """)
    let insert = try database.prepare(
      "INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, flags) VALUES (?, ?, '', '', ?, ?, '', ?, nullif(?, ''))"
    )
    let feed = DatabaseValue.text(person.url("/feeds/roji.rss"))
    try insert.run([.text("roji-2026-10-24"), .text("Read"), feed, .integer(1_792_800_000), .integer(0), .text("")])
    try insert.run([.text("roji-2026-09-19"), .text("Kept"), feed, .integer(1_789_800_000), .integer(1), .text("s")])
    try insert.run([.text("roji-2019-01-01"), .text("Gone from the feed"), feed, .integer(1_546_300_800), .integer(0), .text("")])
    return path
  }
}
