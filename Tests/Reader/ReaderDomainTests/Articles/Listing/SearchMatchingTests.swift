import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Words in texts")
struct SearchMatchingTests {
  @Test(
    "a word is found in any case, also beyond ASCII and at both ends of the alphabet; signs beside the letters have no case",
    arguments: [
      ("äpfel", "ÄPFEL", true), ("ü", "Ü", true), ("ÄPFEL", "Alle äpfel", true), ("zoo", "ZOO", true), ("az", "AZ", true),
      ("", "text", true), ("tea", "green tea", true), ("κόσμος", "ΚΌΣΜΟΣ", true), ("ΚΌΣΜΟΣ", "Ο κόσμος", true), ("σας", "ΣΑΣ", true),
      ("κόσμοσ", "κόσμος", true), ("ς", "Σ", true), ("@", "`", false), ("`", "@", false), ("[", "{", false), ("{", "[", false),
      ("tea", "te", false), ("tea", "te a", false),
    ])
  func found(word: String, text: String, isFound: Bool) {
    #expect(SearchMatching([word]).matches([text]) == isFound)
  }

  @Test(
    "a word is found at every place of a text, whatever stands around it, and nowhere else",
    arguments: ["a", "z", "ab", "zoo", "aba", "öl", "a1-", "abcdefghij"])
  func places(word: String) {
    for filling in ["", "x", "a", "ab", "A", "ö", "!", "\u{1}", "B\u{0}"] {
      for before in 0...20 {
        let (start, end) = (String(repeating: filling, count: before), String(repeating: filling, count: 20 - before))
        for found in [word, word.uppercased()] { #expect(SearchMatching([word]).matches(["\(start)\(found)\(end)"])) }
        // Almost the word.
        for other in [String(word.dropLast()), "\(word.dropLast())~", "~\(word.dropFirst())"] {
          let text = start + other + end
          #expect(SearchMatching([word]).matches([text]) == text.lowercased().contains(word), "\(text)")
        }
      }
    }
  }

  @Test("a search looks into titles, and into bodies only when the query says so")
  func bodies() {
    let entry = ArticleWithStatus.sample(.sample(title: "Green tea"))
    func matches(_ word: String, searchesBodies: Bool) -> Bool {
      var query = ArticleQuery(words: [word])
      query.searchesBodies = searchesBodies
      return QueryMatcher(query).matches(entry) { QueryBody("from China", links: 0) }
    }
    #expect(matches("tea", searchesBodies: false) && matches("tea", searchesBodies: true))
    #expect(!matches("china", searchesBodies: false) && matches("china", searchesBodies: true))
  }
}
