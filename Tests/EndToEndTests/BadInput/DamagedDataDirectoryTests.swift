import Foundation
import SampleServer
import Testing

/// Power cuts, full disks and editors leave half a file.
@Suite("A file of the home that is cut short", .timeLimit(.minutes(10)))
struct DamagedDataDirectoryTests {
  /// How much of the file is left.
  private static let cuts = [0.0, 0.5, 0.9]

  @Test("articles: the file is put aside and named, and a refresh brings them back with their stars", arguments: cuts)
  func articles(cut: Double) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("articles", at: cut)
      let reply = try await person.types("list")
      #expect(reply.isOneSentence(1, about: "is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try await person.types("list").status == (cut == 0 ? 4 : 0), "What is whole is listed.")
      #expect(try await person.types("refresh", "--force").status == 0)
      #expect(try await person.ids("--starred") == [star])
      #expect(try await person.count() == 9)
    }
  }

  @Test("articles: what cannot be read is not marked read, and a refresh brings its text back", arguments: cuts)
  func unread(cut: Double) async throws {
    try await Self.withStar { person, star in
      let whole = try await person.types("read", star)
      try await person.types("mark", "unread", star)
      let half = try person.cuts("articles", at: cut)
      let reply = try await person.types("read", star)
      #expect(reply.isOneSentence(1, about: "is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try await person.types("refresh", "--force").status == 0)
      #expect(try await person.count("--unread") == 9)
      #expect(try await person.types("read", star).output == whole.output)
    }
  }

  @Test("a refresh that finds the damage first tells it, and the next one mends it")
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
        #expect(try await person.types("refresh", "--force").status == 0)
        #expect(try await person.count() == expected)
        #expect(try await person.count("--starred") == 1)
      }
    }
  }

  @Test(
    "statuses: the file is put aside and named, and no change is written over it",
    arguments: zip(cuts, [["list"], ["mark", "read", "--all"], ["count", "--starred"]]))
  func statuses(cut: Double, command: [String]) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("statuses.json", at: cut)
      let reply = try await person.types(command)
      #expect(reply.isOneSentence(1, about: "statuses.json is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try await person.count("--unread") == 9)
      #expect(try await person.types("star", star).status == 0)
    }
  }

  @Test("visits: the file is put aside and named, and the next refresh asks anew", arguments: cuts)
  func fetchStates(cut: Double) async throws {
    try await Self.withStar { person, star in
      let half = try person.cuts("visits.json", at: cut)
      let reply = try await person.types("refresh")
      #expect(reply.isOneSentence(1, about: "visits.json is damaged", "It was moved to"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try await person.types("refresh").status == 0)
      #expect(try await person.ids("--starred") == [star])
    }
  }

  @Test("subscriptions: the file stays as it is for an editor, whatever is typed", arguments: cuts)
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
