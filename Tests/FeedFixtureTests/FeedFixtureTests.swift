@testable import Syndication
@testable import TextEncoding
import Domain
import Markup
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every lesson that feeds in the wild have taught, as a document beside what is to be read from it.
@Suite("Feeds in the wild")
struct FeedFixtureTests {
  /// With `STRATA_UPDATE=1` in the environment what is read is written down instead of compared: look at every line of it afterwards.
  private static var isToBeUpdated: Bool { ProcessInfo.processInfo.environment["STRATA_UPDATE"] == "1" }

  @Test("a document is read as the fixture says", arguments: try FeedFixture.all())
  func reading(fixture: FeedFixture) throws {
    let reading = try FeedReading(fixture, chunk: 64 << 10)
    if Self.isToBeUpdated { return try fixture.expect(reading) }
    let expected = try fixture.expected()
    #expect(expected != FeedReading(), "nothing is expected of \(fixture.testDescription)")
    #expect(reading.json == expected.json)
    #expect(reading.sentence == expected.sentence)
    #expect(reading.repairs == expected.repairs)
  }

  @Test("how a document was cut into pieces makes no difference", arguments: try FeedFixture.all())
  func chunks(fixture: FeedFixture) throws {
    let whole = try FeedReading(fixture, chunk: .max)
    for chunk in [1, 3, 7, 4096] { #expect(try FeedReading(fixture, chunk: chunk) == whole, "pieces of \(chunk) bytes") }
  }

  @Test("a document may be cut in two at any byte", arguments: try FeedFixture.all().filter { try $0.document().count < 1500 })
  func cuts(fixture: FeedFixture) throws {
    let text = TextDecoding.text(of: try fixture.document(), contentType: fixture.contentType).bytes
    let whole = Self.tree(of: [text[...]])
    for place in text.indices where Self.tree(of: [text[..<place], text[place...]]) != whole {
      Issue.record("\(fixture.testDescription) reads differently when it is cut at byte \(place)")
    }
  }

  @Test("what is printed of a feed is read as that feed again", arguments: try FeedFixture.all())
  func printing(fixture: FeedFixture) throws {
    guard let feed = try? FeedParser.feed(from: fixture.document(), contentType: fixture.contentType, base: fixture.url).feed else {
      return #expect(try FeedReading(fixture, chunk: 64 << 10).json.isEmpty)
    }
    let once = try Self.reread(feed)
    // An item that is listed twice is printed once.
    let items = zip(feed.items, ItemIdentity.identities(of: feed.items)).compactMap { $1 == nil ? nil : $0 }
    #expect(once.title == feed.title && once.items.map(\.title) == items.map(\.title))
    #expect(once.items.map(\.page) == items.map(\.page) && once.items.map(\.published) == items.map(\.published))
    #expect(once.items.map(\.authors) == items.map(\.authors) && once.items.map(\.tags) == items.map(\.tags))
    #expect(Set(once.items.map(\.guid)).count == once.items.count)
    // Space around a body goes with the first printing, and nothing more with another.
    #expect(try Self.reread(once) == once)
  }

  @Test(
    "who only counts items counts as many as are read, or has the document read",
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
    "a document that is read while it arrives says what the whole says, and nothing had to be put right", arguments: try FeedFixture.all())
  func arriving(fixture: FeedFixture) throws {
    let document = try fixture.document()
    for chunk in [1, 100, 5000] {
      var reading = StreamingFeedParser(contentType: fixture.contentType, base: fixture.url)
      for start in stride(from: 0, to: document.count, by: chunk) { reading.take(document[start..<min(start + chunk, document.count)]) }
      guard let tree = reading.finish() else { continue }
      let whole = try FeedParser.wholeFeed(from: document, contentType: fixture.contentType, base: fixture.url, chunk: .max)
      #expect(whole == ParsedFeed(feed: tree.feed), "pieces of \(chunk) bytes")
    }
  }

  /// A feed, printed and read again.
  private static func reread(_ feed: Feed) throws -> Feed {
    let parsed = try FeedParser.feed(from: Array(FeedReading.json(of: feed).utf8), contentType: nil, base: nil)
    #expect(parsed.repairs.isEmpty)
    return parsed.feed
  }

  /// What the strict parser makes of a text that arrives in these pieces.
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
