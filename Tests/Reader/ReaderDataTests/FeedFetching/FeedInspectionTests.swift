@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Syndication
import Foundation
import Testing

@Suite("Feed inspection")
struct FeedInspectionTests {
  private static let rss = "<rss><channel>\n<item><title>a & b</title></item>\n</channel></rss>"
  private static let asked = "https://example.org/blog/"

  private func inspection(_ parsed: ParsedFeed) -> [FeedDiagnostic] { parsed.inspection().findings }

  private func repository(_ response: Result<FeedNetworkResponse, NetworkError>) -> WebFeedRepository {
    WebFeedRepository(network: StubFeedNetwork(["blog": response]), documents: FileDocumentStore())
  }

  private func document(_ text: String, at url: String = asked) throws -> FeedNetworkResponse {
    .document(FeedNetworkDocument(body: .whole(Array(text.utf8)), contentType: nil, validators: nil, url: try WebURL(url)))
  }

  @Test(
    "every repair is reported as a finding",
    arguments: [
      (.wrongEncoding(named: "a", used: "b"), .wrongEncoding(named: "a", used: "b")),
      (.guessedEncoding(used: "b"), .guessedEncoding(used: "b")),
      (.replacedBytes(count: 1), .replacedBytes(count: 1)), (.escapedMarkup(count: 2), .escapedMarkup(count: 2)),
      (.repairedJSON(count: 3), .repairedJSON(count: 3)), (.droppedControls(count: 4), .droppedControls(count: 4)),
      (.ignoredDocumentType, .ignoredDocumentType), (.expandedEntities(count: 5), .expandedEntities(count: 5)),
      (.repairedTags(count: 6), .repairedTags(count: 6)), (.surroundings, .surroundings),
      (.cutOff(line: 7, reason: "r"), .cutOff(line: 7, reason: "r")),
    ] as [(FeedDiagnostic, FeedDiagnostic)])
  func repairs(repair: FeedDiagnostic, finding: FeedDiagnostic) {
    let feed = Feed(format: .rss)
    #expect(inspection(ParsedFeed(feed: feed, repairs: [repair, .surroundings])) == [finding, .surroundings])
    let fault = MarkupDiagnostic(line: 3, reason: "why")
    #expect(inspection(ParsedFeed(feed: feed, repairs: [repair], fault: fault)) == [.malformed(line: 3, reason: "why"), finding])
  }

  @Test("the inspection of a URL returns the feed and its final URL")
  func url() async throws {
    let found = try await repository(.success(document(Self.rss, at: "https://example.net/f"))).inspection(of: WebURL(Self.asked))
    #expect(found.feed.items.map(\.title) == ["a & b"] && found.url?.text == "https://example.net/f")
    #expect(found.findings.count == 2 && found.findings[0].line == 2 && found.findings[1] == .escapedMarkup(count: 1))
  }

  @Test("the inspection of a page reports the feeds that it links to, or that it links to none")
  func pages() async throws {
    let url = try WebURL(Self.asked)
    let page = "<html><link rel=alternate type=application/rss+xml href=/f title=F></html>"
    let named = ReaderError.feed(.feedsOnPage(url, [FeedLink(url: try WebURL("https://example.org/f"), title: "F")]))
    await #expect(throws: named) { try await repository(.success(document(page))).inspection(of: url) }
    await #expect(throws: ReaderError.feed(.noFeedOnPage(url, ResponseExcerpt(status: 200, beginning: "")))) {
      try await repository(.success(document("<html>"))).inspection(of: url)
    }
  }

  @Test("a failed request and a document that is not a feed are reported")
  func failures() async throws {
    let url = try WebURL(Self.asked)
    let busy = FeedNetworkDocument(body: .whole(Array("busy".utf8)), contentType: nil, validators: nil, url: url, status: 503)
    let cases: [(Result<FeedNetworkResponse, NetworkError>, ReaderError)] = [
      (
        .success(try document("hello")),
        .feed(.fetch(url, .notAFeed(found: "plain text"), ResponseExcerpt(status: 200, beginning: "hello")))
      ),
      (.success(.refused(.gone, retryAfterSeconds: nil)), .feed(.fetch(url, .gone))),
      (
        .success(.refused(.web(.status(code: 503)), retryAfterSeconds: 60, saying: busy)),
        .feed(.fetch(url, .web(.status(code: 503)), ResponseExcerpt(status: 503, beginning: "busy", retryAfterSeconds: 60)))
      ),
      (.failure(.web(.hostNotFound(host: "x"))), .feed(.fetch(url, .web(.hostNotFound(host: "x"))))), (.failure(.cancelled), .cancelled),
    ]
    for (response, error) in cases {
      await #expect(throws: error) { try await repository(response).inspection(of: url) }
    }
  }

  @Test("the inspection of a file returns the feed and its findings, without a URL")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("strata-\(UUID().uuidString).xml")
    try Data(Self.rss.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let repository = WebFeedRepository(network: StubFeedNetwork(), documents: FileDocumentStore())
    let found = try await repository.inspect(.file(file.path))
    #expect(found.url == nil && found.findings.count == 2 && found.findings[0].line == 2)
    let missing = FileLocation.file(file.path + ".none")
    await #expect(throws: ReaderError.document(missing, .missing)) { try await repository.inspect(missing) }
  }
}

extension WebFeedRepository {
  /// Inspects the feed at one URL.
  fileprivate func inspection(of url: WebURL) async throws(ReaderError) -> FeedInspection {
    guard let result = await inspect([url])[url] else { throw .cancelled }
    return try result.get()
  }
}
