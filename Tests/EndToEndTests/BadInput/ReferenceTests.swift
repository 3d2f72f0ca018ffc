import Foundation
import SampleServer
import Testing

@Suite("Unknown feeds and articles", .timeLimit(.minutes(10)))
struct ReferenceTests {
  @Test("an unknown feed is named in one sentence")
  func unknownFeed() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for command in [["list", "--feed"], ["count", "--feed"], ["refresh"], ["remove"], ["mark", "read", "--all", "--feed"]] {
        for name in ["nowhere", "https://example.org/nowhere"] {
          let reply = try await person.types(command + [name])
          #expect(reply.isOneSentence(1, about: "'\(name)'"), "\(reply)")
        }
      }
      #expect(try await person.types("remove", "").isOneSentence(1, about: "''"))
      #expect(try await person.count("--unread") == 5)
    }
  }

  @Test("an ambiguous feed name is reported with the feeds that it matches")
  func ambiguousFeed() async throws {
    try await Person.atWork { person in
      _ = try await person.types("import", "-", input: try person.list())
      let reply = try await person.types("remove", "the")
      #expect(reply.isOneSentence(1, about: "4 feeds", "The Footbridge Survey", "The Tape Loft", "The Night Ferry"), "\(reply)")
      #expect(try await person.types("feeds").lines.count == 13)
    }
  }

  @Test("an unknown or ambiguous article ID changes nothing")
  func articles() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      let ids = try await person.ids()
      // There are more articles than hexadecimal digits, so two IDs share their first digit.
      let (digit, alike) = try #require(Dictionary(grouping: ids) { $0.prefix(1) }.first { $1.count > 1 })
      for command in [["read"], ["star"], ["unstar"], ["mark", "read"], ["mark", "unread"]] {
        let known = command == ["read"] ? [] : [ids[0]]
        for unknown in ["zzzz", "", "ffffffffffffffffffff"] {
          let reply = try await person.types(command + known + [unknown])
          #expect(reply.isOneSentence(1, about: "'\(unknown)'"), "\(reply)")
        }
        let reply = try await person.types(command + known + [String(digit)])
        #expect(reply.isOneSentence(1, about: "'\(digit)'", "\(alike.count) article ids"), "\(reply)")
      }
      #expect(try await person.count("--unread") == 69)
      #expect(try await person.count("--starred") == 0)
    }
  }
}
