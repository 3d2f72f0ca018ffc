@testable import CoreData
import CoreDomain
import ReaderDomain
@testable import FeedFetching
@testable import Files
@testable import Syndication
import LoopbackServer
import Growth
import Testing
import Transfer

@Suite("Documents that are parsed while they arrive", .timeLimit(.minutes(10)))
struct StreamedDocumentTests {
  private static let feed = "<rss><channel><title>F</title><item><guid>1</guid></item></channel></rss>"

  private func content(
    of text: String, etag: String? = nil, knowing known: Validators? = nil
  ) async throws -> FeedResponse.Content {
    let document = FeedNetworkDocument(
      body: .whole(Array(text.utf8)), contentType: nil, validators: Validators(etag: etag),
      url: try WebURL("https://example.org/feed"))
    return try await StreamedDocument(document).response(knowing: known)
  }

  @Test("an unchanged document is not parsed again, and its new validators are kept")
  func same() async throws {
    guard case .feed(_, let known?) = try await content(of: Self.feed, etag: "1") else { throw NoFeed() }
    guard case .same(let validators) = try await content(of: Self.feed, etag: "2", knowing: known) else { throw NoFeed() }
    #expect(validators == Validators(etag: "2", digest: known.digest))
  }

  @Test("a document with one changed byte is parsed")
  func changed() async throws {
    guard case .feed(_, let known?) = try await content(of: Self.feed, etag: "1") else { throw NoFeed() }
    guard case .feed(let feed, let validators) = try await content(of: Self.feed.replacing("F", with: "G"), etag: "1", knowing: known)
    else {
      throw NoFeed()
    }
    #expect(feed.title == "G" && validators?.digest != known.digest)
  }

  @Test("a streamed document of any length gives the same feed as a whole one, with or without a known digest")
  func lengths() async throws {
    for items in [0, 1, 1000, SlowPart.isRun ? 20_000 : 4_000] {
      let text =
        "<rss><channel>"
        + (0..<items).map { "<item><guid>\($0)</guid><title>Number \($0) of a long row of articles</title></item>" }.joined()
        + "</channel></rss>"
      for known in [nil, Validators(digest: "0123456789abcdef")] {
        guard case .feed(let feed, _) = try await content(of: text, knowing: known) else { throw NoFeed() }
        #expect(try feed == FeedParser.feed(from: Array(text.utf8), contentType: nil, base: WebURL("https://example.org/feed")).feed)
      }
    }
  }

  @Test("a transfer that breaks off is a network error, even when a complete document has arrived")
  func brokenOff() async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n\(Self.feed)")) { server in
      let store = TransferFeedStore(
        client: WebClient(loop: TransferLoop(), userAgent: "Strata/test"), executor: FileExecutor(label: "strata.tests"),
        now: { Timestamp(seconds: 0) })
      let response = try await store.response(to: FeedNetworkRequest(url: WebURL(server.url + "/feed")))
      guard case .document(let document) = response else { throw NoFeed() }
      await #expect(throws: NetworkError.self) { try await StreamedDocument(document).response(knowing: nil) }
    }
  }

  private struct NoFeed: Error {}
}
