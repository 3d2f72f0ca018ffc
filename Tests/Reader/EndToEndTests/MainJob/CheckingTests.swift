import Foundation
import LoopbackServer
import SampleServer
import Testing

@Suite("Checking feeds", .timeLimit(.minutes(10)))
struct CheckingTests {
  private static let faulty = """
    <?xml version="1.0" encoding="latin-99"?>
    Warning: the database sleeps.
    <rss version="2.0"><channel><title>Sieve</title>
    <item><guid>1</guid><title>Salt & pepper</title><description><p>a<br>b</description></item>
    <item><guid>1</guid><title>Salt & pepper</title><pubDate>Wed, 14 Oct 2026 19:00:00 GMT</pubDate></item>
    <item><title>Cut off
    """

  @Test("a feed with several faults is readable, and each fault is reported, with its line if there is one")
  func faults() async throws {
    try await Person.atWork { person in
      let file = try person.writes(Self.faulty, to: "sieve.xml")
      let reply = try await person.types("check", file)
      #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
      #expect(reply.lines.first == "\(file): 'Sieve', RSS, 2 items")
      let reported = reply.lines.dropFirst()
      #expect(reported.allSatisfy { $0.hasPrefix("  ") && $0.hasSuffix(".") })
      let object = try #require(try await person.types("check", file, "--json").objects().first)
      let findings = try #require(object["findings"] as? [[String: Any]])
      #expect(findings.map { "  \($0["sentence"] as? String ?? "")" } == Array(reported))
      #expect(
        findings.map { $0["kind"] as? String } == [
          "malformed", "wrong_encoding", "surroundings", "mended_tags", "escaped_markup", "cut_off", "repeated_items", "items_without_date",
        ])
      #expect(findings[0]["line"] as? Int == 4 && findings[5]["line"] is Int && findings[1]["line"] is NSNull)
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test("standard input and URLs are checked like files, and a valid feed has no faults")
  func sources() async throws {
    try await Person.atWork { person in
      let url = person.url("/feeds/harbour.rss")
      let reply = try await person.types("check", url, "-", person.url("/moved.rss"), input: try Source.sample("feeds/roji.rss"))
      #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
      let clean = "  Nothing is wrong with it."
      let (next, reported) = (reply.lines.filter { $0.hasPrefix("  It can be fetched again from ") }, reply.lines)
      #expect(next.count == 2 && reply.lines[2] == next[0] && reply.lines[7] == next[1], "Only a feed from a server has a next fetch time.")
      #expect(
        reported.filter { !next.contains($0) } == [
          "\(url): 'Harbour Notes', RSS, 9 items", clean, "standard input: '路地裏観察帳', RSS, 5 items", clean,
          "\(person.url("/moved.rss")): 'Harbour Notes', RSS, 9 items, found at \(url)", clean,
        ])
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test("a feed that the server cuts off is reported as damaged, with the lines")
  func broken() async throws {
    try await Person.atWork { person in
      let findings = try await person.types("check", person.url("/feeds/attic.rss"), "--json").objects().first?["findings"]
      let found = try #require(findings as? [[String: Any]])
      #expect(found.map { $0["kind"] as? String } == ["malformed", "escaped_markup", "cut_off"])
      #expect(found.map { $0["line"] as? Int } == [15, nil, 31])
    }
  }

  @Test("a source that is not a feed or is unavailable exits with 1, and a page is reported with its feeds")
  func failures() async throws {
    try await Person.atWork { person in
      let notes = try person.writes("Just a few words.\n", to: "notes.txt")
      for (source, words) in [
        (notes, "not a feed but plain text"), ("nowhere.xml", "nowhere.xml"), (person.url("/missing.rss"), "404"),
        (person.url("/nothing.html"), "without a link to a feed"), ("ftp://example.org/", "'ftp:'"),
        (person.url("/"), "2 feeds: \(person.url("/feeds/harbour.rss")), \(person.url("/feeds/footbridge.atom"))."),
      ] {
        let reply = try await person.types("check", source)
        #expect(reply.isOneSentence(1, about: words), "\(reply)")
        #expect(try await person.types("check", source, "--json").output == "[]\n")
      }
      let some = try await person.types("check", notes, person.url("/feeds/harbour.rss"))
      #expect(some.status == 3 && some.lines.count == 3 && some.sentences.count == 1)
    }
  }

  @Test("URLs are fetched in parallel and reported in their order, and a refusal with its status and first words")
  func sideBySide() async throws {
    try await LoopbackServer.serving { request in
      switch request.path {
      case "/blocked":
        CannedResponse(status: 403, headers: ["Content-Type": "text/html"], text: "<html><h1>Robots,\u{202E} go\u{1B}[2J away</h1>")
      case "/words": CannedResponse(status: 404, text: "Back at noon.")
      default:
        CannedResponse(
          text: "<rss><channel><title>T\(request.path)</title></channel></rss>", delayMilliseconds: request.path == "/1" ? 700 : 0)
      }
    } _: { server async throws in
      try await Person.atWork { person in
        let reply = try await person.types(["check"] + ["/1", "/words", "/2", "/3"].map { server.url + $0 })
        #expect(reply.status == 3)
        #expect(
          reply.lines.filter { !$0.hasPrefix(" ") }.map { $0.contains("'T/1'") ? 1 : $0.contains("'T/2'") ? 2 : 3 } == [1, 2, 3], "\(reply)"
        )
        #expect(reply.sentences.first?.contains("404") == true, "\(reply)")
        #expect(reply.sentences.first?.hasSuffix("; the response (status 404) begins with 'Back at noon.'.") == true, "\(reply)")
        #expect(await server.requests.map(\.path).firstIndex(of: "/3").map { $0 < 4 } == true)
        for command in ["check", "add"] {
          let refused = try await person.types(command, server.url + "/blocked")
          #expect(refused.isOneSentence(1, about: "403"), "\(refused)")
          #expect(!refused.error.contains("\u{1B}") && !refused.error.contains("\u{202E}"), "\(refused)")
        }
      }
    }
  }

  @Test("the output is an array with one object per feed in JSON and one line each in plain output")
  func schema() async throws {
    try await Person.atWork { person in
      let command = ["check", person.url("/feeds/harbour.rss"), person.url("/feeds/attic.rss")]
      let json = try await person.types(command + ["--json"])
      Schema.expect(json, has: ["source", "url", "format", "title", "items", "findings", "next_refresh", "next_reason"], times: 2)
      #expect(Set(JSONKeys.names(in: json.output, depth: 4)) == ["kind", "line", "sentence"])
      let objects = try json.objects()
      #expect(objects.map { $0["source"] as? String } == Array(command.dropFirst()) && objects.allSatisfy { $0["items"] is Int })
      #expect(objects.map { $0["url"] as? String } == Array(command.dropFirst()) && objects[0]["format"] as? String == "RSS")
      let plain = try await person.types(command + ["--plain"]).fields
      #expect(plain.map { $0[0] } == Array(command.dropFirst()) && plain.allSatisfy { $0.count == 8 })
    }
  }
}
