import Foundation
import Testing

@testable import SampleServer

@Suite("The sample feeds")
struct SampleFeedTests {
  private static let url = "http://127.0.0.1:1"
  private let documents: [String: SitePage]

  init() throws {
    documents = try SampleLibrary.documents(url: Self.url)
  }

  @Test("the table lists every feed there is, once")
  func tableIsComplete() {
    let served = documents.keys.filter { $0.hasPrefix("/feeds/") }.sorted()
    #expect(SampleFeed.all.map(\.path).sorted() == served)
  }

  @Test("every dialect has a sample")
  func everyDialect() {
    for format in SampleFeedFormat.allCases {
      #expect(SampleFeed.all.contains { $0.format == format && $0.isWellFormed }, "\(format)")
    }
  }

  @Test("the table says the title and the number of items that the file has", arguments: SampleFeed.all)
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

  @Test("a feed that is well formed closes what it opens, and the broken one does not", arguments: SampleFeed.all)
  func wellFormed(feed: SampleFeed) throws {
    guard feed.format != .jsonFeed10, feed.format != .jsonFeed11 else { return }
    let text = try text(of: feed)
    let opened = text.matches(of: /<(item|entry)[ >]/).count
    let closed = text.matches(of: /<\/(item|entry)>/).count
    #expect((opened == closed) == feed.isWellFormed)
    #expect((text.firstMatch(of: /<\/(rss|feed|rdf:RDF)>\s*$/) != nil) == feed.isWellFormed)
  }

  @Test("the server's address stands where a sample asks for it")
  func placeholders() {
    for (path, document) in documents {
      #expect(document.plain.bytes.firstRange(of: Array("{{".utf8)) == nil, "\(path)")
    }
    let harbour = documents["/feeds/harbour.rss"]?.plain.bytes ?? []
    #expect(harbour.firstRange(of: Array("<link>\(Self.url)/articles/harbour/first-entry</link>".utf8)) != nil)
  }

  @Test("the list of subscriptions has every good feed, and only those")
  func subscriptions() throws {
    let list = String(decoding: try #require(documents["/subscriptions.opml"]).plain.bytes, as: UTF8.self)
    let addresses = list.matches(of: /xmlUrl="([^"]*)"/).map { String($0.1) }
    #expect(addresses.sorted() == SampleFeed.all.filter(\.isWellFormed).map { Self.url + $0.path }.sorted())
  }

  @Test("links and enclosures of every feed lead to something on this server")
  func linksWork() async throws {
    let site = Site(url: Self.url, documents: documents)
    for feed in SampleFeed.all {
      let text = try text(of: feed)
      for match in text.matches(of: /http:\/\/127\.0\.0\.1:1(\/[^"<\\& ]*)/) where match.1 != "/articles/footbridge/" {
        let response = try await site.response(SiteRequest(path: String(match.1)))
        #expect(response.status == .ok, "\(feed.path) links to \(match.1)")
      }
    }
  }

  /// One sample is in windows-1252, which is never valid UTF-8 with its accents.
  private func text(of feed: SampleFeed) throws -> String {
    let bytes = try #require(documents[feed.path]).plain.bytes
    return try #require(String(validating: bytes, as: UTF8.self) ?? String(bytes: bytes, encoding: .windowsCP1252))
  }

  /// What only this dialect has at its top.
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
