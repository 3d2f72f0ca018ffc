import CoreDoubles
import CoreScenes
import Testing

@Suite("Messages")
struct MessageTests {
  /// A sentence with a text that is repeated this many times, and the same sentence as it is shown.
  private static let sentences: [(text: String, count: Int, shown: Int)] = [
    ("a b ", 3, 3), ("x", 900, 900), ("ä", 9_000_000, 999), ("a ", 9_000_000, 4_000), ("ä ä ", 9_000_000, 1_333),
  ]

  @Test("a message quotes no more than a part of what is too long, and keeps its other words", arguments: sentences)
  func limits(text: String, count: Int, shown: Int) {
    let given = "'\(String(repeating: text, count: count))' is wrong."
    let message = Message(.failure, MessageText(given), hint: MessageText(given))
    #expect(message.hint == message.sentence && message.sentence.text.hasPrefix("'\(String(repeating: text, count: shown))"))
    #expect(message.sentence.text.utf8.count < 8_010 && (count == shown) == (message.sentence.text == given))
    if !text.contains(" ") { #expect(message.sentence.text.hasSuffix(" is wrong.")) }
  }
}
