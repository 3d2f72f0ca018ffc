import DataDoubles
@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Files
import Deflate
import LoopbackServer
import Testing

@testable import Transfer

@Suite("Feed transfers over HTTP", .timeLimit(.minutes(10)))
struct TransferFeedStoreTests {
  private static let now = Timestamp(rfc3339: "2026-03-01T08:30:00Z") ?? Timestamp(seconds: 0)

  private func ask(
    _ server: LoopbackServer, _ path: String, validators: Validators? = nil, limits: TransferLimits = TransferLimits()
  ) async throws -> FeedNetworkResponse {
    let store = TransferFeedStore(
      client: WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: limits), executor: FileExecutor(label: "strata.tests"),
      now: { Self.now })
    let response = try await store.response(to: FeedNetworkRequest(url: WebURL(server.url + path), validators: validators))
    // A body that is still arriving cannot be compared, so it is read or dropped.
    if case .refused(let problem, let seconds, let metadata, _) = response {
      return .refused(problem, retryAfterSeconds: seconds, metadata)
    }
    guard case .document(let document) = response else { return response }
    return .document(
      FeedNetworkDocument(
        body: .whole(try await document.body.bytes()), contentType: document.contentType, validators: document.validators,
        url: document.url, contentLocation: document.contentLocation, metadata: document.metadata))
  }

  @Test("a document comes with its content type, its validators and its final URL")
  func document() async throws {
    let feed = CannedResponse(headers: ["Content-Type": "text/xml", "ETag": "W/\"x\"", "Last-Modified": "whenever"], text: "<rss/>")
    try await LoopbackServer.serving(["/old": .redirect(301, to: "/new"), "/new": feed]) { server in
      let document = FeedNetworkDocument(
        body: .whole(Array("<rss/>".utf8)), contentType: "text/xml", validators: Validators(etag: "W/\"x\"", lastModified: "whenever"),
        url: try WebURL(server.url + "/new"), metadata: ResponseMetadata(movedTo: try WebURL(server.url + "/new")))
      #expect(try await ask(server, "/old") == .document(document))
    }
  }

  @Test(
    "a document of several gzip members comes whole, without the bytes behind it",
    .enabled(
      if: CurlLibrary.problem == nil && CurlVersion.loaded?.canStopDecoding == true, "this libcurl decodes all bodies"))
  func members() async throws {
    let body = try ["<rss>", "", "</rss>"].flatMap { try #require(GzipCompression.compress(Array($0.utf8))) }
    try await LoopbackServer.serving(["/": CannedResponse(headers: ["Content-Encoding": "gzip"], body: body + [0, 0])]) { server in
      guard case .document(let document) = try await ask(server, "/") else { return #expect(Bool(false), "got no document") }
      #expect(try await document.body.bytes() == Array("<rss></rss>".utf8))
    }
  }

  @Test("the server's date is recorded, whatever the response", arguments: [200, 304, 404])
  func date(status: Int) async throws {
    let headers = ["Date": "Sun, 01 Mar 2026 08:30:00 GMT"]
    try await LoopbackServer.serving(["/": CannedResponse(status: status, headers: headers, text: "")]) { server async throws in
      #expect(try await ask(server, "/").metadata == ResponseMetadata(date: StoreSample.moment))
    }
  }

  @Test("the target of the leading permanent redirects and the final host are recorded, whatever the response")
  func moves() async throws {
    let answers: [String: CannedResponse] = [
      "/two": .redirect(301, to: "/one"), "/one": .redirect(308, to: "/feed"), "/found": .redirect(302, to: "/two"),
      "/see": .redirect(303, to: "/feed"), "/then": .redirect(301, to: "/found"), "/kept": .redirect(307, to: "/feed"),
      "/feed": CannedResponse(text: "<rss/>"), "/loop": .redirect(301, to: "/self"), "/self": .redirect(302, to: "/feed"),
      "/same": CannedResponse(status: 304), "/gone": .redirect(301, to: "/410"), "/410": CannedResponse(status: 410),
    ]
    try await LoopbackServer.serving(answers) { server in
      for (path, target) in [
        ("/two", "/feed"), ("/one", "/feed"), ("/found", nil), ("/see", nil), ("/then", "/found"), ("/kept", nil), ("/feed", nil),
        ("/loop", "/self"), ("/same", nil), ("/gone", "/410"),
      ] {
        let metadata = ResponseMetadata(movedTo: try target.map { try WebURL(server.url + $0) })
        #expect(try await ask(server, path).metadata == metadata, "\(path)")
      }
      let elsewhere = server.url.replacing("127.0.0.1", with: "localhost") + "/feed"
      try await LoopbackServer.serving(["/": .redirect(302, to: elsewhere)]) { first async throws in
        #expect(try await ask(first, "/").metadata == ResponseMetadata(host: "localhost"))
      }
    }
  }

  @Test(
    "the Content-Location of a document is recorded",
    arguments: [("/b/", "/b/"), ("c", "/feeds/c"), ("https://example.org/x", "https://example.org/x"), ("javascript:x", nil), ("", nil)]
      as [(String, String?)])
  func contentLocation(written: String, read: String?) async throws {
    let feed = CannedResponse(headers: ["Content-Location": written], text: "<rss/>")
    try await LoopbackServer.serving(["/feeds/f": feed]) { server in
      guard case .document(let document) = try await ask(server, "/feeds/f") else { throw NoDocument() }
      let expected = read.map { $0.hasPrefix("/") ? server.url + $0 : $0 }
      #expect(document.contentLocation?.text == expected)
    }
  }

  private struct NoDocument: Error {}

  @Test("validators are sent back unchanged, with the program's User-Agent and the accepted types")
  func headers() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(status: 304)]) { server in
      #expect(try await ask(server, "/", validators: Validators(etag: "W/\"a b\"", lastModified: "odd, date")) == .unchanged())
      _ = try await ask(server, "/")
      let requests = await server.requests
      #expect(requests.map { $0.header("If-None-Match") } == ["W/\"a b\"", nil])
      #expect(requests.map { $0.header("If-Modified-Since") } == ["odd, date", nil])
      #expect(requests.map { $0.header("User-Agent") } == ["Strata/test", "Strata/test"])
      for type in ["application/rss+xml", "application/atom+xml", "application/feed+json", "text/html"] {
        #expect(requests.allSatisfy { $0.header("Accept")?.contains(type) == true })
      }
    }
  }

  @Test("a 304 that no condition asked for is a refusal: nothing was compared", arguments: [true, false])
  func unasked(isElsewhere: Bool) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(status: 304)]) { server in
      let elsewhere = server.url.replacing("127.0.0.1", with: "localhost") + "/"
      try await LoopbackServer.serving(["/": .redirect(302, to: elsewhere)]) { first async throws in
        // Validators are not sent to another origin.
        let response = try await isElsewhere ? ask(first, "/", validators: Validators(etag: "1")) : ask(server, "/")
        guard case .refused(.unaskedNotModified, nil, _, _) = response else { return #expect(Bool(false), "\(response)") }
      }
      #expect(try await ask(server, "/", validators: Validators(etag: nil, digest: "1")).isRefused)
    }
  }

  @Test("a feed that redirects to a page names the page", arguments: [200, 403])
  func login(status: Int) async throws {
    let page = CannedResponse(status: status, headers: ["Content-Type": "text/html"], text: "<html><body>Log in</body></html>")
    try await LoopbackServer.serving(["/feed": .redirect(302, to: "/login?token=t0k3nt0k3n"), "/login": page]) { server in
      let store = TransferFeedStore(
        client: WebClient(loop: TransferLoop(), userAgent: "Strata/test"), executor: FileExecutor(label: "strata.tests"),
        now: { Self.now })
      let target = try WebURL(server.url + "/login?token=t0k3nt0k3n")
      switch try await store.response(to: FeedNetworkRequest(url: WebURL(server.url + "/feed"))) {
      case .document(let document):
        let found = "an HTML page, to which it redirects: \(server.url)/login?token=…"
        #expect(try await StreamedDocument(document).response(knowing: nil) == .failed(.notAFeed(found: found), retryAfterSeconds: nil))
      case .refused(_, _, _, let said):
        let excerpt = ResponseExcerpt(status: 403, beginning: "Log in", redirectTarget: target)
        #expect(await said?.excerpt() == excerpt)
      case .unchanged: Issue.record("The server was not asked for changes.")
      }
    }
  }

  @Test(
    "a refusal keeps its status and its Retry-After",
    arguments: [
      (404, nil, .web(.status(code: 404)), nil), (410, "60", .gone, nil), (429, "120", .web(.status(code: 429)), 120),
      (503, "Sun, 01 Mar 2026 08:31:30 GMT", .web(.status(code: 503)), 90),
      (503, "Sun, 01 Mar 2026 08:00:00 GMT", .web(.status(code: 503)), 0),
      // A Unix time, two minutes later.
      (429, "1772353920", .web(.status(code: 429)), 120), (429, "1772353000", .web(.status(code: 429)), 0),
      (429, "3600.5", .web(.status(code: 429)), nil), (429, "soon", .web(.status(code: 429)), nil),
      (429, "-5", .web(.status(code: 429)), nil),
      (429, "99999999999999999999", .web(.status(code: 429)), 375_129_847),
      (500, nil, .web(.status(code: 500)), nil), (204, nil, .web(.status(code: 204)), nil), (403, nil, .web(.status(code: 403)), nil),
    ] as [(Int, String?, FetchError, Int?)])
  func refusals(status: Int, wait: String?, problem: FetchError, seconds: Int?) async throws {
    let headers = wait.map { ["Retry-After": $0] } ?? [:]
    try await LoopbackServer.serving(["/": CannedResponse(status: status, headers: headers)]) { server in
      let response = try await ask(server, "/")
      #expect(response == .refused(problem, retryAfterSeconds: seconds))
    }
  }

  @Test("an unreachable server and an unusable response give distinct errors")
  func problems() async throws {
    let port = try SilentPort()
    let store = TransferFeedStore(
      client: WebClient(loop: TransferLoop(), userAgent: "Strata/test"), executor: FileExecutor(label: "strata.tests"), now: { Self.now })
    await #expect(throws: NetworkError.web(.cannotConnect(host: "127.0.0.1:\(port.number)"))) {
      try await store.response(to: FeedNetworkRequest(url: WebURL("http://127.0.0.1:\(port.number)/")))
    }
    await #expect(throws: NetworkError.web(.invalidURL("http://127.0.0.1:99999/"))) {
      try await store.response(to: FeedNetworkRequest(url: WebURL("http://me:secret@127.0.0.1:99999/")))
    }
    let answers: [String: CannedResponse] = [
      "/loop": .redirect(to: "/loop"), "/ftp": .redirect(to: "ftp://127.0.0.1/"), "/big": CannedResponse(text: "12345678"),
      "/none": .redirect(to: "http://me:secret@h:99999/"),
    ]
    try await LoopbackServer.serving(answers) { server in
      await #expect(throws: NetworkError.web(.tooManyRedirects)) { try await ask(server, "/loop") }
      await #expect(throws: NetworkError.web(.unsupportedScheme(url: "ftp:"))) { try await ask(server, "/ftp") }
      await #expect(throws: NetworkError.web(.unsupportedScheme(url: "http://h:99999/"))) { try await ask(server, "/none") }
      await #expect(throws: NetworkError.web(.tooLarge(bytes: 4))) {
        try await ask(server, "/big", limits: TransferLimits(maximumBodyBytes: 4))
      }
    }
  }

  @Test("the repository handles a feed, a page and binary data")
  func throughRepository() async throws {
    let answers: [String: CannedResponse] = [
      "/feed": CannedResponse(
        headers: ["Content-Type": "text/html; charset=utf-8"], text: "<rss><channel><title>F</title></channel></rss>"),
      "/page": CannedResponse(
        headers: ["Content-Type": "text/html"], text: "<html><link rel=alternate type=application/rss+xml href=/feed>"),
      "/rubbish": CannedResponse(headers: ["Content-Type": "text/xml"], body: [0x89, 0x50, 0x4E, 0x47, 0, 1, 2]),
    ]
    try await LoopbackServer.serving(answers) { server in
      let store = TransferFeedStore(
        client: WebClient(loop: TransferLoop(), userAgent: "Strata/test"), executor: FileExecutor(label: "strata.tests"), now: { Self.now })
      let repository = WebFeedRepository(network: store, documents: FileDocumentStore())
      let feed = try WebURL(server.url + "/feed")
      guard case .feed(let found, _, _) = try await repository.discover(at: FeedRequest(first: feed)) else { throw NoDocument() }
      #expect(found == Feed(format: .rss, title: "F"))
      #expect(
        try await repository.discover(at: FeedRequest(first: WebURL(server.url + "/page")))
          == .page(feeds: [FeedLink(url: feed, title: "")]))
      let rubbish = try WebURL(server.url + "/rubbish")
      await #expect(
        throws: ReaderError.feed(.fetch(rubbish, .notAFeed(found: "a PNG image"), ResponseExcerpt(status: 200, beginning: "")))
      ) {
        try await repository.discover(at: FeedRequest(first: rubbish))
      }
    }
  }
}

extension FeedNetworkResponse {
  fileprivate var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}
