import Foundation
import LoopbackServer
import Testing

/// Feeds are untrusted, and a terminal executes the control sequences that it receives.
@Suite("Hostile text", .timeLimit(.minutes(10)))
struct HostileTextTests {
  /// Clears the screen, rings the bell, sets the window title, reverses the line and imitates a list row; uses C0, C1 and bidi characters.
  private static let poison = #"\u001b[2J\u0007\u001b]0;owned\u0007\u009b31m\u202efdp.exe\u2066\r\nfake\ttab\u0000\u007f"#

  private static let feed = """
    {"version": "https://jsonfeed.org/version/1.1", "title": "Title \(poison) end", "home_page_url": "https://example.org/", "items": [
      {"id": "1", "title": "Item \(poison) end", "url": "https://example.org/1", "tags": ["tag \(poison)"],
       "authors": [{"name": "By \(poison)"}], "content_text": "Text \(poison) end", "date_published": "2026-01-02T03:04:05Z"},
      {"id": "2", "title": "Second", "content_html": "<p>Html \(poison) <b onclick='x'>end</b><script>alert(1)</script></p>"}]}
    """

  @Test("no control character of a feed's text reaches the terminal, whatever is printed")
  func feed() async throws {
    try await Person.atWork { person in
      try await LoopbackServer.serving(["/feed": CannedResponse(headers: ["Content-Type": "application/feed+json"], text: Self.feed)]) {
        server in
        let file = try person.writes(Self.feed, to: "feed.json")
        var replies = [try await person.types("add", "\(server.url)/feed")]
        let ids = try await person.ids()
        #expect(ids.count == 2)
        let commands = [
          ["list"], ["list", "--json"], ["list", "--plain"], ["feeds"], ["feeds", "--json"], ["feeds", "--plain"], ["export"],
          ["read", ids[0]], ["read", ids[1]], ["read", ids[0], "--json"], ["read", ids[0], "--plain"], ["parse", file],
          ["parse", file, "--plain"], ["refresh", "--force", "--json"], ["--trace", "list"], ["--trace", "read", ids[0]],
          ["list", "--feed", "\u{1B}[2J\u{9B}31m"], ["star", "\u{7}\u{202E}"], ["export", "a\u{1B}/b"], ["parse", "\u{1B}[2J"],
          ["check", file],
          ["check", file, "--json"], ["check", file, "--plain"], ["check", "\u{1B}[2J"], ["check", "\u{9B}://"],
          ["remove", "Title"],
        ]
        for command in commands { replies.append(try await person.types(command)) }
        for (command, reply) in zip([["add"]] + commands, replies) {
          #expect(reply.isHarmless, "\(command): \(reply.output.debugDescription)")
        }
        #expect(replies[1].lines.count == 2, "A title has made a line of its own.")
        let objects = try replies[2].objects()
        #expect(objects.count == 2)
        #expect(replies[3].fields.map(\.count) == objects.map(\.count), "A title has made a field of its own.")
        #expect(!replies[9].output.contains("alert"))
      }
    }
  }

  @Test("a usage error omits the control characters of the arguments")
  func arguments() async throws {
    try await Person.atWork { person in
      for arguments in [["\u{1B}[2J\u{7}"], ["list", "--since", "\u{1B}[2J"], ["list", "--\u{9B}31m"], ["mark", "\u{202E}", "a"]] {
        let reply = try await person.types(arguments)
        #expect(reply.status == 2 && reply.isHarmless, "\(reply.error.debugDescription)")
      }
    }
  }
}
