@testable import ArticleStorage
@testable import Files
import Domain
import Testing

@Suite("The index of an article file")
struct ArticleFileIndexTests {
  private static let identity = FileIdentity(size: 1000, number: 1, changed: 2)

  private func index(end: Int = 900, start: Int = 100, head: Int = 50, length: Int = 200) -> ArticleFileIndex {
    let place = ArticleSortKey(date: StoreSample.moment, firstSeen: StoreSample.moment, position: 0, id: ArticleID(start: 1, end: 2))
    return ArticleFileIndex(
      identity: Self.identity, end: end, entries: [ArticleFileEntry(place: place, digest: 3, start: start, head: head, length: length)],
      isFromWriter: true)
  }

  @Test("an index survives a round trip")
  func whole() throws {
    let read = try #require(ArticleFileIndex(index().bytes))
    #expect(read.entries == index().entries && read.end == 900 && read.isFromWriter && read.identity == Self.identity)
  }

  @Test("an index with positions outside the lines of the file is invalid")
  func bounds() {
    for index in [
      index(start: 900), index(start: 700), index(start: .max), index(head: 201), index(length: 800),
      index(length: 0xFFFF_FFFF), index(end: 1001), index(end: 0),
    ] { #expect(ArticleFileIndex(index.bytes) == nil, "\(index)") }
  }

  @Test("an index that counts more articles than its size allows is invalid")
  func count() throws {
    var bytes = index().bytes
    #expect(ArticleFileIndexSummary(Array(bytes.prefix(ArticleFileIndexSummary.bytes)))?.articles == 1)
    bytes.replaceSubrange(8..<16, with: Array(repeating: 0xFF, count: 8))
    #expect(ArticleFileIndexSummary(Array(bytes.prefix(ArticleFileIndexSummary.bytes))) == nil)
  }
}
