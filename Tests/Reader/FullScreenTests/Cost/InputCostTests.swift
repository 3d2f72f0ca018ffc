import Growth
import Testing

@testable import FullScreen

@Suite("Cost of input", .timeLimit(.minutes(60)))
struct InputCostTests {
  private static let tokens: [FloodToken] = [
    "x", " ", "\r", "\n", "\u{0}", "\u{3}", "\u{7F}", "\u{1B}", "\u{1B}[", "\u{1B}[A", "\u{1B}[1;5A", "\u{1B}[200~", "\u{1B}[201~",
    "\u{1B}[201",
    "\u{1B}]", "\u{1B}]0;", "\u{1B}\\", "\u{1B}P", "\u{1B}O", "\u{1B}[?1u", "\u{1B}[97;3u", "\u{1B}[<", "\u{1B}[<0;1;1M", "\u{1B}[M", "M",
    ";", "1", "~", "[", "é", "日", "👩‍👩‍👧", "\u{301}",
  ]

  @Test("decoding takes linear time, also inside a paste and when the bytes arrive one by one", arguments: [1, 4096])
  func decoding(chunk: Int) {
    let flood = Flood(places: ["§", "\u{1B}[200~§", "\u{1B}[200~§\u{1B}[201~", "\u{1B}[§", "\u{1B}]§", "a§"], tokens: Self.tokens)
    let problems = flood.problems(upTo: FloodSize.largest) { text in
      var decoder = KeyInputDecoder()
      var rest = Array(text)[...]
      while !rest.isEmpty {
        _ = decoder.events(adding: rest.prefix(chunk))
        rest = rest.dropFirst(chunk)
      }
    }
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test("a file of keys takes linear time")
  func keysFile() {
    let tokens: [FloodToken] = [
      "\n", " ", "#", "=", "x", "list x = undo\n", "all ^x = undoo\n", "keys = emacs\n", "\u{301}", "日", "^", "M-",
    ]
    let flood = Flood(places: ["§", "list § = undo", "list x = §", "§ x = undo"], tokens: tokens)
    for problem in flood.problems(upTo: FloodSize.largest, read: { _ = KeysFile($0, commands: []) }) { Issue.record("\(problem)") }
  }
}
