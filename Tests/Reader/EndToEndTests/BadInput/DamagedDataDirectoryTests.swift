import Foundation
import SampleServer
import Testing

/// Power cuts, full disks and editors can truncate a file.
@Suite("Truncated files in the data directory", .timeLimit(.minutes(10)))
struct DamagedDataDirectoryTests {
  /// The fraction of the file that remains.
  private static let cuts = [0.0, 0.5, 0.9]

  @Test("articles: a truncated file is reported and set aside, and a refresh restores the articles with their stars", arguments: cuts)
  func articles(cut: Double) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("articles", at: cut)
      let reply = try await person.types("list")
      #expect(reply.isOneSentence(1, about: "is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try await person.types("list").status == (cut == 0 ? 4 : 0), "Undamaged articles are listed.")
      try await person.does("refresh", "--force")
      #expect(try await person.ids("--starred") == [star])
      #expect(try await person.count() == 9)
    }
  }

  @Test("articles: an unreadable article is not marked read, and a refresh restores its text", arguments: cuts)
  func unread(cut: Double) async throws {
    try await Self.withStar { person, star in
      let whole = try await person.types("read", star)
      try await person.types("mark", "unread", star)
      let half = try person.cuts("articles", at: cut)
      let reply = try await person.types("read", star)
      #expect(reply.isOneSentence(1, about: "is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      try await person.does("refresh", "--force")
      #expect(try await person.count("--unread") == 9)
      #expect(try await person.types("read", star).output == whole.output)
    }
  }

  @Test("the refresh that finds the damage reports it, and the next one repairs it")
  func refresh() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.types("star", try await person.ids()[0])
      for expected in [10, 11] {
        try await person.web.grow("/feeds/harbour.rss")
        let half = try person.cuts("articles", at: 0.5)
        let reply = try await person.types("refresh", "--force")
        #expect(reply.status == 3 && reply.output.contains("is damaged"), "\(reply)")
        #expect(try person.holds(half))
        try await person.does("refresh", "--force")
        #expect(try await person.count() == expected)
        #expect(try await person.count("--starred") == 1)
      }
    }
  }

  @Test(
    "statuses: a truncated file is reported and set aside, and no change overwrites it",
    arguments: zip(cuts, [["list"], ["mark", "read", "--all"], ["count", "--starred"]]))
  func statuses(cut: Double, command: [String]) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("statuses.json", at: cut)
      let reply = try await person.types(command)
      #expect(reply.isOneSentence(1, about: "statuses.json is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try await person.count("--unread") == 9)
      try await person.does("star", star)
    }
  }

  @Test("fetch states: a truncated file is reported and set aside, and the next refresh fetches again", arguments: cuts)
  func fetchStates(cut: Double) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("visits.json", at: cut)
      let reply = try await person.types("refresh")
      #expect(reply.isOneSentence(1, about: "visits.json is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      try await person.does("refresh")
      #expect(try await person.ids("--starred") == [star])
    }
  }

  @Test("subscriptions: no command changes a truncated file, so that the user can repair it", arguments: cuts)
  func subscriptions(cut: Double) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("subscriptions.opml", at: cut)
      let commands = [
        ["list"], ["feeds"], ["refresh"], ["star", star], ["export"], ["remove", "harbour"], ["add", person.url("/feeds/roji.rss")],
      ]
      for command in commands {
        let reply = try await person.types(command)
        #expect(reply.isOneSentence(1, about: "subscriptions.opml cannot be parsed", "not changed"), "\(command): \(reply)")
      }
      #expect(try Data(contentsOf: person.home.appending(path: "subscriptions.opml")) == half)
    }
  }

  private static func withStar(_ work: (Person, String) async throws -> Void) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids()[3]
      try await person.types("star", id)
      try await work(person, id)
    }
  }
}
