@testable import CoreTerminal
@testable import ReaderTerminal
import Growth
import Testing

@Suite("Cost of text output", .timeLimit(.minutes(60)))
struct TextCostTests {
  private static let tokens: [FloodToken] = [
    "x", " ", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}", "\u{1B}", "\u{1B}[", "\u{1B}[0m", "\u{1B}]0;",
    "\u{1B}P", "\u{1B}\\",
    "\u{9B}", "\u{9B}1", "\u{9D}", "\u{90}", "\u{1B}(", "\u{1B}]8;;x\u{7}", "[", ";", "1", "\u{301}", "e\u{301}", "e\u{301}\u{302}\u{303}",
    "\u{200D}", "\u{FE0F}",
    "👩\u{200D}", "👩\u{200D}👩\u{200D}👧", "🇩", "🇩🇪", "한", "ᄒ", "ᅡ", "ᆫ", "กำ", "क्ष", "\u{94D}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{E0041}",
    "\u{FEFF}",
    "\u{200B}", "日", "日「", "」", "(", ")", "a b ", "a\u{A0}", "\u{1F3F4}\u{E0067}\u{E007F}", "\"", "\\", "&", "<", "\u{600}", "\u{110BD}",
    "\u{1160}",
  ]

  private func check(_ tokens: [FloodToken] = tokens, sourceLocation: SourceLocation = #_sourceLocation, _ read: (String) -> Void) {
    let flood = Flood(places: ["§", "a §", "\u{1B}[§m", "\u{1B}]0;§", "e§", "a §\u{1B}\\ b"], tokens: tokens)
    let problems = flood.problems(upTo: FloodSize.largest) { read(String(decoding: $0, as: UTF8.self)) }
    for problem in problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }

  @Test("filtering takes linear time", arguments: TerminalEscapeFilter.Kind.allCases)
  func filter(kind: TerminalEscapeFilter.Kind) {
    check { _ = TerminalEscapeFilter.filtered($0, as: kind) }
  }

  @Test("wrapping, cutting and padding take linear time", arguments: [1, 2, 20, 1_000_000])
  func wrapping(columns: Int) {
    check { text in
      let line = StyledLine(text)
      _ = TextWrapping.wrapped(line, to: columns, first: "• ", rest: "  ")
      _ = TextTruncation.fitted(line, to: columns)
    }
  }

  @Test("programs and tables take linear time", arguments: [1, 20, 1_000_000])
  func blocks(columns: Int) {
    check { text in
      _ = CodeLines.lines(for: text, style: .plain, columns: columns)
      let cells = text.split(separator: "x", omittingEmptySubsequences: false).map { [StyledLine(String($0))] }
      _ = TableLines(headerRows: 1, rows: [cells], columns: columns).lines
      _ = TableLines(headerRows: 1, rows: cells.map { [$0, $0] }, columns: columns).lines
    }
  }

  @Test("splitting small chunks into lines takes linear time")
  func lines() {
    check { text in
      var splitter = LineSplitter()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        _ = splitter.lines(adding: Array(rest.prefix(7)))
        rest = rest.dropFirst(7)
      }
      _ = splitter.remainder()
    }
  }
}
