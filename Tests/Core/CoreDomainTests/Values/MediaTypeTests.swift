import CoreDomain
import Testing

@Suite("MediaType")
struct MediaTypeTests {
  @Test(
    "parameters and case are ignored",
    arguments: [
      ("text/html", "text/html"), ("Text/HTML; charset=UTF-8", "text/html"), (" application/rss+xml ;x", "application/rss+xml"),
    ])
  func good(given: String, text: String) {
    #expect(MediaType(given)?.text == text)
  }

  @Test(
    "other texts are not media types", arguments: ["", ";", "html", "text/", "/html", "text/html/x", "text//html", "te xt/html", "text/日本"])
  func bad(given: String) {
    #expect(MediaType(given) == nil)
  }
}
