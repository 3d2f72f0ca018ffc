import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Web error messages")
struct WebWordingTests {
  private static let table = WebError.sentences

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
    case .invalidURL:
      #expect(WebWording.hint(for: problem)?.text.contains("65535") == true)
    case .libraryMissing:
      #expect(WebWording.hint(for: problem)?.text.contains("libcurl4") == true)
    case .cannotConnect, .timedOut, .insecure, .status, .tooLarge, .tooManyRedirects, .unsupportedScheme, .invalidResponse, .privateHost:
      #expect(WebWording.hint(for: problem) == nil)
    }
  }

  @Test("the target of a redirect is shown without credentials")
  func hidesCredentials() {
    let sentence = WebWording.sentence(for: .unsupportedScheme(url: "ftp://me:secret@example.org/"))
    #expect(sentence == "it redirects to ftp://example.org/, which is not a valid http or https URL.")
  }
}
