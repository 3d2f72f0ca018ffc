import Foundation
import Testing

@Suite("Completion of names in a shell", .timeLimit(.minutes(10)))
struct CompletionTests {
  private static let hostileTexts = [
    "$(touch ran)", "`touch ran`", "a;touch ran", "a\u{1B}]52;c;eA==\u{7}b", "\"; touch ran #", "a' touch ran '",
  ]

  /// What the script of a shell gets for a word: the lines behind `---completion`.
  private func completed(
    _ person: Person, _ command: [String], _ argument: String, _ words: [String], shell: String = "fish",
    environment: [String: String] = [:]
  ) async throws -> [String] {
    let last = words.last ?? ""
    let reply = try await person.types(
      ["---completion"] + command + ["--", argument, "\(words.count)", "\(last.count)", "strata"] + words,
      environment: ["SAP_SHELL": shell, "SAP_SHELL_VERSION": "5"].merging(environment) { $1 })
    #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
    var lines = reply.output.components(separatedBy: "\n")
    // A line of a space ends the list for zsh.
    let (end, mark) = (lines.popLast(), shell == "zsh" ? lines.popLast() : " ")
    #expect(end == "" && mark == " ", "\(reply)")
    return lines.filter { !$0.isEmpty }
  }

  private func following(_ person: Person) async throws -> [String] {
    try await person.types("add", person.url("/feeds/roji.rss"), "--folder", "News/Local")
    try await person.types("add", person.url("/feeds/tape-loft.rss"))
    let ids = try await person.types("feeds", "--plain").fields.map { $0[0] }
    try await person.types("feeds", "set", ids[0], "title=Alley cats", "tags=to-read")
    return ids
  }

  @Test("feeds, folders, views, tags and articles are named for each argument that takes them", arguments: ["bash", "zsh", "fish"])
  func names(shell: String) async throws {
    try await Person.atWork { person in
      let ids = try await following(person)
      try await person.types("view", "save", "short", "is:unread words:<300")
      let articles = try await person.types("list", "--unread", "--limit", "50", "--plain").fields.map { $0[0] }
      try await person.types("tag", "add", "to-cite", articles[0])
      let cases: [([String], String, [String], [String])] = [
        (["remove"], "positional@0", ["remove", ""], ["Alley cats"]), (["list"], "--feed", ["list", "--feed", ""], ["Alley cats"]),
        (["feeds", "set"], "positional@0", ["feeds", "set", ""], ["Alley cats"]),
        (["list"], "--folder", ["list", "--folder", ""], ["News", "News/Local"]),
        (["add"], "--folder", ["add", "--folder", "N"], ["News", "News/Local"]),
        (["view", "remove"], "positional@0", ["view", "remove", ""], ["short"]),
        (["list"], "positional@0", ["list", "@"], ["@short"]), (["tui"], "positional@0", ["tui", "@s"], ["@short"]),
        (["mark"], "--query", ["mark", "read", "--query", ""], ["@short"]),
        (["tag", "add"], "positional@0", ["tag", "add", ""], ["to-cite", "to-read"]),
      ]
      for (command, argument, words, expected) in cases {
        let found = try await completed(person, command, argument, words, shell: shell)
        #expect(
          found.filter { !ids.contains($0) && $0 != "The Tape Loft" } == expected || found.starts(with: expected), "\(words) \(found)")
      }
      #expect(try await completed(person, ["read"], "positional@0", ["read", ""], shell: shell) == articles)
      // What has been typed may be the beginning of an ID.
      #expect(Set(try await completed(person, ["remove"], "positional@0", ["remove", "a"], shell: shell)).isSuperset(of: ids))
    }
  }

  @Test("a hostile title, folder or tag is never offered, but the feed is, by its ID", arguments: hostileTexts)
  func hostile(text: String) async throws {
    try await Person.atWork { person in
      let ids = try await following(person)
      try await person.types("feeds", "set", ids[0], "title=\(text)", "folder=\(text)", "tags=\(text)")
      for (command, argument, words) in [
        (["remove"], "positional@0", ["remove", ""]), (["list"], "--folder", ["list", "--folder", ""]),
        (["tag", "add"], "positional@0", ["tag", "add", ""]),
      ] {
        let found = try await completed(person, command, argument, words, shell: "bash")
        #expect(!found.contains { $0.contains("touch") || $0.contains("\u{1B}") || $0.contains(";") }, "\(found)")
        // A title with control characters is refused, so the feed keeps its own.
        #expect(command != ["remove"] || found.contains(ids[0]) || found.contains("Alley cats"), "\(found)")
      }
    }
  }

  @Test("the data directory is the one of the line, as the shell has it, or of STRATA_HOME")
  func homes() async throws {
    try await Person.atWork { person in
      _ = try await following(person)
      let (home, nowhere) = (person.home.path(), ["STRATA_HOME": "/nonexistent/strata"])
      for words in [["--home", home], ["--home=\(home)"], ["--home", "=", home], ["--home", "'\(home)'"], ["--home=\"\(home)\""]] {
        #expect(
          try await completed(person, ["remove"], "positional@0", words + ["remove", ""], environment: nowhere).first == "Alley cats",
          "\(words)")
      }
      for words in [["--home", "$HOME/x"], ["--home=`pwd`"], ["--home", "'x"], ["--home"], ["--home", "/nonexistent/strata"]] {
        #expect(try await completed(person, ["remove"], "positional@0", ["remove", ""] + words + [""]) == [], "\(words)")
      }
      #expect(try await completed(person, ["remove"], "positional@0", ["remove", ""], environment: nowhere) == [])
    }
  }

  @Test("damaged data and a call that no script makes complete nothing, and say nothing")
  func silent() async throws {
    try await Person.atWork { person in
      _ = try await following(person)
      try Data("<opml".utf8).write(to: person.home.appending(path: "subscriptions.opml"))
      #expect(try await completed(person, ["remove"], "positional@0", ["remove", ""]).filter { $0 != "Alley cats" } == [])
      for arguments in [["---completion"], ["---completion", "x", "--", "y"], ["---completion", "list", "--", "--feed", "a", "b"]] {
        let reply = try await person.types(arguments)
        #expect(reply.status == 0 && reply.error.isEmpty && reply.output == "\n", "\(reply)")
      }
      let untold = try await person.types(
        ["---completion", "list", "--", "--feed", "1", "0", "strata", ""], environment: ["HOME": "", "STRATA_HOME": ""])
      #expect(untold.status == 0 && untold.error.isEmpty && untold.output == "\n", "\(untold)")
    }
  }
}
