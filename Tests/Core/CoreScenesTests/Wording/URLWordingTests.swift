import CoreDomain
import CoreScenes
import Testing

@Suite("Messages for text that is not a URL")
struct URLWordingTests {
  @Test(
    "every error names the text and says what a URL needs",
    arguments: [
      ("", .empty, "The URL is empty.", "Give a complete URL, such as https://example.org/."),
      ("example.org", .noScheme, "'example.org' is not a complete URL.", "Write it with http:// or https:// in front."),
      ("ftp://a", .unsupportedScheme("ftp"), "'ftp:' URLs are not supported.", "Use an http or https URL."),
      ("https:///a", .noHost, "'https:///a' names no host.", "Give a complete URL, such as https://example.org/."),
      (
        "https://a b", .invalidCharacters, "'https://a b' has characters that a URL cannot have.",
        "Check it for spaces, quotes and line breaks."
      ),
      (
        "https://goog\u{200B}le.com/", .invisibleInHost,
        "'https://goog\u{200B}le.com/' has an invisible character in its host, so it is another host than it seems.",
        "Type the host by hand."
      ),
      (
        "https://a/…", .redacted, "'https://a/…' is not complete: '…' replaces a part that \(.programTitle) keeps secret.",
        "Give the complete URL."
      ),
    ] as [(String, WebURL.ParseError, MessageText, MessageText)])
  func messages(text: String, problem: WebURL.ParseError, sentence: MessageText, hint: MessageText) {
    #expect(URLWording.message(for: text, problem) == Message(.failure, sentence, hint: hint))
  }
}
