import Testing

@testable import FullScreen

@Suite("Placeholders of keys")
struct ArticlePlaceholdersTests {
  @Test(
    "a program takes no title and no feed for an option, and what the user has written stays one",
    arguments: [
      ("%t", " --exec=x"), ("%t%%", " --exec=x%"), ("%f", " +!x"), ("%u%f", " +!x"), ("--title=%t", "--title=--exec=x"),
      ("-%f", "-+!x"), ("-q", "-q"), ("+1", "+1"), ("%i", "ab12"), ("%%t", "%t"),
    ])
  func options(word: String, argument: String) {
    let placeholders = ArticlePlaceholders(url: "", title: "--exec=x", feed: "+!x", id: "ab12")
    #expect(placeholders.filled(word) == argument)
  }

  @Test("the parameters of a shell are no options either")
  func parameters() {
    let placeholders = ArticlePlaceholders(url: "https://example.org/-1", title: "-1 °C", feed: "Ice - and snow", id: "ab12")
    #expect(placeholders.values == ["https://example.org/-1", " -1 °C", "Ice - and snow", "ab12"])
  }
}
