import Testing

@testable import FullScreen

@Suite("Names of keys in a file")
struct KeyNameTests {
  @Test(
    "a key is named as help texts name it, in either case, or with a word for an arrow",
    arguments: [
      ("Space", .space), ("space", .space), ("Up", .up), ("DOWN", .down), ("left", .left), ("Right", .right), ("↑", .up), ("↓", .down),
      ("←", .left), ("→", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown), ("PageUp", .pageUp),
      ("pagedown", .pageDown), ("Enter", .enter), ("Tab", .tab), ("Esc", .escape), ("Backspace", .backspace), ("Del", Key(.delete)),
      ("x", "x"), ("X", "X"), ("日", "日"), ("-", "-"), ("^", "^"), ("^c", .control("c")), ("^C", .control("c")),
      ("M-x", Key(.character("x"), .alt)), ("M-X", Key(.character("X"), .alt)), ("S-Tab", .shiftTab), ("M-S-Up", Key(.up, [.alt, .shift])),
      ("^M-x", Key(.character("x"), [.control, .alt])), ("S-^PgDn", Key(.pageDown, [.shift, .control])),
      ("^Space", Key(.character(" "), .control)),
    ] as [(String, Key)])
  func key(name: String, key: Key) {
    #expect(KeyName.key(of: name) == key)
  }

  @Test("every key can be named as help texts name it")
  func description() {
    for key in [
      .space, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .shiftTab, .escape, .backspace, Key(.delete),
      .control("c"), Key(.character("x"), .alt), "x",
    ] as [Key] {
      #expect(KeyName.key(of: "\(key)") == key)
    }
  }

  @Test("what names no key is refused", arguments: ["", " ", "ab", "Entr", "S-x", "M-", "S-", "^ab", "\n", "M-Entr"])
  func unknown(name: String) {
    #expect(KeyName.key(of: name) == nil)
  }

  @Test("a name of more than 64 bytes is refused")
  func long() {
    #expect(KeyName.key(of: String(repeating: "^", count: 63) + "c") == .control("c"))
    #expect(KeyName.key(of: String(repeating: "^", count: 64) + "c") == nil)
  }
}
