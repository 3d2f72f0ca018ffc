import Foundation
import Testing
import WebServer

@testable import SampleServer

@Suite("Site responses")
struct SiteTests {
  private static let url = "http://127.0.0.1:1"
  private let feeds: FeedEndpoint
  private let site: Site

  init() throws {
    feeds = FeedEndpoint(url: Self.url, documents: try SampleLibrary().documents(url: Self.url))
    site = Site(endpoints: [feeds])
  }

  private static let expectations: [(path: String, status: SiteResponse.Status)] = [
    ("/", .ok),
    ("/blog/", .ok),
    ("/nothing.html", .ok),
    ("/articles/harbour/the-seal-is-back", .ok),
    ("/articles/harbour/", .notFound),
    ("/articles/harbour/A<b>", .notFound),
    ("/articles/nowhere/the-seal-is-back", .notFound),
    ("/moved.rss", .movedPermanently),
    ("/elsewhere.rss", .found),
    ("/gone.rss", .gone),
    ("/missing.rss", .notFound),
    ("/error.rss", .serverError),
    ("/nobody-wrote-this", .notFound),
    ("/../Package.swift", .notFound),
    ("", .notFound),
  ]

  @Test("each path has its status", arguments: expectations)
  func statuses(path: String, status: SiteResponse.Status) async throws {
    let response = try await site.response(SiteRequest(path: path))
    #expect(response.status == status)
    #expect(!response.body.isEmpty)
  }

  @Test("redirects lead to a good feed", arguments: ["/moved.rss", "/elsewhere.rss"])
  func redirects(path: String) async throws {
    let response = try await site.response(SiteRequest(path: path))
    #expect(response.headers["Location"] == Self.url + "/feeds/harbour.rss")
  }

  @Test("the slow path returns a feed after the requested delay")
  func slow() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let response = try await site.response(SiteRequest(path: "/slow.rss", query: ["ms": "30"]))
    #expect(clock.now - start >= .milliseconds(30))
    #expect(response.headers["Content-Type"] == "application/rss+xml")
  }

  @Test("an invalid delay is replaced or limited")
  func delays() {
    let cases: [(text: String?, delay: Duration)] = [
      (nil, .milliseconds(1_500)), ("soon", .milliseconds(1_500)), ("-5", .zero), ("0", .zero), ("250", .milliseconds(250)),
      ("9999999", .seconds(30)),
    ]
    for (text, delay) in cases { #expect(SiteRequest(path: "/slow.rss", query: text.map { ["ms": $0] } ?? [:]).delay == delay) }
  }

  @Test("two pages link to two feeds each, and one page links to none")
  func discovery() async throws {
    for (path, count) in [("/", 2), ("/blog/", 2), ("/nothing.html", 0)] {
      let page = String(decoding: try await site.response(SiteRequest(path: path)).body, as: UTF8.self)
      let visible = page.replacing(/<!--.*-->/, with: "")
      #expect(visible.matches(of: /<link rel="?alternate/).count == count, "\(path)")
    }
  }

  @Test("only GET and HEAD are allowed", arguments: ["POST", "PUT", "DELETE", "BREW"])
  func methods(method: String) async throws {
    let answer = try await site.response(SiteRequest(method: method, path: "/feeds/harbour.rss"))
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers["Allow"] == "GET, HEAD")
  }

  @Test("hits are counted for each path, including errors, and the last header fields are stored")
  func visits() async throws {
    for agent in ["first", "second"] { _ = try await site.response(SiteRequest(path: "/gone.rss", headers: ["user-agent": agent])) }
    #expect(await site.visits(to: "/gone.rss").count == 2)
    #expect(await site.visits(to: "/gone.rss").lastHeaders == ["user-agent": "second"])
    #expect(await site.visits(to: "/missing.rss").count == 0)
    #expect(await site.visits(to: "/missing.rss").lastHeaders.isEmpty)
  }

  @Test("a feed that grows has one more item each time, a new tag and a later date", arguments: SampleFeed.all.filter(\.isWellFormed))
  func growth(feed: SampleFeed) async throws {
    let old = try await site.response(SiteRequest(path: feed.path))
    try feeds.grow(feed.path)
    let new = try await site.response(SiteRequest(path: feed.path, headers: ["if-none-match": old.headers["ETag"] ?? ""]))
    #expect(new.status == .ok)
    #expect(new.headers["Last-Modified"] == "Sat, 31 Oct 2026 12:01:00 GMT")

    try feeds.grow(feed.path)
    let newest = try await site.response(SiteRequest(path: feed.path))
    let text = String(decoding: newest.body, as: UTF8.self)
    switch feed.format {
    case .jsonFeed10, .jsonFeed11:
      #expect(try JSONDecoder().decode(JSONFeedOutline.self, from: Data(newest.body)).items.count == feed.itemCount + 2)
    default:
      #expect(text.matches(of: /<(item|entry)[ >]/).count == feed.itemCount + 2)
      #expect(text.firstMatch(of: /<\/(item|entry)>\s*(<\/channel>\s*)?<\/(rss|feed|rdf:RDF)>\s*$/) != nil)
    }
    #expect(text.contains("\(Self.url)/articles/\(feed.name)/latest-news-part-2"))
    #expect(newest.headers["Last-Modified"] == "Sat, 31 Oct 2026 12:02:00 GMT")
  }

  @Test("only a well-formed feed can grow", arguments: ["/feeds/attic.rss", "/nothing.html", "/nobody-wrote-this"])
  func cannotGrow(path: String) {
    #expect(throws: SampleServerError.cannotGrow(path)) { try feeds.grow(path) }
  }
}
