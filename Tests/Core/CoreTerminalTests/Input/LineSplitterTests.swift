@testable import CoreTerminal
import Testing

@Suite("Line splitting")
struct LineSplitterTests {
  @Test("chunks of any size give the same lines", arguments: 1...12)
  func splitsChunks(ofLength length: Int) {
    let bytes = Array("one\r\n\n日本語\nlast".utf8)
    var splitter = LineSplitter()
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      lines += splitter.lines(adding: Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(lines == ["one", "", "日本語"])
    #expect(splitter.remainder() == "last")
    #expect(splitter.remainder() == nil)
  }

  @Test("a line longer than 64 KiB is truncated, and the next one is complete")
  func cutsLongLines() {
    var splitter = LineSplitter()
    var lines: [String] = []
    for _ in 0..<5 { lines += splitter.lines(adding: [UInt8](repeating: 0x61, count: 20_000)) }
    lines += splitter.lines(adding: Array("aaa\nnext\n".utf8))
    #expect(lines == [String(repeating: "a", count: 65_536), "next"])
    let cut = splitter.lines(adding: [UInt8](repeating: 0x61, count: 65_535) + Array("\raaa\n".utf8))
    #expect(cut.map(\.utf8.count) == [65_536])
  }
}
