import CoreDomain
import Testing

@Suite("TextLimits")
struct TextLimitsTests {
  @Test(
    "a text is cut between characters, and only when it is too long",
    arguments: [
      ("", 5, ""), ("abcde", 5, "abcde"), ("abcdef", 5, "a…"), ("ééé", 6, "ééé"), ("éééé", 7, "é…"), ("a👩‍👩‍👧bcdefghij", 14, "a…"),
      ("日本語日本語", 12, "日本…"),
    ])
  func cut(text: String, maximum: Int, expected: String) {
    #expect(text.limited(toBytes: maximum) == expected)
  }

  @Test("a single character of a megabyte is cut, too")
  func longCharacter() {
    let text = "e" + String(repeating: "\u{301}", count: 500_000)
    #expect(text.count == 1)
    #expect((1...100).contains(text.limited(toBytes: 100).utf8.count))
  }

  @Test("a text without a limit of its own is cut at the common limit")
  func common() {
    #expect(String(repeating: "&", count: 1_000_000).limited().utf8.count <= TextLimits.maximumBytes)
    #expect("short".limited() == "short")
  }
}
