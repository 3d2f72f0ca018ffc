import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Messages about feeds that cannot be fetched or read")
struct FeedErrorWordingTests {
  private static let page = WebURL.sample("https://example.org/")

  @Test(
    "the message of each error, word for word",
    arguments: [
      (
        .fetch(.sample(), .web(.timedOut(seconds: 30))), "https://example.org/feed.xml: almost no data arrived for 30 seconds.", nil
      ),
      (
        .fetch(.sample(), .web(.status(code: 500)), ResponseExcerpt(status: 500, beginning: "No")),
        "https://example.org/feed.xml: the server answered 500 (server error); the response (status 500) begins with 'No'.", nil
      ),
      (
        .fetch(.sample(), .damaged(line: 3, reason: "it ends early"), ResponseExcerpt(status: 200, beginning: "")),
        "https://example.org/feed.xml: the feed is damaged in line 3: it ends early; the status is 200.", nil
      ),
      (
        .fetch(.sample(), .gone), "https://example.org/feed.xml: the server says that the feed is gone (410).",
        "The feed may have moved: look on its site."
      ),
      (
        .serverAskedToWait(.sample(), .askedToWait(until: .sample())),
        "https://example.org/feed.xml was not fetched: the server asked to wait until 2026-03-01T08:30:00Z.",
        "Try again after that: the server may block clients that ask earlier."
      ),
      (
        .noFeedOnPage(page), "https://example.org/ is a page without a link to a feed.",
        "Look on the site for a link named RSS, Atom or Feed, and add its URL."
      ),
      (
        .noFeedOnPage(page, ResponseExcerpt(status: 200, beginning: "Log in")),
        "https://example.org/ is a page without a link to a feed; the response (status 200) begins with 'Log in'.",
        "Look on the site for a link named RSS, Atom or Feed, and add its URL."
      ),
      (
        .feedsOnPage(page, [FeedLink(url: .sample("https://example.org/f"), title: "")]),
        "https://example.org/ is not a feed but a page that links to 1 feed: https://example.org/f.", "Use one of them instead."
      ),
      (.notAFeed(.standardInput, .notAFeed(found: "a web page")), "standard input: this is not a feed but a web page.", nil),
      (
        .program(name: "notify", .missing), "The program 'notify' was not found.",
        "--exec takes a path, or a name that is searched for in PATH."
      ),
      (.program(name: "notify", .cannotRun(reason: "no")), "The program 'notify' cannot be started: no.", nil),
      (.program(name: "notify", .failed(code: 3)), "The program 'notify' failed with exit code 3.", nil),
      (.program(name: "notify", .signalled(9)), "The program 'notify' was ended by signal 9.", nil),
    ] as [(FeedError, MessageText, MessageText?)])
  func messages(error: FeedError, sentence: MessageText, hint: MessageText?) {
    #expect(FeedErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test("the end of a wait is a time of the user's clock")
  func wait() {
    let error = FeedError.serverAskedToWait(.sample(), .askedToWait(until: .sample()))
    #expect(
      FeedErrorWording.message(for: error, now: .sample(in: .fixed(minutes: 345))).sentence
        == "https://example.org/feed.xml was not fetched: the server asked to wait until 14:15.")
  }

  @Test(
    "a refusal says until when the server asked to wait, up to 30 days",
    arguments: [
      (503, nil, "", "the server answered 503 (server error)"), (503, 0, "", "the server answered 503 (server error)"),
      (429, 600, "", "the server answered 429 (too many requests), and asked to wait until 08:40"),
      (503, 600, "Busy", "the server answered 503 (server error), and asked to wait until 08:40"),
      (404, 86_400, "", "the server answered 404 (not found), and asked to wait until 08:30 on 2026-03-02"),
      (429, Int.max, "", "the server answered 429 (too many requests), and asked to wait until 08:30 on 2026-03-31"),
    ] as [(Int, Int?, String, String)])
  func refusal(status: Int, seconds: Int?, beginning: String, text: String) {
    let excerpt = ResponseExcerpt(status: status, beginning: beginning, retryAfterSeconds: seconds)
    let message = FeedErrorWording.message(for: .fetch(.sample(), .web(.status(code: status)), excerpt), now: .sample())
    let response = beginning.isEmpty ? "the status is \(status)" : "the response (status \(status)) begins with '\(beginning)'"
    #expect(message.sentence.text == "https://example.org/feed.xml: \(text); \(response).")
    #expect((message.hint == "Try again after that: the server may block clients that ask earlier.") == text.contains("wait"))
  }

  private static let withPassword = WebURL.sample("https://me:secret@example.org/feed.xml")

  @Test(
    "a message never shows the credentials in a URL",
    arguments: [
      .noFeedOnPage(withPassword), .feedsOnPage(withPassword, [FeedLink(url: withPassword, title: "")]), .fetch(withPassword, .gone),
      .serverAskedToWait(withPassword, .askedToWait(until: .sample())),
      .fetch(.sample(), .web(.unsupportedScheme(url: "ftp://me:secret@example.org/"))),
    ] as [FeedError])
  func hidesCredentials(error: FeedError) {
    let message = FeedErrorWording.message(for: error)
    let text = message.sentence.text + (message.hint?.text ?? "")
    #expect(!text.contains("secret") && !text.contains("me:"))
  }
}
