import Domain
import Screens
import Testing

@Suite("Why a server gave no feed")
struct FetchWordingTests {
  static let table: [(FetchProblem, sentence: String)] = [
    (.web(.hostNotFound(host: "example.org")), "no server is called example.org."),
    (.web(.cannotConnect(host: "example.org")), "example.org takes no connection."),
    (.web(.timedOut(seconds: 1)), "hardly anything came for 1 second."),
    (.web(.insecure(reason: "the certificate has expired")), "the secure connection cannot be trusted: the certificate has expired."),
    (.web(.status(code: 401)), "the server answered 401 (it wants a login)."),
    (.web(.status(code: 403)), "the server answered 403 (it does not allow this)."),
    (.web(.status(code: 404)), "the server answered 404 (there is nothing at this address)."),
    (.web(.status(code: 418)), "the server answered 418."),
    (.web(.status(code: 429)), "the server answered 429 (it was asked too often)."),
    (.web(.status(code: 499)), "the server answered 499."),
    (.web(.status(code: 500)), "the server answered 500 (it has a fault)."),
    (.web(.status(code: 599)), "the server answered 599 (it has a fault)."),
    (.web(.status(code: 600)), "the server answered 600."),
    (.gone, "the server says that this feed is gone for good (410)."),
    (.web(.tooLarge(bytes: 20_000_000)), "the answer is larger than 20,000,000 bytes."),
    (.web(.tooManyRedirects), "the server sends from one place to another without end."),
    (.web(.unsupportedScheme(address: "gopher://example.org")), "it leads to gopher://example.org, which is neither http nor https."),
    (.web(.brokenAnswer(reason: "it ended early")), "the answer broke off or made no sense: it ended early."),
    (.notAFeed(found: "a web page"), "this is no feed but a web page."),
    (.damaged(line: 7, reason: "a tag is not closed"), "the feed is damaged in line 7: a tag is not closed."),
    (.damaged(line: 0, reason: "no JSON"), "the feed is damaged: no JSON."),
  ]

  @Test("every problem is a sentence", arguments: table)
  func sentences(problem: FetchProblem, sentence: String) {
    #expect(FetchWording.sentence(for: problem) == sentence)
    expectSentence(sentence)
    if let hint = FetchWording.hint(for: problem) { expectSentence(hint) }
  }

  @Test("there is a hint where a person can do something, and only there", arguments: table.map(\.0))
  func hints(problem: FetchProblem) {
    let hasHint =
      switch problem {
      case .hostNotFound, .gone, .notAFeed: true
      case .status(let code): [401, 403, 404].contains(code)
      default: false
      }
    #expect((FetchWording.hint(for: problem) != nil) == hasHint)
  }
}
