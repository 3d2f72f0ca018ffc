import ReaderDomain
@testable import Syndication
import Testing

@Suite("Feed reader")
struct FeedReaderTests {
  private static let documents = [
    "<rss><channel><title>T</title><item><title>A</title></item></channel></rss>",
    "<rss><channel><title>T</title><item><title>a & b</title></item>",
    #"{"version": "https://jsonfeed.org/version/1.1", "title": "T", "items": [{"id": "1", "title": "A"}]}"#,
    "<rss><channel><title>T</title><x><item><title>A</title></item></x></channel></rss>",
  ]

  @Test("a feed of any format is read while it arrives, parsed at once, at the end or in between", arguments: documents, [1, 5, 4096])
  func reads(document: String, chunk: Int) throws {
    let bytes = Array(document.utf8)
    let whole = try FeedParser.feed(from: bytes, contentType: nil, base: FeedText.origin)
    for period in [1, 3, nil] {
      var reader = FeedReader(contentType: nil, base: FeedText.origin)
      for (number, start) in stride(from: 0, to: bytes.count, by: chunk).enumerated() {
        reader.keep(Array(bytes[start..<min(start + chunk, bytes.count)]))
        if let period, number % period == 0 { reader.parse() }
      }
      #expect(reader.count == bytes.count && reader.digest.text == DocumentDigest.text(of: bytes))
      let read = try reader.finish()
      #expect(read == whole && !read.feed.items.isEmpty)
    }
  }

  @Test("a document that is no feed is refused at its end")
  func refused() {
    var reader = FeedReader(contentType: nil, base: nil)
    reader.keep(Array("<html><body>no".utf8))
    reader.keep(Array(" feed</body></html>".utf8))
    #expect(throws: FormatError.page) { try reader.finish() }
  }

  @Test("the digest of a document depends on every byte, on their order and number, and not on the chunks")
  func digest() {
    var seen: Set<String> = []
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8($0) }
      for place in bytes.indices {
        var changed = bytes
        changed[place] ^= 1
        seen.insert(DocumentDigest.text(of: changed))
      }
      seen.insert(DocumentDigest.text(of: bytes))
      for cut in 0...count {
        var digest = DocumentDigest()
        digest.add(Array(bytes[..<cut]))
        digest.add(Array(bytes[cut...]))
        #expect(digest.text == DocumentDigest.text(of: bytes))
      }
    }
    seen.insert(DocumentDigest.text(of: (0..<40).reversed()))
    // All are distinct: no number, no order and no zero byte is overlooked.
    #expect(seen.count == 41 + (0..<40).reduce(0, +))
    #expect(Set((0..<20).map { DocumentDigest.text(of: Array(repeating: 0, count: $0)) }).count == 20)
    #expect(seen.allSatisfy { $0.count == 16 })
  }
}
