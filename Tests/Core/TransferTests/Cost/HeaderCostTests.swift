import Growth
import Testing

@testable import Transfer

@Suite("Cost of header lines", .timeLimit(.minutes(60)))
struct HeaderCostTests {
  @Test(
    "many lines and long lines of every kind have linear cost",
    arguments: [
      "HTTP/1.1 200 OK\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "A: b\r\n", "A№: b\r\n", " b\r\n", "\t", ":", "A:", "\r\n", "\r", " ",
      "HTTP/", "\u{0}", "é", "x",
    ] as [FloodToken])
  func lines(token: FloodToken) {
    let flood = Flood(places: ["HTTP/1.1 200 OK\r\nA: b\r\n§", "HTTP/1.1 200 OK\r\nA: §\r\n", "HTTP/1.1 §\r\n"], tokens: [token])
    let problems = flood.problems(upTo: FloodSize.largest) { bytes in
      var headers = ReceivedHeaders()
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let line = line + [UInt8(ascii: "\n")]
        line.withUnsafeBytes { _ = headers.take($0) }
      }
    }
    for problem in problems { Issue.record("\(problem)") }
  }
}
