import CoreScenes
import Testing

@Suite("Texts that name the program")
struct MessageTextTests {
  @Test(
    "a text names the program that shows it, and its commands",
    arguments: [
      ("Nothing is due.", "Nothing is due."), ("", ""),
      ("\(run: "feeds set FEED title=\(7)") names it.", "'demo feeds set FEED title=7' names it."),
      ("Another \(.program)\(" (process 7)") is here.", "Another demo (process 7) is here."),
      ("\(.programTitle) keeps \(2) of \("b"[...])\(Character("c")).", "Demo keeps 2 of bc."),
      ("It failed: \("No, \(run: "undo")" as MessageText)", "It failed: No, 'demo undo'"),
      (["\(.program) add", "b", ""].joined(separator: "; "), "demo add; b; "), ([].joined(separator: "; "), ""),
    ] as [(MessageText, String)])
  func texts(text: MessageText, shown: String) {
    #expect(text.text(for: "demo") == shown)
  }

  @Test(
    "behind a colon, a sentence begins with a small letter",
    arguments: [
      ("The disk is full.", "the disk is full."), ("Another \(.program) is here.", "another demo is here."),
      ("HOME is not set.", "HOME is not set."),
      ("'Fog' has no file.", "'Fog' has no file."), ("\(.programTitle) waits.", "Demo waits."),
      ("Étude 1 is missing.", "étude 1 is missing."),
      ("", ""),
    ] as [(MessageText, String)])
  func afterColon(text: MessageText, shown: String) {
    #expect(text.afterColon.text(for: "demo") == shown)
  }

  @Test("equal texts are equal values, however they were written")
  func equality() {
    let (words, name) = ("To undo", MessageText.program)
    let texts: [MessageText] = [
      "To undo: \(run: "undo").", "\(words): '\(name) \("undo")'.", ["To undo: '", "\(name)", " undo'."].joined(separator: ""),
    ]
    #expect(Set(texts).count == 1)
    #expect(MessageText("strata") != .program)
  }
}
