import Foundation
import Testing
import WebServer

@testable import SampleServer

@Suite("Sample feeds")
struct SampleFeedTests {
  private static let url = "http://127.0.0.1:1"
  private let documents: [String: SitePage]

  init() throws {
    documents = try SampleLibrary().documents(url: Self.url)
  }

  @Test("the table lists every feed once")
  func tableIsComplete() {
    let served = documents.keys.filter { $0.hasPrefix("/feeds/") }.sorted()
    #expect(SampleFeed.all.map(\.path).sorted() == served)
  }

  @Test("every feed format has a well-formed sample")
  func everyDialect() {
    for format in SampleFeedFormat.allCases {
      #expect(SampleFeed.all.contains { $0.format == format && $0.isWellFormed }, "\(format)")
    }
  }

  @Test("the table has the title and the number of items of each file", arguments: SampleFeed.all)
  func tableIsRight(feed: SampleFeed) throws {
    let bytes = try #require(documents[feed.path]).plain.bytes
    switch feed.format {
    case .jsonFeed10, .jsonFeed11:
      let content = try JSONDecoder().decode(JSONFeedOutline.self, from: Data(bytes))
      #expect(content.title == feed.title)
      #expect(content.items.count == feed.itemCount)
      #expect(content.version == (feed.format == .jsonFeed10 ? "https://jsonfeed.org/version/1" : "https://jsonfeed.org/version/1.1"))
    default:
      let text = try text(of: feed)
      #expect(text.contains("<title>\(feed.title)</title>"))
      #expect(text.matches(of: /<(item|entry)[ >]/).count == feed.itemCount)
      #expect(text.contains(mark(of: feed.format)))
    }
  }

  @Test("a well-formed feed closes every element it opens, and the broken feed does not", arguments: SampleFeed.all)
  func wellFormed(feed: SampleFeed) throws {
    guard feed.format != .jsonFeed10, feed.format != .jsonFeed11 else { return }
    let text = try text(of: feed)
    let opened = text.matches(of: /<(item|entry)[ >]/).count
    let closed = text.matches(of: /<\/(item|entry)>/).count
    #expect((opened == closed) == feed.isWellFormed)
    #expect((text.firstMatch(of: /<\/(rss|feed|rdf:RDF)>\s*$/) != nil) == feed.isWellFormed)
  }

  @Test("the server's URL replaces the placeholders of the samples")
  func placeholders() {
    for (path, document) in documents {
      #expect(document.plain.bytes.firstRange(of: Array("{{".utf8)) == nil, "\(path)")
    }
    let harbour = documents["/feeds/harbour.rss"]?.plain.bytes ?? []
    #expect(harbour.firstRange(of: Array("<link>\(Self.url)/articles/harbour/first-entry</link>".utf8)) != nil)
  }

  @Test("the subscription list has exactly the well-formed feeds")
  func subscriptions() throws {
    let list = String(decoding: try #require(documents["/subscriptions.opml"]).plain.bytes, as: UTF8.self)
    let addresses = list.matches(of: /xmlUrl="([^"]*)"/).map { String($0.1) }
    #expect(addresses.sorted() == SampleFeed.all.filter(\.isWellFormed).map { Self.url + $0.path }.sorted())
  }

  @Test("links and enclosures of every feed resolve on this server")
  func linksWork() async throws {
    let site = Site(endpoints: [FeedEndpoint(url: Self.url, documents: documents)])
    for feed in SampleFeed.all {
      let text = try text(of: feed)
      for match in text.matches(of: /http:\/\/127\.0\.0\.1:1(\/[^"<\\& ]*)/) where match.1 != "/articles/footbridge/" {
        let response = try await site.response(SiteRequest(path: String(match.1)))
        #expect(response.status == .ok, "\(feed.path) links to \(match.1)")
      }
    }
  }

  /// One sample is in windows-1252; its accents are never valid UTF-8.
  private func text(of feed: SampleFeed) throws -> String {
    let bytes = try #require(documents[feed.path]).plain.bytes
    return try #require(String(validating: bytes, as: UTF8.self) ?? String(bytes: bytes, encoding: .windowsCP1252))
  }

  /// The markup at the top of a document that only this format has.
  private func mark(of format: SampleFeedFormat) -> String {
    switch format {
    case .rss091: #"<rss version="0.91""#
    case .rss092: #"<rss version="0.92""#
    case .rss10: #"xmlns="http://purl.org/rss/1.0/""#
    case .rss20: #"<rss version="2.0""#
    case .atom03: #"xmlns="http://purl.org/atom/ns#""#
    case .atom10: #"xmlns="http://www.w3.org/2005/Atom""#
    case .jsonFeed10, .jsonFeed11: "https://jsonfeed.org/version/1"
    }
  }
}
