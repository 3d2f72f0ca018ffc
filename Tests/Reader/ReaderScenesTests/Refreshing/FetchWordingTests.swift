import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Fetch error messages")
struct FetchWordingTests {
  private static let table: [(FetchError, sentence: String)] = [
    (.gone, "the server says that the feed is gone (410)."),
    (.notAFeed(found: "a web page"), "this is not a feed but a web page."),
    (.damaged(line: 7, reason: "a tag is not closed"), "the feed is damaged in line 7: a tag is not closed."),
    (
      .credentials(reason: "there is no file /x"),
      "not fetched, because its user name and password cannot be read: there is no file /x."
    ),
    (.damaged(line: 0, reason: "no JSON"), "the feed is damaged: no JSON."),
    (.source(reason: "the program failed with exit code 3"), "the program failed with exit code 3."),
  ]

  @Test("every feed error is a sentence", arguments: table)
  func sentences(problem: FetchError, sentence: String) {
    #expect(FetchWording.sentence(for: problem) == sentence)
    expectSentence(sentence)
  }

  @Test("a web error has the same sentence as for any server", arguments: WebError.sentences)
  func sentencesOfServers(problem: WebError, sentence: String) {
    #expect(FetchWording.sentence(for: .web(problem)) == sentence)
  }

  @Test(
    "an error has a hint only when the user can act",
    arguments: table.map(\.0) + WebError.sentences.map { .web($0.0) })
  func hints(problem: FetchError) {
    let hasHint =
      switch problem {
      case .gone, .notAFeed, .credentials, .web(.hostNotFound), .web(.proxyUnreachable), .web(.invalidURL), .web(.libraryMissing): true
      case .web(.status(let code)): [401, 403, 404].contains(code)
      case .web, .damaged, .source: false
      }
    let hint = FetchWording.hint(for: problem)
    #expect((hint != nil) == hasHint)
    if let hint { expectSentence(hint) }
  }

  @Test(
    "a hint says where to look",
    arguments: [
      (.gone, "The feed may have moved: look on its site."),
      (.web(.status(code: 404)), "The feed may have moved: look on its site."),
      (.web(.hostNotFound(host: "x")), "Check the URL and the network."),
      (
        .web(.status(code: 401)),
        "The site requires a login: \(run: "add URL --credentials") asks for it, and \(run: "feeds set FEED credentials=FILE") names one."
      ),
      (.notAFeed(found: "a web page"), "Look on the site for a link named RSS, Atom or Feed."),
      (.credentials(reason: "there is no file /x"), "\(run: "feeds set FEED credentials=") fetches without them."),
      (
        .web(.libraryMissing(reason: "no such file")),
        "Install libcurl: on Debian and Ubuntu with 'apt-get install libcurl4', on a Mac with 'brew install curl'."
      ),
    ] as [(FetchError, MessageText)])
  func hintTexts(problem: FetchError, hint: MessageText) {
    #expect(FetchWording.hint(for: problem) == hint)
  }
}
