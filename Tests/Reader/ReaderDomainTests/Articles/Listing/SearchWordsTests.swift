import ReaderDomain
import Testing

@Suite("Words of a search")
struct SearchWordsTests {
  @Test(
    "a search text is split into words, and a blank text has none",
    arguments: [
      ("tea", ["tea"]), ("  hot \t green\u{3000}tea\n", ["hot", "green", "tea"]), ("日本 語", ["日本", "語"]), ("", []), (" ", []),
      (String(repeating: "x", count: 200), [String(repeating: "x", count: 200)]),
      (Array(repeating: "x", count: 20).joined(separator: " "), Array(repeating: "x", count: 20)),
    ])
  func words(text: String, words: [String]) throws {
    #expect(try SearchWords(text).all == words)
  }

  @Test(
    "all errors in a search text are reported at once",
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
    #expect(throws: ReaderError.article(.badSearch(problems))) { try SearchWords(text) }
  }
}
