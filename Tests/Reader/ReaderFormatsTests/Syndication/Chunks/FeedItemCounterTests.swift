import ReaderDomain
@testable import Syndication
import Testing

@Suite("Feed item counter")
struct FeedItemCounterTests {
  private static let documents = [
    "<rss><channel><title>A</title><item/><item><title>B</title></item></channel></rss>",
    "<?xml version='1.0' encoding='UTF-8'?>\n<feed xmlns='http://www.w3.org/2005/Atom'><entry/><x xmlns='urn:x'><entry/></x><entry>é🍵</entry></feed>",
    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><channel/><item/><item/></rdf:RDF>",
    "<rss><item/><channel><item/><item><x><item/></x></item></channel><channel><item/></channel></rss>",
    "<rss xmlns:o='urn:o'><channel><o:item/><description><p/></description><ITEM/></channel></rss>",
    "\u{FEFF}<rss><channel><item/></channel></rss>", "<rss/>",
    "<entry xmlns='http://www.w3.org/2005/Atom'><title>A</title><x xmlns='urn:x'><entry/></x></entry>",
  ]

  @Test("the count equals the number of parsed items, however the document is cut", arguments: documents)
  func counts(document: String) throws {
    let bytes = Array(document.utf8)
    let read = try FeedParser.feed(from: bytes, contentType: nil, base: nil).feed.items.count
    let start = bytes.count - bytes.trimmingPrefix(while: { $0 != UInt8(ascii: "<") }).count
    // The first chunk must reach beyond the name of the root element.
    for cut in start + 60..<max(bytes.count, start + 61) {
      var counter = try #require(FeedItemCounter(Array(bytes.prefix(cut))))
      let isTaken = counter.push(bytes.dropFirst(cut))
      let count = counter.finish()
      #expect(isTaken && count == read)
    }
    var counter = try #require(FeedItemCounter(bytes))
    let count = counter.finish()
    #expect(count == read)
  }

  @Test(
    "items are counted in every declared encoding, however the document is cut",
    arguments: [
      ("windows-1252", [0xE9]), ("Shift_JIS", [0x83, 0x5C, 0x95, 0x5C]), ("gb18030", [0x81, 0x30, 0x81, 0x30, 0xB0, 0xA1]),
      ("euc-kr", [0xB0, 0xA1]),
    ] as [(String, [UInt8])])
  func encodings(name: String, bytes: [UInt8]) throws {
    let start = Array("<?xml version='1.0' encoding='\(name)'?><rss><channel><item>".utf8)
    let document = start + bytes + Array("</item><item/></channel></rss>".utf8)
    for cut in start.count...document.count {
      var counter = try #require(FeedItemCounter(Array(document.prefix(cut))))
      let isTaken = counter.push(document.dropFirst(cut))
      let count = counter.finish()
      #expect(isTaken && count == 2)
    }
  }

  @Test(
    "a document that must be parsed as a whole is not counted in chunks",
    arguments: [
      "<channel><item/><channel><item/></channel></channel>", "<rss><channel><item><item/></item></channel></rss>",
      "<rss><channel><description><p><item/></p></description></channel></rss>", "<rss><channel><entry/></channel></rss>",
      "<feed xmlns='http://www.w3.org/2005/Atom'><author><entry/></author></feed>",
      "<rss><channel><item/></chan", "<rss><channel><item>a & b</item></channel></rss>", #"{"items": []}"#, "<html></html>", "",
      "<?xml version='1.0' encoding='iso-2022-jp'?><rss/>", "<?xml version='1.0' encoding='nobody-knows'?><rss/>",
    ])
  func givesUp(document: String) {
    var counter = FeedItemCounter(Array(document.utf8))
    let count = counter?.finish()
    #expect(count == nil)
  }

  @Test("more items than the parser keeps are not counted in chunks", arguments: [(100_000, 100_000), (100_001, nil)] as [(Int, Int?)])
  func many(items: Int, count: Int?) throws {
    var counter = try #require(
      FeedItemCounter(Array("<rss><channel>\(String(repeating: "<item/>", count: items))</channel></rss>".utf8)))
    let counted = counter.finish()
    #expect(counted == count)
  }

  @Test(
    "invalid UTF-8 is detected anywhere in the document",
    arguments: [[0xE9], [0xE2, 0x82], [0xC3, 0x28], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    let document = Array("<rss><channel><item>".utf8) + bytes + Array("</item></channel></rss>".utf8)
    for cut in 20...document.count {
      var counter = FeedItemCounter(Array(document.prefix(cut)))
      let isTaken = counter?.push(document.dropFirst(cut)) ?? false
      let count = isTaken ? counter?.finish() : nil
      #expect(count == nil)
    }
  }
}
