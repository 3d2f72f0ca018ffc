import ReaderDomain
import Testing

@Suite("Texts whose case is folded")
struct StringCaseFoldingTests {
  @Test(
    "a folded text is in lower case, and has one small sigma",
    arguments: [
      ("Tea", "tea"), ("ÄÖ", "äö"), ("", ""), ("ΚΌΣΜΟΣ", "κόσμοσ"), ("Κόσμος", "κόσμοσ"), ("σας ς", "σασ σ"), ("日本", "日本"),
    ])
  func folded(text: String, folded: String) {
    #expect(text.caseFolded == folded && folded.caseFolded == folded)
  }

  @Test("texts that differ in case alone fold to the same", arguments: ["Ο Κόσμος Σας", "Straße", "Ärger", "Музей", "tea"])
  func cases(text: String) {
    #expect(text.lowercased().caseFolded == text.caseFolded)
    #expect(text == "Straße" || text.uppercased().caseFolded == text.caseFolded, "The capitals of ß are SS.")
  }
}
