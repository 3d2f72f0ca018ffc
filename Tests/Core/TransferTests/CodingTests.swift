import Deflate
import LoopbackServer
import Testing

@testable import Transfer

@Suite("Content codings", .enabled(if: CurlVersion.installedCanStopDecoding, "this libcurl decodes all bodies"))
struct CodingTests {
  private static let text = Array("<rss>é</rss>".utf8)
  private static let gzip = GzipCompression.compress(text) ?? []
  private static let zlib = ZlibFormat.compress(text) ?? []
  private static let raw = Array(zlib.dropFirst(2).dropLast(4))
  private static let nothing = GzipCompression.compress([]) ?? []

  /// A member with all optional fields: an extra field, a name, a comment and a checksum of the header (RFC 1952 section 2.3).
  private static let fields: [UInt8] = {
    let header: [UInt8] = [0x1F, 0x8B, 8, 0x1E, 0, 0, 0, 0, 0, 3, 2, 0, 0x1F, 0x8B] + Array("feed.xml\0a comment\0".utf8)
    let sum = CRC32.checksum(of: header)
    return header + [UInt8(truncatingIfNeeded: sum), UInt8(truncatingIfNeeded: sum >> 8)] + gzip.dropFirst(10)
  }()

  /// Whether a body comes in one piece, or byte by byte.
  enum Pace: CaseIterable {
    case whole
    case bytes
  }

  /// A name for a failure, the field, the body, and how often the text is decoded.
  static let shown: [(String, String, [UInt8], Int)] = [
    ("no bytes", "gzip", [], 0), ("one member", "gzip", gzip, 1), ("two members", "gzip", gzip + gzip, 2),
    ("an empty member between two", "gzip", gzip + nothing + gzip, 2), ("empty members alone", "gzip", nothing + nothing, 0),
    ("all optional fields", "gzip", fields + fields, 2), ("zeros behind", "gzip", gzip + [0, 0, 0, 0, 0], 1),
    ("one byte behind", "gzip", gzip + [0x0A], 1), ("the first byte of a member behind", "gzip", gzip + [0x1F], 1),
    ("a page behind", "gzip", gzip + gzip + Array("<!-- cached -->".utf8), 2), ("zlib's format behind", "gzip", gzip + zlib, 1),
    ("no checksum", "gzip", gzip + gzip.dropLast(8), 2), ("the old name", "x-gzip", gzip + gzip, 2), ("capitals", "GZIP", gzip, 1),
    ("another word", "gzip, utf-8", gzip, 1), ("zlib's format", "gzip", zlib, 1), ("deflate", "deflate", zlib, 1),
    ("no header", "deflate", raw, 1), ("bytes behind", "deflate", zlib + zlib, 1),
    ("bytes behind, no header", "deflate", raw + [0, 0, 0, 0, 0], 1),
    ("gzip's format", "deflate", gzip, 1), ("two codings", "gzip, gzip", GzipCompression.compress(gzip) ?? [], 1),
    ("two other codings", "deflate, x-gzip", GzipCompression.compress(zlib) ?? [], 1),
  ]

  @Test("what browsers decode is decoded", arguments: shown.indices, Pace.allCases)
  func decoded(index: Int, pace: Pace) async throws {
    let (name, field, body, count) = Self.shown[index]
    try await Self.serving(body, as: field, at: pace) { url async throws in
      #expect(try await fetch(url).body == Array(repeatElement(Self.text, count: count).joined()), "\(name)")
      #expect(try await TransferLoop().streamedResponse(to: .to(url)).body.whole().count == count * Self.text.count, "\(name)")
    }
  }

  @Test("compressed data that ends early is decoded up to there", arguments: Pace.allCases)
  func endsEarly(pace: Pace) async throws {
    let text = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }
    let whole = try #require(GzipCompression.compress(text))
    try await Self.serving(Self.gzip + whole.prefix(whole.count / 2), as: "gzip", at: pace) { url async throws in
      let body = try await fetch(url).body
      #expect((Self.text + text).starts(with: body) && body.count > Self.text.count)
    }
  }

  @Test(
    "damage is an error",
    arguments: [
      ("gzip", Array("no gzip!".utf8)), ("gzip", raw), ("gzip", gzip.dropLast(8) + [0, 0, 0, 0, 13, 0, 0, 0]),
      ("gzip", gzip + gzip.dropLast(4) + [0, 0, 0, 0]), ("gzip", gzip + [0x1F, 0x8B, 0, 0]), ("deflate", Array("no zlib!".utf8)),
      ("deflate", zlib.dropLast(4) + [0, 0, 0, 0]),
    ] as [(String, [UInt8])], Pace.allCases)
  func damaged(sample: (field: String, body: [UInt8]), pace: Pace) async throws {
    try await Self.serving(sample.body, as: sample.field, at: pace) { url async throws in
      let error = await #expect(throws: TransferError.self) { try await fetch(url) }
      guard case .invalidResponse = error else { return #expect(Bool(false), "unexpected error: \(String(describing: error))") }
    }
  }

  @Test("a body that cannot be decoded ends, also while the server keeps the connection")
  func held() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"
    let bomb = GzipCompression.compress([UInt8](repeating: 65, count: 2_000_000)) ?? []
    for (body, expected) in [(Array("no gzip!".utf8), nil), (bomb, TransferError.bodyTooLarge(limit: 1_000_000))] {
      try await ScriptedServer.playing(.send(head), .sendBytes(body), .hold) { server in
        let error = await #expect(throws: TransferError.self) {
          try await fetch(server.url, limits: TransferLimits(maximumBodyBytes: 1_000_000))
        }
        if let expected { return #expect(error == expected) }
        guard case .invalidResponse = error else { return #expect(Bool(false), "unexpected error: \(String(describing: error))") }
      }
    }
  }

  @Test("bytes that the server announced and did not send are missed", arguments: [gzip, gzip + gzip, gzip + [0, 0]])
  func cutOff(body: [UInt8]) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count + 1)\r\n\r\n"
    try await ScriptedServer.playing(.send(head), .sendBytes(body)) { server in
      let error = await #expect(throws: TransferError.self) { try await fetch(server.url) }
      guard case .invalidResponse = error else { return #expect(Bool(false), "unexpected error: \(String(describing: error))") }
    }
  }

  @Test("many small members together stay below the limit")
  func bomb() async throws {
    let member = GzipCompression.compress([UInt8](repeating: 65, count: 10_000)) ?? []
    let body = Array(repeatElement(member, count: 101).joined())
    try await Self.serving(body, as: "gzip", at: .whole) { url async throws in
      await #expect(throws: TransferError.bodyTooLarge(limit: 1_000_000)) {
        try await fetch(url, limits: TransferLimits(maximumBodyBytes: 1_000_000))
      }
      #expect(try await fetch(url, limits: TransferLimits(maximumBodyBytes: 1_010_000)).body.count == 1_010_000)
    }
  }

  @Test("an endless body behind the compressed data is stopped at the limit")
  func endless() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"
    try await ScriptedServer.playing(.send(head), .sendBytes(Self.gzip), .sendForever("0123456789")) { server in
      await #expect(throws: TransferError.bodyTooLarge(limit: 100_000)) {
        try await fetch(server.url, limits: TransferLimits(maximumBodyBytes: 100_000))
      }
    }
  }

  private static func serving(_ body: [UInt8], as field: String, at pace: Pace, do test: (String) async throws -> Void) async throws {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: \(field)\r\n"
    let message =
      switch pace {
      case .whole: Array("\(head)Content-Length: \(body.count)\r\n\r\n".utf8) + body
      case .bytes:
        Array("\(head)Transfer-Encoding: chunked\r\n\r\n".utf8) + body.flatMap { Array("1\r\n".utf8) + [$0] + Array("\r\n".utf8) }
          + Array("0\r\n\r\n".utf8)
      }
    try await ScriptedServer.playing(.sendBytes(message)) { try await test($0.url) }
  }
}
