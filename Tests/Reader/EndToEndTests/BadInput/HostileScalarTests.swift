import Foundation
import LoopbackServer
import Testing

/// Whole ranges of control, bidirectional and invisible characters, in all text that the program prints.
@Suite("Hostile characters", .timeLimit(.minutes(10)))
struct HostileScalarTests {
  /// Controls, format characters, fillers, private use, variation selectors, tags, noncharacters.
  private static let ranges: [ClosedRange<UInt32>] =
    [
      0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x600...0x605, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xE000...0xE07F, 0xF8C0...0xF8FF, 0xFDD0...0xFDEF,
      0xFE00...0xFE0F,
      0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xF0000...0xF003F,
    ] + tags + (1...16).map { ($0 << 16 | 0xFFFE)...($0 << 16 | 0xFFFF) }

  /// The tags, and of the variation selectors and what Unicode reserves for more of them the first and the last. The tests of the filter have all scalars.
  private static let tags: [ClosedRange<UInt32>] = [0xE0000...0xE007F, 0xE0100...0xE0107, 0xE01E8...0xE01F7, 0xE0FF8...0xE0FFF]

  private static let scalars = ranges.joined().compactMap(Unicode.Scalar.init)

  /// Invalid UTF-8: surrogates, overlong and truncated sequences, and bytes that are C1 controls in other encodings.
  private static let badBytes: [[UInt8]] =
    [
      [0xED, 0xA0, 0x80], [0xED, 0xAF, 0xBF, 0xED, 0xBF, 0xBF], [0xC0, 0x80], [0xC0, 0x9B], [0xC1, 0xBF], [0xE0, 0x80, 0x9B],
      [0xF0, 0x80, 0x80, 0x9B],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC2], [0xE2, 0x80], [0xF3, 0xA0, 0x81],
    ] + (0x80...0xFF).map { [$0] }

  /// Texts of at most 60 scalars each, so that no title is truncated.
  private static var pieces: [String] {
    stride(from: 0, to: scalars.count, by: 60).map { start in
      scalars[start..<min(start + 60, scalars.count)].map { "x\($0)" }.joined()
    }
  }

  private static func references(_ text: String, hexadecimal: Bool) -> String {
    text.unicodeScalars.map { hexadecimal ? "&#x\(String($0.value, radix: 16));" : "&#\($0.value);" }.joined()
  }

  private static func item(_ text: String, _ number: Int) -> String {
    """
    <item><title>\(text)</title><link>http://example.org/\(number)/\(text)</link><guid>\(number) \(text)</guid><author>\(text)</author>
    <category>\(text)</category><description>\(text)</description><enclosure url="http://example.org/\(text)" type="\(text)" length="1"/></item>
    """
  }

  private static func rss(_ texts: [String]) -> String {
    "<rss><channel><title>\(texts[0])\(texts[1])</title><link>http://example.org/\(texts[0])</link><language>\(texts[1])</language>"
      + texts.enumerated().map { item($1, $0) }.joined() + "</channel></rss>"
  }

  private static func jsonEscaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static let forms: [(name: String, bytes: [UInt8])] = {
    let bad = badBytes.flatMap { [UInt8(ascii: "x")] + $0 }
    let items = pieces.map { piece in
      let escaped = jsonEscaped(piece)
      return #"{"id": "\#(escaped)", "title": "\#(escaped)", "authors": [{"name": "\#(escaped)"}], "content_text": "\#(escaped)"}"#
    }
    let json = #"{"version": "https://jsonfeed.org/version/1.1", "title": "t", "items": [\#(items.joined(separator: ","))]}"#
    var badFeed = Array("<rss><channel><title>".utf8) + bad
    badFeed += Array("</title><item><title>".utf8) + bad
    badFeed += Array("</title></item></channel></rss>".utf8)
    return [
      ("raw", Array(rss(pieces).utf8)),
      ("decimal", Array(rss(pieces.map { references($0, hexadecimal: false) }).utf8)),
      ("hexadecimal", Array(rss(pieces.map { references($0, hexadecimal: true) }).utf8)),
      ("escaped twice", Array(rss(pieces.map { references($0, hexadecimal: true).replacing("&", with: "&amp;") }).utf8)),
      ("json", Array(json.utf8)),
      ("bad bytes", badFeed),
    ]
  }()

  @Test("hostile characters in a feed are not printed", arguments: ["raw", "decimal", "hexadecimal", "escaped twice", "json", "bad bytes"])
  func feeds(form: String) async throws {
    let body = try #require(Self.forms.first { $0.name == form }).bytes
    try await Person.atWork { person in
      try await LoopbackServer.serving(["/feed": CannedResponse(body: body)]) { server in
        let added = try await person.types("add", "\(server.url)/feed")
        #expect(added.isHarmless && added.status == 0, "\(Self.harm(in: added))")
        let ids = try await person.ids()
        try #require(!ids.isEmpty)
        let commands =
          [
            ["list"], ["list", "--json"], ["list", "--plain"], ["feeds"], ["feeds", "--json"], ["feeds", "--plain"], ["export"],
            ["--trace", "list"],
            ["parse", "\(server.url)/feed"], ["parse", "--plain", "\(server.url)/feed"], ["check", "\(server.url)/feed"],
            ["check", "--json", "\(server.url)/feed"], ["refresh", "--force"],
          ] + ids.prefix(3).flatMap { [["read", $0], ["read", "--json", $0], ["--trace", "read", $0]] }
        for command in commands {
          let reply = try await person.types(command)
          #expect(reply.isHarmless, "\(command): \(Self.harm(in: reply))")
        }
      }
    }
  }

  @Test("hostile characters in URLs, file names and invalid documents are not printed")
  func errors() async throws {
    try await Person.atWork { person in
      // Every string passes the same filter, so each character need not meet each command: every fourth does, all in turn.
      for (number, piece) in Self.pieces.enumerated() {
        // An argument ends at a zero byte.
        let text = piece.replacing("\0", with: "")
        let commands = [
          ["add", "http://127.0.0.1:1/\(text)"], ["check", "http://\(text)/"], ["check", text], ["parse", text], ["star", text],
          ["list", "--feed", text],
          ["remove", text], ["search", text],
        ]
        for (index, command) in commands.enumerated() where (index + number) % 4 == 0 {
          let reply = try await person.types(command)
          #expect(reply.isHarmless, "\(command): \(Self.harm(in: reply))")
        }
        let documents = ["<\(text)>", "<rss><channel></\(text)>", "<rss><channel>&\(text);", "<x\(text) a='\(text)", "{\(text)", "\(text)"]
        for (index, document) in documents.enumerated() where (index + number) % 3 == 0 {
          let file = try person.writes(document, to: "document")
          let replies = try await [person.types("check", file), person.types("parse", file), person.types("import", file)]
          for reply in replies { #expect(reply.isHarmless, "\(document.debugDescription): \(Self.harm(in: reply))") }
        }
      }
    }
  }

  @Test("hostile characters in a server's status line and headers are not printed")
  func answers() async throws {
    var texts = ["x\u{202E}x\u{2066}x\u{200B}x\u{E0041}x\u{FEFF}"]
    for start: UInt8 in [0x01, 0x21, 0x41, 0x61, 0x81] {
      // A line break would end the header line.
      let bytes = (start..<min(start + 32, 0xA0)).filter { $0 != 0x0A && $0 != 0x0D }
      texts.append(bytes.map { "x\(Unicode.Scalar($0))" }.joined())
    }
    try await Person.atWork { person in
      for text in texts {
        for answer in [
          "404 \(text)\r\nContent-Length: 0\r\n\r\n", "200 OK\r\nContent-Type: \(text)\r\nContent-Length: 2\r\n\r\nno",
          "301 x\r\nLocation: http://127.0.0.1:1/\(text)\r\nContent-Length: 0\r\n\r\n",
          "200 OK\r\nContent-Encoding: \(text)\r\nContent-Length: 2\r\n\r\nno",
          "503 x\r\nRetry-After: \(text)\r\nContent-Length: 0\r\n\r\n",
        ] {
          try await ScriptedServer.playing(.send("HTTP/1.1 \(answer)")) { server in
            let reply = try await person.types("check", server.url)
            #expect(reply.isHarmless, "\(answer.debugDescription): \(Self.harm(in: reply))")
          }
        }
      }
    }
  }

  /// The hostile characters in the reply.
  private static func harm(in reply: Reply) -> String {
    let found = Set((reply.output + reply.error).unicodeScalars.filter { !$0.isHarmless })
    return found.sorted().map { "U+" + String($0.value, radix: 16) }.joined(separator: " ")
  }
}
