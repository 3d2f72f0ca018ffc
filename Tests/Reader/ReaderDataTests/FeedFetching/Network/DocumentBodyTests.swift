@testable import CoreData
import CoreDomain
import LoopbackServer
import Testing
import Transfer

@testable import FeedFetching

@Suite("Bodies of documents", .timeLimit(.minutes(10)))
struct DocumentBodyTests {
  private static let text = Array("0123456789".utf8)

  @Test("a body in memory is passed on at once")
  func whole() async throws {
    let body = DocumentBody.whole(Self.text)
    var chunks: [[UInt8]] = []
    try await body.forEachChunk { chunks.append($0) }
    #expect(chunks == [Self.text])
    #expect(try await body.bytes() == Self.text)
    #expect(await body.beginning(3) == Self.text)
  }

  private func arriving(_ response: CannedResponse, _ work: (DocumentBody) async throws -> Void) async throws {
    try await LoopbackServer.serving(["/": response]) { server in
      let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test")
      let url = try WebURL(server.url + "/")
      guard case .response(let response) = try await client.step(to: client.request(for: url, accept: "*/*"), from: url) else {
        Issue.record("no response")
        return
      }
      try await work(.arriving(response.body, from: url))
    }
  }

  @Test("a body from a server arrives in order and complete")
  func chunks() async throws {
    let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try await arriving(CannedResponse(body: long)) { body async throws in
      var chunks: [[UInt8]] = []
      try await body.forEachChunk { chunks.append($0) }
      #expect(chunks.count > 1)
      #expect(Array(chunks.joined()) == long)
    }
    try await arriving(CannedResponse(body: long)) { body async throws in #expect(try await body.bytes() == long) }
  }

  @Test("the beginning of a body ends soon after the requested length, or with the body")
  func beginning() async throws {
    let long = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    try await arriving(CannedResponse(body: long)) { body async throws in
      let beginning = await body.beginning(1000)
      #expect((1000..<long.count).contains(beginning.count))
      #expect(beginning == Array(long[..<beginning.count]))
    }
    try await arriving(CannedResponse(body: Self.text)) { body in #expect(await body.beginning(1000) == Self.text) }
    try await arriving(CannedResponse(body: Self.text)) { body in #expect(await body.beginning(0) == []) }
  }
}
