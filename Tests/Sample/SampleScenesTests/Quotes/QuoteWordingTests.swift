import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleScenes
import Testing

@Suite("Quote error messages")
struct QuoteWordingTests {
  private static let url = WebURL.sample("https://example.org/random")
  private static let otherURL: MessageText = "\(run: "config set quote.url URL") sets another source of quotes."

  private static let table: [(QuoteError, sentence: MessageText, hint: MessageText?)] = [
    (.server(url, .timedOut(seconds: 30)), "https://example.org/random: almost no data arrived for 30 seconds.", otherURL),
    (
      .server(url, .hostNotFound(host: "example.org")), "https://example.org/random: there is no server named example.org.",
      "Check the URL and the network."
    ),
    (.notAQuote(url, found: "a web page"), "https://example.org/random: this is not a quote but a web page.", otherURL),
    (.cancelled, "Stopped before it was done.", nil),
  ]

  @Test("every error has a sentence, and a hint when the user can act", arguments: table)
  func messages(error: QuoteError, sentence: MessageText, hint: MessageText?) {
    #expect(QuoteWording.message(for: error) == Message(.failure, sentence, hint: hint))
    expectSentence(sentence)
    if let hint { expectSentence(hint) }
  }

  @Test("configuration and store errors have the same messages everywhere")
  func sharedMessages() {
    let (settings, files) = (ConfigurationError.unknownKey("colour", .file), PersistenceError.locked(byProcess: 42))
    #expect(QuoteWording.message(for: .configuration(settings)) == ConfigurationWording.message(for: settings))
    #expect(QuoteWording.message(for: .store(files)) == StoreWording.message(for: files))
  }

  @Test(
    "a message never shows the credentials in a URL",
    arguments: [
      .server(Credentials.url, .tooManyRedirects), .notAQuote(Credentials.url, found: "a web page"),
      .server(url, .unsupportedScheme(url: "ftp://me:secret@example.org/")),
      .configuration(.badValue(.quoteURL, "https://me:secret@", .notAURL(.noHost), .file)),
    ] as [QuoteError])
  func hidesCredentials(error: QuoteError) {
    #expect(!Credentials.areTold(in: QuoteWording.message(for: error)))
  }
}
