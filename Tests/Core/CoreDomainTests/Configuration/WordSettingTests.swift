import CoreDomain
import CoreDoubles
import Testing

@Suite("Settings for words and texts")
struct WordSettingTests {
  @Test("a setting with a choice takes one of its words", arguments: [("yes", "yes"), (" no\n", "no")])
  func choice(text: String, word: String) throws {
    #expect(try SettingKey.sampleChoice.value(text) == .text(word))
  }

  @Test("any other word is refused with those that are possible", arguments: ["", "YES", "maybe", "yes no"])
  func refused(text: String) {
    #expect(throws: SettingError.notAChoice(["yes", "no"])) { try SettingKey.sampleChoice.value(text) }
  }

  @Test(
    "a text is taken without white space around it", arguments: [("mpv --no-video", "mpv --no-video"), ("  ~/x \n", "~/x"), ("é", "é")])
  func text(typed: String, value: String) throws {
    #expect(try SettingKey.sampleText.value(typed) == .text(value))
  }

  @Test("an empty text and one with control characters are refused", arguments: ["", "  ", "a\nb", "a\u{1B}[2J", "a\u{0}"])
  func refusedText(text: String) {
    #expect(throws: SettingError.notAText) { try SettingKey.sampleText.value(text) }
  }

  @Test("a configuration has the word that was chosen, or the default")
  func configuration() {
    #expect(Configuration().text(.sampleChoice) == "yes" && Configuration().text(.sampleText) == nil)
    #expect(Configuration([.sampleChoice: .text("no"), .sampleText: .text("x")]).text(.sampleChoice) == "no")
    #expect(Configuration([.sampleText: .text("x")]).text(.sampleText) == "x" && Configuration().text(.sampleLimit) == nil)
  }
}
