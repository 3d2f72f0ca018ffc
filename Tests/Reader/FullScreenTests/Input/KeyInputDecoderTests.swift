import Testing

@testable import FullScreen

@Suite("Keys of a terminal")
struct KeyInputDecoderTests {
  /// Inputs and what they mean.
  static let cases: [(input: String, events: [InputEvent])] = [
    ("jK ", [.key("j"), .key("K"), .key(.space)]),
    ("é日👩‍🌾", [.key("é"), .key("日"), .key("👩"), .key("\u{200D}"), .key("🌾")]),
    ("\r\n\t\u{7F}\u{8}", [.key(.enter), .key(.enter), .key(.tab), .key(.backspace), .key(.backspace)]),
    ("\u{3}\u{1A}\u{C}", [.key(.control("c")), .key(.control("z")), .key(.control("l"))]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
    ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF", [.key(.up), .key(.down), .key(.home), .key(.end)]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end, .home, .end].map { .key($0) }),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.key(.pageUp), .key(.pageDown), .key(Key(.delete))]),
    ("\u{1B}[Z\u{1B}[1;2A\u{1B}[1;5C", [.key(.shiftTab), .key(Key(.up, .shift)), .key(Key(.right, .control))]),
    ("\u{1B}x", [.key(Key(.character("x"), .alt))]),
    ("\u{0}\u{1B}OAj", [.key(Key(.character(" "), .control)), .key(.up), .key("j")]),
    ("\u{800}\u{FFFF}\u{10FFFF}", [.key("\u{800}"), .key("\u{FFFF}"), .key("\u{10FFFF}")]),
    // An unknown sequence, and one that a key or another sequence breaks off.
    ("\u{1B}[@j\u{1B}[12\u{1B}[A", [.key("j"), .key(.up)]),
    ("\u{1B}[1\u{7F}j\u{1B}[1\rk", [.key(.backspace), .key("j"), .key(.enter), .key("k")]),
    ("\u{1B}[200~a\u{1B}[201~\u{1B}[200~b\u{1B}[201~", [.paste("a"), .paste("b")]),
    ("\u{1B}[27u\u{1B}[99;5u\u{1B}[106u", [.key(.escape), .key(.control("c")), .key("j")]),
    ("\u{1B}[97;2u\u{1B}[97:65;2u\u{1B}[9;2u\u{1B}[13u", [.key("A"), .key("A"), .key(.shiftTab), .key(.enter)]),
    // A parameter that is left out, the Enter of a number pad, the first code that is a character, and the first behind the private ones.
    ("\u{1B}[;5A\u{1B}OM\u{1B}[32u\u{1B}[31u\u{1B}[63744u", [.key(Key(.up, .control)), .key(.enter), .key(.space), .key("\u{F900}")]),
    // Caps Lock
    ("\u{1B}[57358u", []),
    ("\u{1B}[I\u{1B}[O", [.focused]),
    ("\u{1B}[200~RAC\r\u{1B}[A\u{1B}[201~j", [.paste("RAC\r\u{1B}[A"), .key("j")]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    (
      "\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[<2;1;1M\u{1B}[<64;300;2M\u{1B}[<65;300;400Mj",
      [
        .mouse(MouseEvent(.click, row: 4, column: 9)), .mouse(MouseEvent(.rightClick, row: 0, column: 0)),
        .mouse(MouseEvent(.wheelUp, row: 1, column: 299)), .mouse(MouseEvent(.wheelDown, row: 399, column: 299)), .key("j"),
      ]
    ),
    // The middle button, a click with Shift, one with Ctrl, a motion, a wheel to the side: none has a meaning.
    ("\u{1B}[<1;2;3M\u{1B}[<4;2;3M\u{1B}[<16;2;3M\u{1B}[<35;2;3M\u{1B}[<66;2;3Mj", [.key("j")]),
    // Places that no window has, and numbers that no computer has.
    ("\u{1B}[<;0;1;1M\u{1B}[<0;0;1M\u{1B}[<0;1;0M\u{1B}[<0;-1;1M\u{1B}[<0;1M\u{1B}[<M\u{1B}[<0;1;1;1M\u{1B}[<;;Mj", [.key("j")]),
    ("\u{1B}[<0;99999999999999999999;1M\u{1B}[<99999999999999999999;1;1Mj", [.key("j")]),
    (
      "\u{1B}[<0;9223372036854775807;9223372036854775807M",
      [.mouse(MouseEvent(.click, row: .max - 1, column: .max - 1))]
    ),
    // A sequence that is too long has no effect, and what is in it acts as no key.
    ("\u{1B}[<0;\(String(repeating: "0", count: 999))1;1Mj", [.key("j")]),
    (
      "\u{1B}[<0;1;\(String(repeating: "0", count: 58))1M\u{1B}[<0;1;\(String(repeating: "0", count: 58))11Mj",
      [.mouse(MouseEvent(.click, row: 0, column: 0)), .key("j")]
    ),
    // A click at a terminal that does not know SGR: three bytes that must not act as keys.
    ("\u{1B}[MCCCj\u{1B}[M !!k", [.key("j"), .key("k")]),
    // Answers of the terminal are no keys.
    ("\u{1B}[?62;4c\u{1B}[?2026;2$y\u{1B}[12;40R", []),
    ("\u{1B}]\\j\u{7}k\u{1B}]a\u{1B}x\\y\u{7}l", [.key("k"), .key("l")]),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{18}j\u{1B}P\u{1A}k", [.key("j"), .key("k")]),
    (
      "\u{1B}[6;20;10t\u{1B}[6;500;500tj",
      [.cellSize(CellSize(width: 10, height: 20)), .cellSize(CellSize(width: 500, height: 500)), .key("j")]
    ),
    // Other answers, and sizes that no font has.
    ("\u{1B}[6;501;10t\u{1B}[6;20;501t\u{1B}[6;0;10t\u{1B}[6;20;0t\u{1B}[6;;20;10t\u{1B}[4;20;10t\u{1B}[6;20tj", [.key("j")]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}P>|xterm(390)\u{1B}\\\u{1B}]0;x\u{7}j", [.background(isLight: false), .key("j")]),
  ]

  @Test("each sequence means its key", arguments: cases.indices)
  func meaning(number: Int) {
    var decoder = KeyInputDecoder()
    #expect(decoder.events(adding: Self.cases[number].input.utf8) == Self.cases[number].events)
    #expect(decoder.escapeTimeout == nil)
  }

  @Test("each sequence may be cut at every byte", arguments: cases.indices)
  func cuts(number: Int) {
    let bytes = Array(Self.cases[number].input.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyInputDecoder()
      let events = decoder.events(adding: bytes[..<cut]) + decoder.events(adding: bytes[cut...])
      #expect(events == Self.cases[number].events, "cut at \(cut)")
    }
    var decoder = KeyInputDecoder()
    #expect(bytes.flatMap { decoder.events(adding: [$0]) } == Self.cases[number].events)
  }

  @Test(
    "the answer to the question for the background says whether it is light",
    arguments: [
      ("11;rgb:ffff/ffff/ffff", true), ("11;rgb:0000/0000/0000", false), ("11;rgb:fd/f6/e3", true), ("11;rgb:00/2b/36", false),
      ("11;rgba:ffff/ffff/ffff/8000", true), ("11;rgb:0/f/0", true), ("11;rgb:0/0/f", false), ("11;rgb:0/b/0", true),
      ("11;rgb:00/a6/ff", true), ("11;rgb:00/a6/00", false), ("11;rgb::ffff/ffff/ffff", nil), ("11;rgb:ffff//ffff/ffff", nil),
      ("10;rgb:ffff/ffff/ffff", nil),
      ("11;rgb:ffff/ffff", nil), ("11;rgb:fffff/ffff/ffff", nil), ("11;rgb:zz/ff/ff", nil), ("11;?", nil), ("", nil),
      ("11;rgb:ffff/ffff/ffff" + String(repeating: "f", count: 99), nil),
    ] as [(String, Bool?)], ["\u{7}", "\u{1B}\\"])
  func background(answer: (text: String, isLight: Bool?), end: String) {
    let whole = "\u{1B}]\(answer.text)\(end)j"
    let expected: [InputEvent] = (answer.isLight.map { [.background(isLight: $0)] } ?? []) + [.key("j")]
    var (decoder, slow) = (KeyInputDecoder(), KeyInputDecoder())
    #expect(decoder.events(adding: whole.utf8) == expected)
    #expect(whole.utf8.flatMap { slow.events(adding: [$0]) } == expected)
  }

  @Test("an ESC alone is a key when its time is up, and the beginning of a sequence before")
  func escape() {
    var decoder = KeyInputDecoder()
    #expect(decoder.events(adding: [0x1B]).isEmpty && decoder.escapeTimeout != nil)
    #expect(decoder.decide() == [.key(.escape)] && decoder.escapeTimeout == nil && decoder.decide().isEmpty)
    #expect(decoder.events(adding: [0x1B, 0x1B]) == [.key(.escape)])
    #expect(decoder.decide() == [.key(.escape)])
  }

  /// What begins something whose end may be lost: strings in both forms of their introducers, keys, clicks, characters, pastes.
  static let beginnings: [[UInt8]] =
    "]P_^X[O".utf8.map { [0x1B, $0] } + [0x9D, 0x90, 0x9F, 0x9E, 0x98, 0x9B, 0x8F].flatMap { [[$0], [0xC2, $0]] }
    + ["\u{1B}", "\u{1B}[12;", "\u{1B}[M", "\u{1B}[M!", "\u{1B}[200~", "\u{1B}[200~text\u{1B}", "\u{1B}]11;rgb:\u{1B}"].map {
      Array($0.utf8)
    }
    + [[0xE6, 0x97], [0xF0]]

  @Test(
    "^C is heard at once, whatever was begun", arguments: beginnings,
    ["\u{3}", "\u{1B}[99;5u"])
  func interrupt(beginning: [UInt8], interrupt: String) {
    for rest in ["", "j", "1", "jj\u{1B}", "\u{7F}"] {
      var decoder = KeyInputDecoder()
      #expect(decoder.events(adding: beginning + rest.utf8 + interrupt.utf8).contains(.key(.control("c"))), "\(beginning) \(rest)")
    }
  }

  @Test("after the time in which the rest would have followed, keys are keys again, whatever was begun", arguments: beginnings)
  func patience(beginning: [UInt8]) {
    var decoder = KeyInputDecoder()
    _ = decoder.events(adding: beginning)
    _ = decoder.decide()
    #expect(decoder.escapeTimeout == nil && decoder.events(adding: "jQ".utf8) == [.key("j"), .key("Q")])
  }

  @Test("after any bytes, ^C is heard at once, and after the time limit every key", .timeLimit(.minutes(10)))
  func anyBytes() {
    let pieces = ["\u{1B}", "[", "]", "P", "200~", "201~", "M", "O", "<0;1;1", "\u{7}", "\\", "x", "1", "é", "\u{18}"].map {
      Array($0.utf8)
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        bytes +=
          Bool.random(using: &random) ? pieces.randomElement(using: &random) ?? [] : [UInt8.random(in: .min ... .max, using: &random)]
      }
      var (decoder, later) = (KeyInputDecoder(), KeyInputDecoder())
      #expect(decoder.events(adding: bytes + [3]).contains(.key(.control("c"))), "\(bytes)")
      _ = later.events(adding: bytes) + later.decide()
      #expect(later.events(adding: "j".utf8) == [.key("j")], "\(bytes)")
    }
  }

  @Test("a string without an end takes no more than any terminal answers", arguments: Array("]P_^X"))
  func longAnswer(introducer: Character) {
    var decoder = KeyInputDecoder()
    let text = String(repeating: "x", count: KeyInputDecoder.longestAnswer)
    #expect(decoder.events(adding: "\u{1B}\(introducer)\(text)j".utf8) == [.key("j")])
  }

  @Test("a paste that has lost its end is inserted, and what follows a ^C in a paste does not act as keys")
  func lostEnd() {
    var decoder = KeyInputDecoder()
    #expect(decoder.events(adding: "\u{1B}[200~te".utf8).isEmpty && decoder.decide() == [.paste("te")])
    #expect(decoder.events(adding: "\u{1B}[200~te\u{3}RAC\u{1B}[99;5uRAC\u{1B}[201~j".utf8) == [.key(.control("c")), .key("j")])
    #expect(decoder.events(adding: "\u{1B}[200~te\u{3}RAC".utf8) == [.key(.control("c"))] && decoder.decide().isEmpty)
  }

  @Test(
    "invalid UTF-8 becomes U+FFFD, and the keys behind it are kept",
    arguments: [
      ([0xFF, 0x6A], 1), ([0xC3, 0x6A], 1), ([0xE6, 0x97, 0x6A], 1), ([0xC0, 0xAF, 0x6A], 2), ([0xED, 0xA0, 0x80, 0x6A], 1),
      ([0x80, 0x6A], 1), ([0xF5, 0x80, 0x6A], 2), ([0xC3, 0xC0, 0x6A], 2),
    ] as [([UInt8], Int)])
  func damaged(bytes: [UInt8], replacements: Int) {
    var decoder = KeyInputDecoder()
    let events = decoder.events(adding: bytes)
    #expect(events.last == .key("j"))
    #expect(events.dropLast() == Array(repeating: .key("\u{FFFD}"), count: replacements)[...])
  }

  @Test("a paste without an end takes no memory without limit, and one that is too long is cut")
  func longPaste() {
    var decoder = KeyInputDecoder()
    let text = String(repeating: "x", count: KeyInputDecoder.longestPaste + 100)
    #expect(
      decoder.events(adding: "\u{1B}[200~\(text)\u{1B}[201~j".utf8)
        == [.paste(String(text.prefix(KeyInputDecoder.longestPaste))), .key("j")])
  }
}
