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

  @Test("an unknown folder is named in one sentence, as an unknown feed is")
  func unknownFolder() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      for command in [
        ["list"], ["list", "--unique"], ["count"], ["search", "fog"], ["mark", "read", "--all"], ["read"], ["open", "--next", "1"],
      ] {
        let reply = try await person.types(command + ["--folder", "News/Nowhere"])
        #expect(reply.isOneSentence(1, about: "No folder matches 'News/Nowhere'."), "\(reply)")
      }
      #expect(try await person.types("list", "--folder", "Outdoors", "--feed", "The Tape Loft").status == 4, "Both exist.")
      #expect(try await person.count("--unread") == 69)
    }
  }

  @Test("a URL that is shown with '…' is no URL: it is neither followed, imported nor found")
  func redacted() async throws {
    try await Person.withWebOfTheirOwn { person in
      let secret = person.url("/feeds/roji.rss?token=abcdef0123456789")
      try await person.does("add", secret)
      let shown = try #require(try await person.types("feeds", "--json").objects().first?["url"] as? String)
      #expect(shown.hasSuffix("?token=…"))
      for command in [["remove"], ["refresh"], ["list", "--feed"], ["feeds", "set"]] {
        #expect(try await person.types(command + [shown]).isOneSentence(1, about: "No feed matches '\(shown)'."))
      }
      for command in ["add", "check"] {
        let reply = try await person.types(command, shown)
        #expect(reply.isOneSentence(1, about: "is not complete: '…' replaces a part that Strata keeps secret."), "\(reply)")
      }
      let list = "<opml version=\"2.0\"><body><outline text=\"Masked\" xmlUrl=\"\(shown)\"/></body></opml>"
      let imported = try await person.types("import", "-", input: list)
      #expect(imported.status == 1 && imported.sentences == ["'Masked' was ignored: '\(shown)' is not complete."], "\(imported)")
      let newsboat = try await person.types("import", "--newsboat", "-", input: "\(shown)\n")
      #expect(newsboat.status == 1 && newsboat.error.contains("is not complete"), "\(newsboat)")
      #expect(try await person.types("feeds").lines.count == 1)
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
