import Testing

@testable import ArticleText

@Suite("Whether HTML may show media")
struct HTMLMediaTests {
  @Test(
    "every element that is shown as a medium counts",
    arguments: [
      ("<img>", true), ("a<IMG src=x>", true), ("<picture><source>", true), ("<video>", true), ("<audio>", true), ("<AMP-img>", true),
      ("<amp-video>", true), ("", false), ("img", false), ("<p>video</p>", false), ("</img>", false), ("<", false),
    ])
  func mayBe(html: String, isPossible: Bool) {
    #expect(HTMLMedia.mayBe(in: html) == isPossible)
  }
}
