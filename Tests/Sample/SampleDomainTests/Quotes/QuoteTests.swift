import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("Quote")
struct QuoteTests {
  @Test(
    "a quote's text is one line without white space at its ends",
    arguments: [
      ("No wind is also weather.", "No wind is also weather."), ("  a  ", "a"), ("a\nb", "a b"), ("a \r\n\t b", "a b"),
      ("\u{A0}日本\u{3000}語\u{2028}", "日本 語"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
  func sentence(given: String, text: String) throws {
    let quote = try #require(Quote(id: " 1 ", text: given, author: nil, seen: .sample(plusMinutes: 5)))
    #expect(quote.text == text)
    #expect(quote.id == " 1 ")
    #expect(quote.seen == .sample(plusMinutes: 5))
  }

  @Test("without text, there is no quote", arguments: ["", " ", "\n\t\r\n", "\u{A0}\u{2003}\u{3000}"])
  func blank(text: String) {
    #expect(Quote(id: "1", text: text, author: "A puddle", seen: .sample()) == nil)
  }

  @Test(
    "a blank author is nil, and any other author is one line",
    arguments: [
      (nil, nil), ("", nil), (" \n\t ", nil), ("\u{3000}", nil), ("A puddle", "A puddle"), (" A\n wide  puddle ", "A wide puddle"),
    ])
  func author(given: String?, author: String?) {
    #expect(Quote.sample(author: given).author == author)
  }

  @Test("an overlong text or author is cut")
  func limits() throws {
    let long = String(repeating: "&", count: 1_000_000)
    let quote = try #require(Quote(id: "1", text: long, author: long, seen: .sample()))
    #expect(quote.text.utf8.count <= Quote.mostBytes)
    #expect(try #require(quote.author).utf8.count <= TextLimits.mostBytes)
  }
}
