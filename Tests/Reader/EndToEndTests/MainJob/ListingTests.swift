import Foundation
import Testing

@Suite("Listing and counting", .timeLimit(.minutes(10)))
struct ListingTests {
  @Test("every condition narrows the list, and the count agrees")
  func conditions() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      let harbour = try await person.ids("--feed", "Harbour Notes")
      try await person.types("star", harbour[2], harbour[5])
      try await person.types("mark", "read", harbour[0], harbour[2])
      let cases: [(conditions: [String], count: Int, label: String)] = [
        ([], 69, ""), (["--unread"], 67, " [unread]"), (["--starred"], 2, " [starred]"),
        (["--starred", "--unread"], 1, " [unread · starred]"), (["--feed", "Harbour Notes"], 9, " [Harbour Notes]"),
        (["--feed", "harb"], 9, " [Harbour Notes]"), (["--feed", person.url("/feeds/harbour.rss")], 9, " [Harbour Notes]"),
        (["--folder", "Outdoors"], 45, " [Outdoors]"), (["--folder", "outdoors/water"], 15, " [outdoors/water]"),
        (["--folder", "Indoors/Food & drink"], 10, " [Indoors/Food & drink]"), (["--since", "2026-10-01"], 24, " [since "),
        (["--since", "1000w"], 69, " [since "),
        (["--feed", "harbour", "--unread", "--starred"], 1, " [unread · starred · Harbour Notes]"),
      ]
      for (conditions, expected, label) in cases {
        let list = try await person.types(["list"] + conditions)
        let count = try await person.types(["count"] + conditions)
        #expect(list.status == 0 && list.lines.count == expected, "\(conditions): \(list.lines.count)")
        #expect(list.error.hasPrefix("\(expected) article\(expected == 1 ? "" : "s")\(label)"), "\(conditions): \(list.error)")
        #expect(count.status == 0 && count.output == "\(expected)\n" && count.error.isEmpty, "\(conditions): \(count)")
      }
    }
  }

  @Test("a limit shows the newest articles, and words are searched in titles")
  func limitAndWords() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let all = try await person.ids()
      #expect(try await person.ids("--limit", "3") == Array(all.prefix(3)))
      let found = try await person.types("list", "FOG", "sounded")
      #expect(found.lines.count == 1 && found.output.contains("Fog, and what it sounded like"))
      #expect(try await person.types("list", "fog sounded").lines == found.lines, "One argument can contain several words.")
      #expect(try await person.types("list", "fog", "lamp").status == 4)
    }
  }

  @Test("feeds are listed in the order of the subscriptions, with counts and folders")
  func feeds() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      try await person.types("mark", "read", "--all", "--folder", "Outdoors/Water")
      let reply = try await person.types("feeds", "--json")
      let feeds = try reply.objects()
      #expect(feeds.prefix(3).map { $0["title"] as? String } == ["Harbour Notes", "The Footbridge Survey", "Allotment Almanac"])
      #expect(feeds.prefix(3).map { $0["unread"] as? Int } == [0, 0, 6])
      #expect(feeds.prefix(3).map { $0["articles"] as? Int } == [9, 6, 6])
      #expect(feeds[0]["folder"] as? String == "Outdoors/Water")
      #expect(try await person.types("feeds").error == "13 feeds, 54 unread articles\n")
      let none = try await person.types("feeds", "--problems")
      #expect(none.status == 4 && none.output.isEmpty && none.sentences == ["No feed has a problem."])
    }
  }
}
