import ArticleStorage
import ArticleText
import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import FeedFetching
import Files
import Foundation
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing
import Transfer

@Suite("Full texts from the pages of articles", .timeLimit(.minutes(10)))
struct WebFullTextTests {
  private static let sentence = "The ferry leaves at six, and the gulls follow it past the lighthouse until the harbour is out of sight. "
  private static let page =
    "<!doctype html><html><head><title>Ferry</title></head><body><nav><a href='/'>Home</a></nav><article><h1>Ferry</h1>"
    + (1...8).map { "<p>\($0). \(String(repeating: sentence, count: 3))</p>" }.joined() + "</article></body></html>"

  private static func html(_ text: String = page) -> CannedResponse {
    CannedResponse(headers: ["Content-Type": "text/html; charset=utf-8"], text: text)
  }

  /// The limits of the program in bytes, with the patience that a busy machine needs.
  private func repository(_ limits: TransferLimits? = nil) -> WebFullTextRepository {
    var patient = TransferLimits.patient
    patient.maximumBodyBytes = WebFullTextRepository.maximumBytes
    let stores = ArticleStores(
      articles: MemoryArticleStore(), statuses: MemoryStatusStore(),
      listings: MemoryListingStore(articles: MemoryArticleStore(), statuses: MemoryStatusStore()), fetchStates: MemoryFetchStateStore())
    return WebFullTextRepository(
      network: TransferFeedStore(
        client: WebClient.sample.limited(to: limits ?? patient), executor: FileExecutor(label: "strata.tests"),
        now: { Timestamp(seconds: 0) }),
      stores: { stores }, document: DocumentReader.document(of:page:))
  }

  private func error(
    _ url: WebURL, feed: Subscription? = nil, _ limits: TransferLimits? = nil
  ) async -> FullTextError? {
    do throws(ReaderError) {
      // The feed is on the same server, unless a test says otherwise: others must be on the public internet.
      _ = try await repository(limits).text(at: PageRequest(url, of: feed ?? .sample(url: url.text)))
    } catch {
      if case .article(.fullText(let problem)) = error { return problem }
    }
    return nil
  }

  @Test("the main text of a page is safe HTML, without its navigation")
  func text() async throws {
    try await LoopbackServer.serving(["/a": Self.html()]) { server in
      let url = try WebURL(server.url + "/a")
      let text = try await repository().text(at: PageRequest(url, of: .sample(url: server.url + "/feed")))
      #expect(text.html.contains("past the lighthouse") && !text.html.contains("Home"))
      #expect(text.document.plainText.contains("past the lighthouse"))
      let request = try #require(await server.requests.first)
      #expect(request.header("Accept") == "text/html, application/xhtml+xml")
      #expect(request.header("User-Agent") == "Strata/test")
      for name in ["Cookie", "Referer", "If-None-Match", "Authorization"] { #expect(request.header(name) == nil) }
    }
  }

  @Test("only the feed's own origin gets the feed's header, login and User-Agent; a redirect to another one loses them")
  func secrets() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await LoopbackServer.serving(["/there": Self.html()]) { other in
        let answers = ["/own": Self.html(), "/away": CannedResponse.redirect(to: other.url + "/there")]
        try await LoopbackServer.serving(answers) { server in
          try folder.put("machine 127.0.0.1 login ann password secret\n", "netrc")
          try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("netrc"))
          var feed = Subscription.sample(url: server.url + "/feed")
          feed.settings = FeedSettings([.header: "X-Key: secret", .credentials: folder.path("netrc"), .agent: "Other/1"])
          for path in ["/own", "/away"] {
            _ = try await repository().text(at: PageRequest(WebURL(server.url + path), of: feed))
          }
          // Another port is another origin, although the host is the same.
          _ = try await repository().text(at: PageRequest(WebURL(other.url + "/there"), of: feed))
          let (own, others) = (await server.requests, await other.requests)
          #expect(own.map { $0.header("X-Key") } == ["secret", "secret"])
          #expect(own.allSatisfy { $0.header("Authorization") != nil })
          #expect(own.map { $0.header("User-Agent") } == ["Other/1", "Other/1"])
          #expect(others.count == 2)
          for request in others { #expect(request.header("X-Key") == nil && request.header("Authorization") == nil) }
          #expect(others.last?.header("User-Agent") == "Strata/test")
        }
      }
    }
  }

  @Test("a page of another server than the feed's is not asked of a private network")
  func boundary() async throws {
    try await LoopbackServer.serving(["/a": Self.html()]) { server in
      let url = try WebURL(server.url + "/a")
      #expect(await error(url, feed: .sample()) == .web(url, .privateHost(host: String(server.url.dropFirst("http://".count)))))
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("a page of the feed's own server is not redirected to another host in a private network")
  func redirectedBoundary() async throws {
    try await LoopbackServer.serving(on: "127.0.0.2", { _ in Self.html() }) { secret in
      try await LoopbackServer.serving(["/a": .redirect(to: "/b"), "/b": .redirect(to: secret.url + "/a")]) { server in
        let (url, target) = (try WebURL(server.url + "/a"), secret.url.dropFirst("http://".count))
        #expect(await error(url) == .web(url, .invalidResponse(reason: "it redirects to another host in a private network, \(target)")))
        #expect(await secret.requests.isEmpty)
      }
    }
  }

  @Test("what is no page, or a page without text, is said to be so")
  func unusable() async throws {
    let login = "<html><body><form><input name=user><input type=password name=word><button>Log in</button></form></body></html>"
    let answers: [String: CannedResponse] = [
      "/login": Self.html(login), "/empty": Self.html(""),
      "/pdf": CannedResponse(headers: ["Content-Type": "application/pdf"], text: "%PDF-1.7"),
      "/hidden-pdf": Self.html("%PDF-1.7\n1 0 obj"),
      "/image": CannedResponse(headers: ["Content-Type": "image/png"], body: ImageFile.png(width: 4, height: 3)),
      "/gone": CannedResponse(status: 410), "/busy": CannedResponse(status: 429),
    ]
    try await LoopbackServer.serving(answers) { server in
      let (pdf, image) = (try WebURL(server.url + "/pdf"), try WebURL(server.url + "/image"))
      #expect(await error(pdf) == .notHTML(pdf, found: "content of type application/pdf"))
      #expect(await error(image) == .notHTML(image, found: "content of type image/png"))
      for path in ["/login", "/empty", "/hidden-pdf"] {
        let url = try WebURL(server.url + path)
        #expect(await error(url) == .noText(url))
      }
      for (path, code) in [("/missing", 404), ("/gone", 410), ("/busy", 429)] {
        let url = try WebURL(server.url + path)
        #expect(await error(url) == .web(url, .status(code: code)))
      }
    }
  }

  @Test("a page of more than 5 MB is given up; redirects end")
  func limits() async throws {
    let large = String(repeating: "<p>\(Self.sentence)</p>", count: 6_000_000 / Self.sentence.utf8.count)
    try await LoopbackServer.serving({ request in
      switch request.path {
      case "/large": Self.html(large)
      case "/moved": CannedResponse.redirect(to: "/there")
      case "/there": Self.html()
      default: CannedResponse.redirect(to: request.path + "x")
      }
    }) { server in
      let (large, moved, endless) =
        (try WebURL(server.url + "/large"), try WebURL(server.url + "/moved"), try WebURL(server.url + "/endless"))
      #expect(await error(large) == .web(large, .tooLarge(bytes: WebFullTextRepository.maximumBytes)))
      #expect(await error(moved) == nil)
      #expect(await error(endless) == .web(endless, .tooManyRedirects))
    }
  }

  @Test("a server that is silent ends in time")
  func silent() async throws {
    var slow = Self.html()
    slow.delayMilliseconds = 3_600_000
    try await LoopbackServer.serving({ [slow] _ in slow }) { server in
      let url = try WebURL(server.url + "/a")
      let limits = TransferLimits(connectSeconds: 60, stallSeconds: 60, totalSeconds: 1, maximumBodyBytes: 1000)
      guard case .web(_, .timedOut)? = await error(url, limits) else {
        Issue.record("a silent server has not timed out")
        return
      }
    }
  }

  @Test("a cancelled request is no failure of the page")
  func cancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await error(.sample("http://127.0.0.1:9/a"))
    }
    #expect(await task.value == nil)
  }
}
