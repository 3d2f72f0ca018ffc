import CoreDoubles
import Growth
import Properties
import Testing

@Suite("Properties of every input")
struct PropertyTests {
  /// Inputs that a fuzzer found, and others that must never fail again, each with its property.
  private static let found: [(Property, String)] = [
    (.html, "<img alt=\"\u{1F}b s\">"), (.html, "<p>\u{7F}x"), (.html, "<pre>\u{7F}x\u{85}"), (.entities, "x\n\u{747}\n<b>y</b>"),
    (.html, "\r\u{1B}\u{15}"),
    (.sanitizer, "<a href=\"t#el:+1\">a</a>"),
  ]

  @Test("every property holds for samples, also with a few bytes changed", arguments: Property.allCases, 0..<3)
  func changed(property: Property, seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<(SlowPart.isRun ? 60 : 20) {
      let input = property.input(&generator)
      guard let failure = property.failure(for: input) else { continue }
      Issue.record("\(failure)\nfor: \(String(decoding: input, as: UTF8.self).debugDescription)")
      return
    }
  }

  @Test("stored text can be read back, however long it is", arguments: Property.kept.samples)
  func muchIsKept(text: String) {
    // Many ampersands, which take the most space in XML, and fewer bytes of every other text.
    let bytes = (text == "&" ? 1_000_000 : 20_000) / (SlowPart.isRun ? 1 : 10)
    #expect(Property.kept.failure(for: Array(String(repeating: text, count: bytes / max(text.utf8.count, 1)).utf8)) == nil)
  }

  @Test("every property holds for inputs that once failed", arguments: found)
  func findings(property: Property, input: String) {
    #expect(property.failure(for: Array(input.utf8)) == nil)
  }
}
