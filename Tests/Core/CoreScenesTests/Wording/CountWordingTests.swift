import CoreScenes
import Testing

@Suite("Wording of counts")
struct CountWordingTests {
  @Test(
    "commas separate thousands",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (12_345, "12,345"), (123_456, "123,456"), (1_234_567, "1,234,567"),
      (-999, "-999"),
      (-1_000, "-1,000"), (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
    ])
  func numbers(number: Int, text: String) {
    #expect(CountWording.number(number) == text)
  }

  @Test("one is singular, every other count is plural", arguments: [(0, "0 feeds"), (1, "1 feed"), (2, "2 feeds"), (1_001, "1,001 feeds")])
  func nouns(count: Int, text: String) {
    #expect(CountWording.text(count, "feed") == text)
  }
}
