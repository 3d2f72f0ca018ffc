import Testing

@testable import FullScreen

@Suite("Keys and their names")
struct KeyTests {
  @Test(
    "help texts name each key as it is written on the keyboard, with its modifiers before it",
    arguments: [
      ("j", "j"), (.space, "Space"), (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"), (.home, "Home"), (.end, "End"),
      (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.enter, "Enter"), (.tab, "Tab"), (.escape, "Esc"), (.backspace, "Backspace"),
      (Key(.delete), "Del"), (.shiftTab, "S-Tab"), (.control("c"), "^C"), (Key(.character("x"), .alt), "M-x"),
      (Key(.up, [.shift, .alt]), "M-S-↑"), (Key(.pageUp, [.control, .shift]), "^S-PGUP"),
    ] as [(Key, String)])
  func name(key: Key, name: String) {
    #expect("\(key)" == name)
  }

  @Test("only a character without modifiers is text")
  func character() {
    #expect(Key("é").character == "é" && Key.space.character == " ")
    #expect(Key.control("c").character == nil && Key(.character("x"), .alt).character == nil && Key.enter.character == nil)
  }
}
