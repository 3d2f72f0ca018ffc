@testable import CoreScenes
import Testing

@Suite("Misspelled words")
struct SpellingSuggestionTests {
  @Test(
    "the nearest name is found, if it differs by one letter in three at most",
    arguments: [
      ("titel", "title"), ("titl", "title"), ("ti", "title"), ("t", nil), ("TITLE", "title"), ("author", "author"), ("auhtor", "author"),
      ("atuhro", "author"), ("athoru", "author"), ("xxthor", "author"), ("xxxhor", nil), ("b", nil), ("bo", "body"), ("bdoy", "body"),
      ("dob", nil), ("dy", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(word: String, name: String?) {
    #expect(SpellingSuggestion.of(word, among: ["title", "author", "body"]) == name)
  }

  @Test("of several the nearest counts, and of equally near ones the first")
  func several() {
    #expect(SpellingSuggestion.of("feeds", among: ["seeds", "feed", "feeds2"]) == "feeds2")
    #expect(SpellingSuggestion.of("beeds", among: ["seeds", "needs"]) == "seeds" && SpellingSuggestion.of("x", among: []) == nil)
  }
}
