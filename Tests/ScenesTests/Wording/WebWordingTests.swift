import Domain
import SceneDoubles
import Scenes
import Testing

@Suite("Web error messages")
struct WebWordingTests {
  static let table: [(WebError, sentence: String)] = [
    (.hostNotFound(host: "example.org"), "there is no server named example.org."),
    (.cannotConnect(host: "example.org"), "cannot connect to example.org."),
    (.proxyUnreachable(proxy: "127.0.0.1:9"), "the proxy 127.0.0.1:9 cannot be reached."),
    (.timedOut(seconds: 1), "almost no data arrived for 1 second."),
    (.timedOut(seconds: 30), "almost no data arrived for 30 seconds."),
    (.insecure(reason: "the certificate has expired"), "the TLS connection is not secure: the certificate has expired."),
    (.status(code: 401), "the server answered 401 (login required)."),
    (.status(code: 403), "the server answered 403 (forbidden)."),
    (.status(code: 404), "the server answered 404 (not found)."),
    (.status(code: 418), "the server answered 418."),
    (.status(code: 429), "the server answered 429 (too many requests)."),
    (.status(code: 499), "the server answered 499."),
    (.status(code: 500), "the server answered 500 (server error)."),
    (.status(code: 599), "the server answered 599 (server error)."),
    (.status(code: 600), "the server answered 600."),
    (.tooLarge(bytes: 20_000_000), "the response is larger than 20,000,000 bytes."),
    (.tooManyRedirects, "there are too many redirects."),
    (.unsupportedScheme(url: "gopher://example.org"), "it redirects to gopher://example.org, which is not an http or https URL."),
    (.invalidResponse(reason: "it ended early"), "the response is incomplete or invalid: it ended early."),
    (
      .libraryMissing(reason: "libcurl.so.4: no such file"),
      "libcurl cannot be loaded: libcurl.so.4: no such file."
    ),
  ]

  @Test("every web error is a sentence", arguments: table)
  func sentences(problem: WebError, sentence: String) {
    #expect(WebWording.sentence(for: problem) == sentence)
    expectSentence(sentence)
  }

  @Test("an error has a hint only when the user can act", arguments: table.map(\.0))
  func hints(problem: WebError) {
    switch problem {
    case .hostNotFound:
      #expect(WebWording.hint(for: problem) == "Check the URL and the network.")
    case .proxyUnreachable:
      #expect(WebWording.hint(for: problem)?.text.hasPrefix("Check the proxy") == true)
    case .libraryMissing:
      #expect(WebWording.hint(for: problem)?.text.contains("libcurl4") == true)
    case .cannotConnect, .timedOut, .insecure, .status, .tooLarge, .tooManyRedirects, .unsupportedScheme, .invalidResponse:
      #expect(WebWording.hint(for: problem) == nil)
    }
  }

  @Test("the target of a redirect is shown without credentials")
  func hidesCredentials() {
    let sentence = WebWording.sentence(for: .unsupportedScheme(url: "ftp://me:secret@example.org/"))
    #expect(sentence == "it redirects to ftp://example.org/, which is not an http or https URL.")
  }
}
