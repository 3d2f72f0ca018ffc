import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Permanent redirects")
struct RefreshRedirectTests {
  private static let dayInMinutes = 24 * 60
  private static let feed = Subscription.sample(url: "https://example.org/feed")
  private static let new = WebURL.sample("https://example.net/new")
  private static let newer = WebURL.sample("https://example.net/newer")

  /// The fetch state after responses at these minutes, each with the target of its permanent redirects.
  private static func fetchState(
    _ responses: [(minutes: Int, target: WebURL?)], before: FetchState = .never, content: FeedResponse.Content = .unchanged
  ) -> FetchState {
    responses.reduce(before) { fetchState, response in
      RefreshPolicy.fetchState(
        after: content, metadata: ResponseMetadata(movedTo: response.target), hasNews: false, before: fetchState,
        at: .sample(plusMinutes: response.minutes))
    }
  }

  @Test(
    "a permanent redirect is applied when it was seen on three different days in a row",
    arguments: [
      ([], nil), ([(0, new)], nil), ([(0, new), (30, new), (60, new), (90, new)], nil), ([(0, new), (1440, new)], nil),
      ([(0, new), (1440, new), (2880, new)], new), ([(0, new), (930, new), (2370, new)], new),
      ([(0, new), (9000, new), (99_999, new)], new),
      ([(0, new), (1440, nil), (2880, new)], nil), ([(0, new), (1440, newer), (2880, new)], nil),
      ([(0, new), (1440, new), (2880, newer)], nil), ([(0, new), (1440, new), (2880, new), (4320, nil)], nil),
      ([(0, new), (-1440, new), (-2880, new)], nil),
    ] as [([(Int, WebURL?)], WebURL?)])
  func days(responses: [(Int, WebURL?)], url: WebURL?) {
    #expect(RefreshPolicy.newURL(of: Self.feed, after: Self.fetchState(responses)) == url)
    #expect(RefreshPolicy.newURL(of: Self.feed, after: Self.fetchState(responses, content: .feed(.sample(), nil))) == url)
  }

  private static let moved = FetchState(redirect: PendingRedirect(target: new, lastSeen: .sample(), days: 2))

  @Test(
    "an error in place of a pending redirect discards it; one to which it leads, or the silence of a server, does not, and confirms nothing",
    arguments: [
      (.web(.status(code: 500)), nil, false), (.gone, nil, false), (.gone, newer, false), (.notAFeed(found: "a web page"), nil, false),
      (.damaged(line: 1, reason: "cut"), nil, false), (.web(.status(code: 404)), new, true), (.notAFeed(found: "a web page"), new, true),
      (.web(.cannotConnect(host: "example.org:443")), nil, true), (.web(.hostNotFound(host: "example.org")), nil, true),
      (.web(.timedOut(seconds: 30)), nil, true), (.web(.insecure(reason: "expired")), nil, true), (.web(.status(code: 511)), nil, true),
      (.credentials(reason: "missing"), nil, true),
    ] as [(FetchError, WebURL?, Bool)])
  func failure(problem: FetchError, target: WebURL?, stays: Bool) {
    let failed = RefreshPolicy.fetchState(
      after: .failed(problem, retryAfterSeconds: nil), metadata: ResponseMetadata(movedTo: target), hasNews: false, before: Self.moved,
      at: .sample(plusMinutes: Self.dayInMinutes))
    #expect(failed.redirect == (stays ? Self.moved.redirect : nil))
  }

  @Test(
    "a redirect is not applied when it was reverted, leads to http, loses a password or changes nothing",
    arguments: [
      ("https://example.org/", "https://example.net/new", nil, true),
      ("https://example.org/", "https://example.net/new", "https://example.net/new", false),
      ("https://example.org/", "https://example.net/new", "https://example.net/x", true),
      ("https://example.org/", "http://example.org/new", nil, false),
      ("http://example.org/", "http://example.org/new", nil, true), ("http://example.org/", "https://example.org/", nil, true),
      ("https://me:secret@example.org/", "https://example.org/new", nil, false),
      ("https://me:secret@example.org/", "https://me:secret@example.org/new", nil, true),
      ("https://example.org/", "https://example.org/", nil, false),
    ] as [(String, String, String?, Bool)])
  func refused(url: String, target: String, declined: String?, isMoved: Bool) {
    let fetchState = FetchState(
      redirect: PendingRedirect(target: .sample(target), lastSeen: .sample(), days: 3), declinedRedirect: declined.map { .sample($0) })
    #expect((RefreshPolicy.newURL(of: .sample(url: url), after: fetchState) != nil) == isMoved)
  }

  @Test(
    "a reverted redirect stays stored after every response",
    arguments: [.unchanged, .feed(.sample(), nil), .failed(.gone, retryAfterSeconds: nil)] as [FeedResponse.Content])
  func declined(content: FeedResponse.Content) {
    #expect(
      RefreshPolicy.fetchState(after: content, hasNews: false, before: FetchState(declinedRedirect: Self.new), at: .sample())
        .declinedRedirect == Self.new)
  }
}
