import CoreDomain
import Growth
import ReaderDomain
@testable import Syndication
@testable import TextEncoding
import Markup
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Each lesson from real feeds, as a document with its expected result.
@Suite("Feeds in the wild")
struct FeedFixtureTests {
  /// With `UPDATE_EXPECTED=1` in the environment, the tests write the expected results instead of comparing them. Review every changed line.
  private static var isToBeUpdated: Bool { ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" }

  @Test("a document is read as its fixture expects", arguments: try FeedFixture.all())
  func reading(fixture: FeedFixture) throws {
    let reading = try FeedReading(fixture, chunk: 64 << 10)
    if Self.isToBeUpdated { return try fixture.expect(reading) }
    let expected = try fixture.expected()
    #expect(expected != FeedReading(), "\(fixture.testDescription) has no expected result")
    #expect(reading.json == expected.json)
    #expect(reading.sentence == expected.sentence)
    #expect(reading.repairs == expected.repairs)
  }

  @Test("the chunk size makes no difference", arguments: try FeedFixture.all())
  func chunks(fixture: FeedFixture) throws {
    let whole = try FeedReading(fixture, chunk: .max)
    for chunk in [1, 3, 7, 4096] { #expect(try FeedReading(fixture, chunk: chunk) == whole, "chunks of \(chunk) bytes") }
  }

  @Test("a document can be split into two chunks at any byte", arguments: try FeedFixture.all().filter { try $0.document().count < 1500 })
  func cuts(fixture: FeedFixture) throws {
    let text = TextDecoding.text(of: try fixture.document(), contentType: fixture.contentType).bytes
    let whole = Self.tree(of: [text[...]])
    // In the quick tests, at every fifth byte: what the parser does at each byte is tested with a single document.
    let places = stride(from: SlowPart.isRun ? 0 : text.count % 5, to: text.count, by: SlowPart.isRun ? 1 : 5)
    for place in places where Self.tree(of: [text[..<place], text[place...]]) != whole {
      Issue.record("\(fixture.testDescription) is read differently when it is split at byte \(place)")
    }
  }

  @Test("a printed feed is read as the same feed", arguments: try FeedFixture.all())
  func printing(fixture: FeedFixture) throws {
    guard let feed = try? FeedParser.feed(from: fixture.document(), contentType: fixture.contentType, base: fixture.url).feed else {
      return #expect(try FeedReading(fixture, chunk: 64 << 10).json.isEmpty)
    }
    let once = try Self.reread(feed)
    // An item that is listed twice is printed once.
    let items = zip(feed.items, ArticleIdentity.identities(of: feed.items)).compactMap { $1 == nil ? nil : $0 }
    #expect(once.title == feed.title && once.items.map(\.title) == items.map(\.title))
    // In JSON Feed, an id that is a URL is the page of an item that names none.
    #expect(once.items.map(\.page) == items.map { item in item.page ?? item.guid.flatMap { WebURL(validating: $0) } })
    #expect(once.items.map(\.published) == items.map(\.published) && once.items.map(\.comments) == items.map(\.comments))
    #expect(once.items.map(\.authors) == items.map(\.authors) && once.items.map(\.tags) == items.map(\.tags))
    #expect(Set(once.items.map(\.guid)).count == once.items.count)
    // The first printing removes white space around a body. A second printing changes nothing.
    #expect(try FeedReading.json(of: Self.reread(once)) == FeedReading.json(of: once))
  }

  @Test(
    "the item counter gives the number of parsed items, or no number",
    arguments: try FeedFixture.all().filter { $0.contentType == nil })
  func counting(fixture: FeedFixture) throws {
    let document = try fixture.document()
    for chunk in [1, 100, 5000] {
      guard var counter = FeedItemCounter(Array(document.prefix(max(chunk, 500)))) else { continue }
      var rest = document.dropFirst(max(chunk, 500))
      var isCounted = true
      while isCounted, !rest.isEmpty {
        isCounted = counter.push(rest.prefix(chunk))
        rest = rest.dropFirst(chunk)
      }
      guard isCounted, let count = counter.finish() else { continue }
      #expect(try FeedParser.feed(from: document, contentType: nil, base: fixture.url).feed.items.count == count)
    }
  }

  @Test(
    "a document parsed as it arrives gives the same feed and the same repairs as the whole document", arguments: try FeedFixture.all())
  func arriving(fixture: FeedFixture) throws {
    let document = try fixture.document()
    for chunk in [1, 100, 5000] {
      var reading = StreamingFeedParser(contentType: fixture.contentType, base: fixture.url)
      for start in stride(from: 0, to: document.count, by: chunk) { reading.take(document[start..<min(start + chunk, document.count)]) }
      guard let parsed = reading.finish() else { continue }
      let whole = try FeedParser.wholeFeed(from: document, contentType: fixture.contentType, base: fixture.url, chunk: .max)
      #expect(whole == parsed, "chunks of \(chunk) bytes")
    }
  }

  /// Prints a feed and parses the printed text.
  private static func reread(_ feed: Feed) throws -> Feed {
    let parsed = try FeedParser.feed(from: Array(FeedReading.json(of: feed).utf8), contentType: nil, base: nil)
    #expect(parsed.repairs.isEmpty)
    return parsed.feed
  }

  /// The tree that the strict parser builds from these chunks.
  private static func tree(of pieces: [ArraySlice<UInt8>]) -> FeedElement? {
    let parser = XMLPushParser(sink: FeedSink(url: nil))
    do throws(XMLError) {
      for piece in pieces { try parser.push(piece) }
      return try parser.finish().tree
    } catch {
      return parser.sink.tree
    }
  }
}
