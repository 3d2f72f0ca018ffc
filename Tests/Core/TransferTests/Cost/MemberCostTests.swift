import Deflate
import Growth
import Testing

@Suite("Cost of gzip members", .timeLimit(.minutes(60)))
struct MemberCostTests {
  @Test("many members have linear cost, empty or not", arguments: [[], [65], [UInt8](repeating: 65, count: 10_000)] as [[UInt8]])
  func members(content: [UInt8]) throws {
    let member = try #require(GzipCompression.compress(content))
    let problem = CostGrowth.problem(upTo: FloodSize.largest) { size in
      Array(repeatElement(member, count: size / member.count).joined())
    } work: { bytes in
      bytes.withUnsafeBytes { bytes in
        var count = 0
        #expect(throws: Never.self) {
          try GzipInflater(.gzip).decompress(bytes) { piece in
            count += piece.count
            return true
          }
        }
        #expect(count == bytes.count / member.count * content.count)
      }
    }
    #expect(problem == nil)
  }
}
