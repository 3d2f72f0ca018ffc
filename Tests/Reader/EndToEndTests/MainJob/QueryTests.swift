import Foundation
import LoopbackServer
import Testing

@Suite("Queries on the command line", .timeLimit(.minutes(10)))
struct QueryTests {
  @Test("a query narrows, sorts and limits the list, and the count agrees", arguments: ["json", "sqlite"])
  func lists(storage: String) async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      if storage == "sqlite" { try await person.does("store", "migrate", "sqlite") }
      let all = try await person.ids()
      try await person.types("star", all[2], all[5])
      try await person.types("mark", "read", all[0], all[2])
      let cases: [(query: String, ids: [String])] = [
        ("is:starred", [all[2], all[5]]), ("is:starred -is:read", [all[5]]), ("is:starred or is:read", [all[0], all[2], all[5]]),
        ("is:starred AND NOT is:read", [all[5]]),
        ("not (is:unread or is:starred)", [all[0]]), ("(is:starred or is:read) limit:2", [all[0], all[2]]),
        ("feed:harbour sort:date", try await person.ids("--feed", "Harbour Notes").reversed()), ("id:\(all[3])", [all[3]]),
        ("feed:harbour", try await person.ids("--feed", "Harbour Notes")),
        ("folder:Outdoors/Water", try await person.ids("--folder", "Outdoors/Water")),
        ("fog sounded", try await person.ids("--feed", "harbour", "fog", "sounded")),
        ("title:\"what it sounded\"", try await person.ids("fog", "sounded")),
        ("text:/\\bfog\\b/ date:>=2026-10", try await person.ids("--since", "2026-10-01", "text:/\\bfog\\b/")),
      ]
      for (query, ids) in cases {
        #expect(try await person.ids(query) == ids, "\(query)")
        guard !query.contains("sort:"), !query.contains("limit:") else { continue }
        #expect(try await person.count(query) == ids.count, "\(query)")
        #expect(try await person.ids("--starred", query) == ids.filter { [all[2], all[5]].contains($0) }, "\(query)")
      }
      let long = try await person.ids("words:>20")
      #expect(try await Set(long) == Set(person.ids("has:body words:>=21 sort:-words")) && !long.isEmpty && long.count < all.count)
      let label = try await person.types("list", "--unread", "fog or feed:roji")
      #expect(label.error.contains("[unread · fog or feed:roji]"), "\(label.error)")
    }
  }

  @Test("an article whose text a refresh brings anew is edited, also after a migration", arguments: ["json", "sqlite"])
  func edited(storage: String) async throws {
    try await GrowingFeed.serving { web in
      try await Person.atWork { person in
        if storage == "sqlite" { try await person.does("store", "migrate", "sqlite") }
        try await person.does("add", "\(web.url)/2/river.xml")
        #expect(try await person.count("is:edited") == 0)
        // Both articles have another text, and two more arrive.
        try await person.does("refresh", "--force")
        #expect(try await [person.count(), person.count("is:edited")] == [4, 2])
        let edited = try await person.ids("is:edited")
        try await person.does("store", "migrate", storage == "json" ? "sqlite" : "json")
        #expect(try await person.ids("is:edited") == edited)
        try await person.does("store", "verify")
      }
    }
  }

  @Test("marks change for all articles that match a query, and undo takes it back")
  func marks() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let all = try await person.ids()
      try await person.does("star", "--query", "id:\(all[1]) or id:\(all[3])")
      #expect(try await person.ids("--starred") == [all[1], all[3]])
      try await person.does("mark", "read", "--query", "is:starred")
      #expect(try await person.ids("is:read") == [all[1], all[3]])
      #expect(try await person.types("unstar", "--query", "is:read limit:1").status == 2)
      #expect(try await person.types("unstar", "--query", "id:\(all[1])", "--json").objects().map { $0["id"] as? String } == [all[1]])
      #expect(try await person.ids("is:starred") == [all[3]])
      #expect(try await person.types("star", "--query", "is:starred").status == 4, "No article is left to change.")
      try await person.types("undo")
      #expect(try await person.ids("is:starred") == [all[1], all[3]])
    }
  }

  @Test("a word that excludes a field, a tag or a view is a query, and any other that begins with a hyphen is an option")
  func exclusions() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      let all = try await person.ids()
      try await person.types("star", all[1])
      try await person.types("tag", "add", "tea", all[2])
      try await person.types("view", "save", "starred", "is:starred")
      for (words, left) in [
        (["-is:starred"], all.filter { $0 != all[1] }), (["-#tea"], all.filter { $0 != all[2] }),
        (["-@starred"], all.filter { $0 != all[1] }),
        (["id:\(all[1])", "or", "-is:unread"], [all[1]]), (["--unread", "-is:starred", "-#tea", "--limit", "1"], [all[0]]),
      ] {
        #expect(try await person.types(["list", "--plain"] + words).fields.map { $0[0] } == left, "\(words)")
      }
      #expect(try await person.types("--no-color", "count", "-is:starred").output == "\(all.count - 1)\n")
      #expect(try await person.types("star", "--query", "-is:unread").status == 4)
      try await person.does("rules", "test", "-is:read")
      #expect(try await person.types("rules", "add", "-q", "when", "-#tea", "title:wombat", "=>", "hide").output.isEmpty)
      #expect(try await person.types("rules", "list", "--plain").output.contains("-#tea title:wombat"))
      try await person.does("view", "save", "rest", "-is:starred", "-#tea")
      #expect(try await person.types("view", "show", "rest").output == "-is:starred -#tea\n")
      let before = try await person.types("list", "--json", "is:read|unread|hidden").output
      for arguments in [
        ["list", "-starred"], ["list", "-has"], ["mark", "read", "-hidden:yes"], ["count", "--is:starred"], ["list", "-isstarred:x"],
        ["mark", "read", "--all", "-feed:harbour"],
        ["mark", "read", "-is:starred"], ["star", "-is:unread"], ["read", "-is:unread"], ["search", "-is:unread"], ["-is:unread"],
        ["list", "--feed", "-is:unread"], ["list", "--limit", "-is:unread"], ["rules", "apply", "-is:unread"], ["mark", "read", "--al"],
      ] {
        #expect(try await person.types(arguments).status == 2, "\(arguments)")
      }
      #expect(try await person.types("list", "--json", "is:read|unread|hidden").output == before)
    }
  }

  @Test("a wrong query is a sentence with the column and the nearest word, and exit code 2")
  func errors() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let refusals: [(arguments: [String], sentence: String)] = [
        (["list", "tea", "titel:x"], "The query is wrong at column 5: no field is named 'titel'. Did you mean 'title:'?"),
        (["count", "is:raed"], "Did you mean 'read'?"), (["list", "tea", "-is:raed"], "The query is wrong at column 9"),
        (["list", "tea", "or"], "The query is wrong at column 7: a condition is missing."),
        (["list", "limit:0"], "The query is wrong at column 7: 'limit' takes a number, 1 or more, not '0'."),
        (["list", "a\u{7}b"], "it contains control characters"), (["list", " "], "Give at least one word to search for."),
        (["count", "sort:title"], "A number has no order and no limit: omit 'sort:' and 'limit:'."),
        (["star", "--query", "sort:title"], "A query that changes articles must not have 'sort:', 'limit:' or 'unique:'"),
        (["mark", "read", "--query", "a("], "The query is wrong at column 2"), (["mark", "read", "--query", ""], "Give at least one word"),
        (["mark", "read", "--all", "--query", "a"], "Give IDs, --all or --query, not several of them."),
        (["star", "abc", "--query", "a"], "Give IDs or --query, not both."), (["star"], "Give the IDs of articles"),
      ]
      for (arguments, sentence) in refusals {
        let reply = try await person.types(arguments)
        #expect(reply.status == 2 && reply.error.contains(sentence), "\(arguments): \(reply)")
      }
    }
  }

  @Test("an error that shows only when the command runs has the same usage as one that its arguments show")
  func usage() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids()[0]
      let refusals = [
        ["list"], ["count"], ["edition"], ["star", "--query"], ["mark", "read", "--query"], ["tag", "add", "x", "--query"],
        ["tag", "remove", "x", "--query"],
      ]
      for arguments in refusals {
        let (early, late) = (try await person.types(arguments + ["titel:x"]), try await person.types(arguments + ["@nowhere"]))
        #expect(late.status == 2 && late.error.hasPrefix("strata: The query is wrong at column 1"), "\(late)")
        let usage = late.error.split(separator: "\n").dropFirst()
        #expect(usage == early.error.split(separator: "\n").dropFirst() && !usage.isEmpty, "\(late) \(early)")
      }
      try await person.does("list", "id:\(id)")
    }
  }

  @Test("a query finds articles by their links and by how fetching their feed went", arguments: ["json", "sqlite"])
  func links(storage: String) async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      if storage == "sqlite" { try await person.does("store", "migrate", "sqlite") }
      let all = try await person.ids()
      let linking = try await person.ids("links:>0")
      #expect(!linking.isEmpty && linking.count < all.count)
      for id in linking {
        let record = try #require(try await person.types("read", id, "--json", "--keep-unread").json() as? [String: Any])
        #expect((record["content_html"] as? String)?.contains("<a href=\"http") == true, "\(record)")
      }
      #expect(try await person.ids("feed.age:<1d") == all)
      #expect(try await person.ids("feed.problem:yes").isEmpty)
    }
  }
}
