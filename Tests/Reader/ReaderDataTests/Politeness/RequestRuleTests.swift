import CoreDomain
import Deflate
import LoopbackServer
import ReaderData
import ReaderDomain
import Testing

/// Rules 050 to 066 and 100 to 105: the form of requests, and responses that are not feeds.
@Suite("Politeness: requests", .timeLimit(.minutes(10)))
struct RequestRuleTests {
  @Test("every request is a GET without cookies, Referer or headers that defeat caches")
  func fields() async throws {
    let cookie = ["Set-Cookie": "id=1; Path=/; Max-Age=99999", "ETag": "\"1\""]
    let page = CannedResponse(headers: cookie, text: "<html><link rel=alternate type=application/rss+xml href=/old></html>")
    let old = CannedResponse(status: 301, headers: ["Location": "/feed", "Set-Cookie": "id=2; Path=/"])
    try await PoliteReader.reading(["/feed": .feed("one", headers: cookie), "/page": page, "/old": old]) { reader async throws in
      try await reader.follows("/page")
      try await reader.refreshes(insists: true)
      let old = try reader.url("/old")
      _ = await reader.run.feeds.inspect([old])
      let requests = await reader.server.requests
      #expect(requests.count == 7)
      for request in requests {
        #expect(request.method == "GET")
        for name in ["Cookie", "Referer", "Cache-Control", "Pragma", "Authorization", "X-Requested-With", "DNT", "From"] {
          #expect(request.header(name) == nil, "\(name)")
        }
      }
    }
  }

  @Test(
    "a URL is requested as given: nothing is added, sorted or normalised, and only what no URL may contain is escaped",
    arguments: ["/Feed?b=2&a=1&A=0", "/feed?q=%7e%7E%2f/+%20&&x", "/a//b/%61?utm_source=Feed", "/feed?"])
  func asGiven(given: String) async throws {
    try await PoliteReader.reading { reader async throws in
      let url = try WebURL(reader.server.url + given)
      try await reader.lists(url)
      try await reader.refreshes()
      _ = try? await reader.run.subscribe(SubscribeInput(url: "\(reader.server.url)/other\(given)"))
      let asked = await reader.server.requests.map { "\($0.path)\(given.contains("?") ? "?" : "")\($0.query)" }
      #expect(asked == [given, "/other\(given)"])
    }
  }

  @Test(
    "an invalid URL is rejected without a request, and no scheme is guessed", arguments: ["", "127.0.0.1", "feed://127.0.0.1/"])
  func checked(text: String) async throws {
    try await PoliteReader.reading { reader async throws in
      await #expect(throws: ReaderError.self) { try await reader.run.subscribe(SubscribeInput(url: text)) }
      #expect(await reader.server.requests.isEmpty)
    }
  }

  @Test("when following or checking a feed fails, the status and the start of the response are shown")
  func excerpts() async throws {
    let answers: [String: CannedResponse] = [
      "/blocked": CannedResponse(
        status: 403, headers: ["Content-Type": "text/html"], text: "<title>Go away</title><style>x{}</style><p>Robots &amp; co"),
      "/text": CannedResponse(headers: ["Content-Type": "text/plain"], text: "Hello\u{1B}[31m. "),
      "/gone": CannedResponse(status: 410, text: "It\nwas  here."),
      "/away": .redirect(to: "/blocked"),
      "/page": CannedResponse(status: 200, headers: ["Content-Type": "text/html"], text: "<html><p>Log in"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      for (path, status, beginning) in [
        ("/blocked", 403, "Go away Robots & co"), ("/text", 200, ""), ("/gone", 410, "It was here."), ("/away", 403, "Go away Robots & co"),
        ("/page", 200, "Log in"), ("/missing", 404, ""),
      ] {
        let target = path == "/away" ? try reader.url("/blocked") : nil
        let excerpt = ResponseExcerpt(status: status, beginning: beginning, redirectTarget: target)
        let url = try reader.url(path)
        let added = await #expect(throws: ReaderError.self) { try await reader.follows(path) }
        guard case .failure(let checked) = await reader.run.feeds.inspect([url])[url] else {
          return #expect(Bool(false), "\(path)")
        }
        for error in [added, checked] {
          switch error {
          case .feed(.fetch(url, _, let shown)), .feed(.noFeedOnPage(url, let shown)): #expect(shown == excerpt, "\(path)")
          default: Issue.record("\(path): \(String(describing: error))")
          }
        }
      }
    }
  }

  @Test("a URL without a feed is not followed, the reason is shown, and no other URL is tried")
  func noFeed() async throws {
    let html = CannedResponse(headers: ["Content-Type": "text/html"], text: "<html><a href=/feed>RSS</a><link rel=icon href=/i></html>")
    let answers: [String: CannedResponse] = [
      "/page": html, "/text": CannedResponse(headers: ["Content-Type": "text/plain"], text: "Hello."), "/feed": .feed("one"),
      "/rss": .feed("one"),
      "/feed.xml": .feed("one"), "/page/feed": .feed("one"), "/atom.xml": .feed("one"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      let (page, text, missing) = (try reader.url("/page"), try reader.url("/text"), try reader.url("/missing"))
      await #expect(throws: ReaderError.feed(.noFeedOnPage(page, ResponseExcerpt(status: 200, beginning: "RSS")))) {
        try await reader.follows("/page")
      }
      await #expect(
        throws: ReaderError.feed(.fetch(text, .notAFeed(found: "plain text"), ResponseExcerpt(status: 200, beginning: "Hello.")))
      ) {
        try await reader.follows("/text")
      }
      await #expect(throws: ReaderError.feed(.fetch(missing, .web(.status(code: 404)), ResponseExcerpt(status: 404, beginning: "")))) {
        try await reader.follows("/missing")
      }
      #expect(await reader.server.requests.map(\.path) == ["/page", "/text", "/missing"])
      #expect(try await reader.run.subscriptions.all().isEmpty)
    }
  }

  @Test("only alternate links name the feeds of a page")
  func discovery() async throws {
    let page = """
      <html><head><link rel="alternate" type="application/rss+xml" href="/right"><link rel="stylesheet" type="application/rss+xml" href="/wrong">
      <link rel="alternate" type="text/html" href="/wrong"></head><body><a type="application/rss+xml" href="/wrong">RSS</a></body></html>
      """
    let answers: [String: CannedResponse] = [
      "/": CannedResponse(headers: ["Content-Type": "text/html"], text: page), "/right": .feed("one"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      let subscribed = try await reader.follows("/")
      #expect(subscribed.subscription.url == (try reader.url("/right")) && subscribed.others.isEmpty)
      #expect(await reader.server.requests.map(\.path) == ["/", "/right"])
    }
  }

  @Test("compressed responses are requested and decoded")
  func compressed() async throws {
    let feed = try #require(GzipCompression.compress(Array("<rss><channel><title>Tea</title></channel></rss>".utf8)))
    try await PoliteReader.reading(["/feed": CannedResponse(headers: ["Content-Encoding": "gzip"], body: feed)]) { reader async throws in
      #expect(try await reader.follows("/feed").subscription.title == "Tea")
      #expect(await reader.header("Accept-Encoding", of: "/feed")?.contains("gzip") == true)
    }
  }
}
