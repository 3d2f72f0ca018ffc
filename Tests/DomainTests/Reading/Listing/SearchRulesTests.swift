import Domain
import Testing

@Suite("What can be searched for")
struct SearchRulesTests {
  @Test(
    "a search looks for each word, and without words for all",
    arguments: [
      ("tea", ["tea"]), ("  hot \t green\u{3000}tea\n", ["hot", "green", "tea"]), ("日本 語", ["日本", "語"]), ("", []), (" ", []),
      (String(repeating: "x", count: 200), [String(repeating: "x", count: 200)]),
    ])
  func words(text: String, words: [String]) throws {
    #expect(try SearchRules.words(in: text) == words)
  }

  @Test(
    "what is wrong with a search is told at once",
    arguments: [
      (String(repeating: "x", count: 201), [.tooLong(characters: 201)]),
      (Array(repeating: "x", count: 21).joined(separator: " "), [.tooManyWords(count: 21)]),
      ("a\u{1B}b", [.unprintable]), ("\u{0}", [.unprintable]),
      (
        Array(repeating: "\u{7}longer", count: 30).joined(separator: " "),
        [.tooLong(characters: 239), .tooManyWords(count: 30), .unprintable]
      ),
    ] as [(String, [SearchError])])
  func problems(text: String, problems: [SearchError]) {
    #expect(throws: ReadingError.badSearch(problems)) { try SearchRules.words(in: text) }
  }
}
