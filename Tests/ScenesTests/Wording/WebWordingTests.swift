import Domain
import Scenes
import Testing

@Suite("Why a server gave nothing of use")
struct WebWordingTests {
  static let table: [(WebError, sentence: String)] = [
    (.hostNotFound(host: "example.org"), "no server is called example.org."),
    (.cannotConnect(host: "example.org"), "example.org takes no connection."),
    (.timedOut(seconds: 1), "hardly anything came for 1 second."),
    (.timedOut(seconds: 30), "hardly anything came for 30 seconds."),
    (.insecure(reason: "the certificate has expired"), "the secure connection cannot be trusted: the certificate has expired."),
    (.status(code: 401), "the server answered 401 (it wants a login)."),
    (.status(code: 403), "the server answered 403 (it does not allow this)."),
    (.status(code: 404), "the server answered 404 (there is nothing at this address)."),
    (.status(code: 418), "the server answered 418."),
    (.status(code: 429), "the server answered 429 (it was asked too often)."),
    (.status(code: 499), "the server answered 499."),
    (.status(code: 500), "the server answered 500 (it has a fault)."),
    (.status(code: 599), "the server answered 599 (it has a fault)."),
    (.status(code: 600), "the server answered 600."),
    (.tooLarge(bytes: 20_000_000), "the answer is larger than 20,000,000 bytes."),
    (.tooManyRedirects, "the server sends from one place to another without end."),
    (.unsupportedScheme(url: "gopher://example.org"), "it leads to gopher://example.org, which is neither http nor https."),
    (.brokenAnswer(reason: "it ended early"), "the answer broke off or made no sense: it ended early."),
    (
      .libraryMissing(reason: "libcurl.so.4: no such file"),
      "it was not asked, for libcurl cannot be loaded: libcurl.so.4: no such file."
    ),
  ]

  @Test("every problem is a sentence", arguments: table)
  func sentences(problem: WebError, sentence: String) {
    #expect(WebWording.sentence(for: problem) == sentence)
    expectSentence(sentence)
  }

  @Test("there is a hint where a person can do something, and only there", arguments: table.map(\.0))
  func hints(problem: WebError) {
    switch problem {
    case .hostNotFound:
      #expect(WebWording.hint(for: problem) == "Check the address and the network.")
    case .libraryMissing:
      #expect(WebWording.hint(for: problem)?.contains("libcurl4") == true)
    case .cannotConnect, .timedOut, .insecure, .status, .tooLarge, .tooManyRedirects, .unsupportedScheme, .brokenAnswer:
      #expect(WebWording.hint(for: problem) == nil)
    }
  }

  @Test("where an answer leads is told without credentials")
  func hidesCredentials() {
    let sentence = WebWording.sentence(for: .unsupportedScheme(url: "ftp://me:secret@example.org/"))
    #expect(sentence == "it leads to ftp://example.org/, which is neither http nor https.")
  }
}
