import Foundation
import LoopbackServer
import Testing

@Suite("Rules on the command line", .timeLimit(.minutes(10)))
struct RulesTests {
  private static let recordKeys = ["number", "rule", "actions", "until", "is_in_force", "line"]

  /// A user of a data directory with this storage, who follows a feed that brings two more articles with each refresh.
  private func following(_ storage: String, _ work: (Person, String) async throws -> Void) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        if storage == "sqlite" { try await person.does("store", "migrate", "sqlite") }
        let url = web.url + "/4/a.xml"
        try await person.does("add", url)
        try await work(person, url)
      }
    }
  }

  private func titles(_ person: Person, _ conditions: String...) async throws -> [String] {
    try await person.types(["list", "--json"] + conditions).objects().compactMap { $0["title"] as? String }.sorted()
  }

  @Test(
    "rules are added and listed, a refresh tells how many articles they hid, and what was hidden is found and shown again",
    arguments: ["json", "sqlite"])
  func arrival(storage: String) async throws {
    try await following(storage) { person, _ in
      let added = try await person.types("rules", "add", "when title:\"news 3\"=>hide , read")
      #expect(added.status == 0 && added.lines.first == "Added: when title:\"news 3\" => hide, read", "\(added)")
      #expect(added.lines.last == "No article of the last 30 days matches it.")
      let muted = try await person.types("rules", "mute", "title:\"news 5\"", "--for", "1w")
      #expect(muted.status == 0 && muted.output.hasPrefix("Added: when title:\"news 5\" => hide until 20"), "\(muted)")
      #expect(
        try await person.types("rules", "add", "when title:news => star").lines.last?.hasPrefix("2 articles of the last 30 days") == true)
      let list = try await person.types("rules", "list")
      #expect(list.status == 0 && list.lines.count == 3 && list.lines[1].hasPrefix("2  when title:\"news 5\" => hide until 20"))
      #expect(list.lines[1].contains("  (until "))

      let first = try await person.types("refresh", "--force")
      #expect(first.status == 0 && (first.output + first.error).contains("1 hidden by 1 rule"), "\(first)")
      let second = try await person.types("refresh", "--force", "--json").objectLines()
      #expect(second.map { $0["hidden_articles"] as? Int } == [1] && second.map { $0["new_articles"] as? Int } == [1])
      #expect(try await titles(person, "--starred") == ["News 4", "News 6"])
      #expect(try await person.count() == 4)
      let hidden = try await person.types("list", "is:hidden", "--json").objects()
      #expect(hidden.compactMap { $0["title"] as? String }.sorted() == ["News 3", "News 5"])
      #expect(hidden.map { $0["is_starred"] as? Bool } == [true, true] && hidden.count { $0["is_read"] as? Bool == true } == 1)
      try await person.does("unhide", "--query", "is:hidden")
      #expect(try await person.count() == 6)
      try await person.does("store", "verify")
    }
  }

  @Test(
    "apply does the same with what is there, a dry run tells it before, and one undo takes everything back", arguments: ["json", "sqlite"])
  func apply(storage: String) async throws {
    try await following(storage) { person, _ in
      #expect(try await person.types("rules", "apply").status == 4, "There is no rule.")
      try await person.types("rules", "add", "when title:\"news 1\" => hide, read")
      try await person.types("rules", "add", "when title:news => star")
      let dry = try await person.types("rules", "apply", "--dry-run")
      #expect(dry.status == 0 && dry.output.contains("2 rules would change 2 articles."), "\(dry)")
      #expect(try await person.count() == 2)
      let applied = try await person.types("rules", "apply", "--json")
      Schema.expect(applied, has: ["number", "rule", "articles"], times: 2)
      #expect(try applied.objects().map { $0["articles"] as? Int } == [1, 2])
      #expect(try await titles(person) == ["News 2"])
      #expect(try await person.count("is:starred", "is:hidden") == 1)
      #expect(try await person.types("rules", "apply").status == 4, "Nothing is left to change.")
      try await person.types("undo")
      #expect(try await person.count("is:unread -is:starred") == 2)
      try await person.types("redo")
      #expect(try await titles(person, "is:starred (is:hidden or not is:hidden)") == ["News 1, edition 1", "News 2"])
    }
  }

  @Test("a rule is removed by number or text, what it hid stays hidden, and a test shows what a query would have hit")
  func remove() async throws {
    try await following("json") { person, _ in
      for rule in ["when title:a => hide", "when title:b => hide", "feed a.xml: latest 1"] { try await person.types("rules", "add", rule) }
      let removed = try await person.types("rules", "remove", "2", "--json")
      #expect(try removed.objects().map { $0["rule"] as? String } == ["when title:b => hide"])
      #expect(try await person.types("rules", "remove", "latest").output == "Removed: feed a.xml: latest 1\n")
      let listed = try await person.types("rules", "list", "--json")
      Schema.expect(listed, has: Self.recordKeys, times: 1)
      #expect(try await person.types("rules", "list", "--plain").fields.map { $0.prefix(2) } == [["1", "when title:a => hide"]])
      let tested = try await person.types("rules", "test", "title:news -is:starred")
      #expect(tested.status == 0 && tested.lines.first == "2 articles of the last 30 days match." && tested.lines.count == 3)
      #expect(try await person.types("rules", "test", "title:news", "--json").objects().count == 2)
      #expect(try await person.types("rules", "test", "zebra").status == 4)
      try await person.does("rules", "remove", "1", "--dry-run")
      #expect(try await person.types("rules", "list").lines.count == 1)
      #expect(try await person.types("rules", "remove", "1", "--quiet").output == "")
      #expect(try await person.types("rules", "list").status == 4)
      #expect(try await person.types("undo").output == "Undone: rule added: when title:a => hide\n")
      let undone = try await person.types("undo", "--json").objects()
      #expect(undone.map { $0["deed"] as? String } == ["remove_rule"] && undone[0]["rule"] as? String == "feed a.xml: latest 1")
      #expect(try await person.types("rules", "list").lines == ["1  when title:a => hide", "2  feed a.xml: latest 1"])
    }
  }

  @Test(
    "mute --stored also hides what is there, and one undo takes back both, also after a dry run", arguments: ["json", "sqlite"])
  func mutesStored(storage: String) async throws {
    try await following(storage) { person, _ in
      let all = try await person.count()
      let dry = try await person.types("rules", "mute", "title:\"news 2\"", "--stored", "--dry-run")
      #expect(dry.status == 0 && dry.lines.contains("1 article hidden."), "\(dry)")
      #expect(try await person.count() == all)
      #expect(try await person.types("rules", "mute", "title:\"news 2\"", "--stored").lines.last == "1 article hidden.")
      #expect(try await person.count() == all - 1)
      #expect(
        try await person.types("undo").lines == [
          "Undone: 1 article shown again.", "Undone: rule removed: when title:\"news 2\" => hide",
        ])
      #expect(try await person.count() == all)
      #expect(try await person.types("rules", "list").status == 4)
      #expect(try await person.types("redo").lines.count == 2)
      #expect(try await person.count() == all - 1)
    }
  }

  @Test("an article is muted by its ID, and a mute that ends does nothing afterwards")
  func mutes() async throws {
    try await following("json") { person, url in
      let id = try await person.ids()[0]
      let muted = try await person.types("rules", "mute", id, "--json")
      #expect(try muted.objects().map { $0["rule"] as? String } == ["when feed=\"/4/a.xml\" title=\"News 2\" => hide"], "\(muted)")
      #expect(try await person.types("rules", "mute", "ffffffffffff").isOneSentence(1, about: "ffffffffffff"))
      try Data("when title:news => hide until 2020\nwhen title:\"news 4\" => hide until 2020-01-01T08:30\n".utf8).write(
        to: person.home.appending(path: "rules"))
      let list = try await person.types("rules", "list")
      #expect(list.status == 0 && list.lines.count == 2 && list.lines.allSatisfy { $0.contains("does nothing") }, "\(list)")
      try await person.types("refresh", "--force")
      #expect(try await person.count() == 4)
    }
  }

  @Test("a rule that hides everything is told when it is added, and by the refresh")
  func everything() async throws {
    try await following("json") { person, _ in
      let added = try await person.types("rules", "add", "when date:>1970 => hide")
      #expect(
        added.status == 0 && added.error.contains("This rule hides everything: all 2 articles of the last 30 days match it."), "\(added)")
      let refresh = try await person.types("refresh", "--force")
      #expect(refresh.status == 0 && refresh.error.contains("Rules have hidden everything that came: 2 articles."), "\(refresh)")
      #expect(try await person.count("is:hidden") == 2)
    }
  }

  @Test("wrong lines are told with line, column and nearest word, and the good ones work, also while the file is no text")
  func wrongLines() async throws {
    try await following("json") { person, _ in
      let file = person.home.appending(path: "rules")
      let bytes = Data("whem x => hide\nwhen title:\"news 3\" => hide\nwhen titel:x => hide\nwhen ".utf8) + [0xFF] + Data(" => hied\n".utf8)
      try bytes.write(to: file)
      let list = try await person.types("rules", "list")
      #expect(list.status == 3 && list.lines == ["1  when title:\"news 3\" => hide"], "\(list)")
      for sentence in [
        "Line 1 of 'rules' is wrong at column 1", "Did you mean 'when'?", "Line 3 of 'rules' is wrong at column 6",
        "Did you mean 'title:'?",
        "Line 4 of 'rules' is wrong at column 11", "Did you mean 'hide'?",
      ] {
        #expect(list.error.contains(sentence), "\(sentence): \(list.error)")
      }
      let refresh = try await person.types("refresh", "--force")
      #expect(refresh.status == 0 && refresh.error.contains("Line 3 of 'rules'"), "\(refresh)")
      #expect(try await titles(person) == ["News 1, edition 2", "News 2", "News 4"])
      #expect(try await person.types("rules", "add", "when x => hide").isOneSentence(1, about: "rules", "not UTF-8"))
      #expect(try await person.types("rules", "remove", "1").status == 1)
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("rules that cannot be read hold up no article, and the refresh says what applies them later")
  func unreadable() async throws {
    try await following("json") { person, _ in
      try FileManager.default.createDirectory(at: person.home.appending(path: "rules"), withIntermediateDirectories: false)
      let refresh = try await person.types("refresh", "--force")
      #expect(refresh.status == 0 && refresh.error.contains("No rule was applied: "), "\(refresh)")
      #expect(try await person.count() == 4)
      for arguments in [["list"], ["add", "when x => hide"], ["remove", "1"], ["apply"]] {
        let reply = try await person.types(["rules"] + arguments)
        #expect(reply.status == 1 && reply.sentences.count == 1, "\(arguments): \(reply)")
      }
    }
  }

  @Test("wrong usage is a sentence with the column and the nearest word, exit code 2, and changes nothing")
  func errors() async throws {
    try await following("json") { person, _ in
      let refusals: [(arguments: [String], sentence: String)] = [
        (
          ["add", "when x => hied"],
          "The rule is wrong at column 11: the actions are read, star, hide, keep, not 'hied'. Did you mean 'hide'?"
        ),
        (["add", "whem x => hide"], "Did you mean 'when'?"), (["add", "when titel:x => hide"], "Did you mean 'title:'?"),
        (["add", "when => hide"], "a query is missing before '=>'"), (["add", "when x sort:date => hide"], "must not have 'sort:'"),
        (["add", "when x => hide until tomorrow"], "'until' takes a date"), (["add", ""], "a rule begins with 'when' or 'feed'"),
        (["add", "when a\nfeed b: latest 1"], "The rule is wrong at column 7: a rule is a single line."),
        (["mute", "titel:x"], "Did you mean 'title:'?"), (["mute", "x", "--for", "soon"], "'soon' is no span of time"),
        (["mute", "x", "--for", "9999y"], "a hundred years at most"), (["test", "titel:x"], "Did you mean 'title:'?"),
        (["remove"], "number|text"),
        (["list", "--quiet"], "quiet"), (["add", "--dry-run", "--quiet", "when x => hide"], "quiet"),
      ]
      for (arguments, sentence) in refusals {
        let reply = try await person.types(["rules"] + arguments)
        #expect(reply.status == 2 && reply.error.contains(sentence), "\(arguments): \(reply)")
      }
      #expect(!person.has("rules"))
      #expect(try await person.types("rules", "remove", "7").isOneSentence(1, about: "7"))
    }
  }
}
