import Foundation
import LoopbackServer
import Testing

/// Quotes and pictures come from untrusted servers.
@Suite("Hostile responses", .timeLimit(.minutes(10)))
struct HostileAnswerTests {
  private static let poison = #"\u001b[2J\u0007\u001b]0;owned\u0007\u009b31m\u202efdp.exe\u2066\r\nfake\ttab\u0000\u007f"#

  @Test("no control character of a quote reaches the terminal, whether the quote is new or stored")
  func quote() async throws {
    try await Person.atWork { person in
      let text = #"{"_id": "i\#(Self.poison)", "content": "Text \#(Self.poison) end", "author": "By \#(Self.poison)"}"#
      try await LoopbackServer.serving(["/": CannedResponse(headers: ["Content-Type": "application/json"], text: text)]) { server in
        try await person.runs("config", "set", "quote.url", "\(server.url)/")
        try await Self.expectHarmless(person)
      }
      // The server has stopped, so the stored quote is shown.
      try await Self.expectHarmless(person)
    }
  }

  @Test("no control character of a status line, media type or redirect reaches the terminal")
  func headers() async throws {
    try await Person.atWork { person in
      let answers = [
        "200 OK\r\nContent-Type: text/\u{1B}[2J\u{9B}31m\u{7}html\r\nContent-Length: 2\r\n\r\nno",
        "302 Found\r\nLocation: /\u{1B}[2J\u{202E}\r\nContent-Length: 0\r\n\r\n",
        "302 Found\r\nLocation: \u{1B}[2J\u{7}://x/\r\nContent-Length: 0\r\n\r\n",
        "500 \u{1B}[2J\u{7}\r\nContent-Length: 0\r\n\r\n", "\u{1B}[2J\u{7}\r\n\r\n",
      ]
      for answer in answers {
        try await ScriptedServer.playing(.send("HTTP/1.1 \(answer)")) { server in
          try await person.runs("config", "set", "quote.url", server.url)
          try await person.runs("config", "set", "picture.url", server.url)
          for command in [["--trace", "quote"], ["--trace", "picture", "say", "hi"]] {
            let reply = try await person.runs(command)
            #expect(reply.status == 1 && reply.sentences.count == 1 && reply.isHarmless, "\(command) \(reply.error.debugDescription)")
          }
        }
      }
    }
  }

  @Test("no control character of a picture's URL reaches the terminal")
  func url() async throws {
    try await Person.atWork { person in
      for url in ["/\(Self.poison)", Self.poison, "http://\(Self.poison)/", "http://127.0.0.1:1/\(Self.poison)"] {
        let record = CannedResponse(headers: ["Content-Type": "application/json"], text: #"{"url": "\#(url)"}"#)
        try await LoopbackServer.serving(["/cat/says/hi": record]) { server in
          try await person.runs("config", "set", "picture.url", server.url)
          let reply = try await person.runs("--trace", "picture", "say", "hi")
          #expect(reply.status == 1 && reply.sentences.count == 1 && reply.isHarmless, "\(url) \(reply.error.debugDescription)")
        }
      }
    }
  }

  private static func expectHarmless(_ person: Person, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for command in [["quote"], ["quote", "--json"], ["quote", "--plain"], ["--trace", "quote"]] {
      let reply = try await person.runs(command)
      #expect(reply.status == 0 && reply.isHarmless, "\(command): \(reply.output.debugDescription)", sourceLocation: sourceLocation)
      if command.contains("--plain") { #expect(reply.fields.map(\.count) == [6], "\(reply)", sourceLocation: sourceLocation) }
      if command == ["quote"] { #expect(reply.lines.count == 2, "A quote has added a line.", sourceLocation: sourceLocation) }
    }
  }
}
