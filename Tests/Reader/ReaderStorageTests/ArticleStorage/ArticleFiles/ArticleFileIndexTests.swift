import CoreDomain
import DataDoubles
import ReaderDomain
@testable import ArticleStorage
@testable import Files
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
    let other = ArticleFileIndex(identity: Self.identity, end: 0, entries: [], isFromWriter: false)
    let empty = try #require(ArticleFileIndex(other.bytes))
    #expect(empty.entries.isEmpty && empty.end == 0 && !empty.isFromWriter)
  }

  @Test("an entry survives a round trip, also with the largest values")
  func entries() {
    for (position, id) in [(0, ArticleID(start: 0, end: 0)), (0xFFFF_FFFF, ArticleID(start: .max, end: .max))] {
      let place = ArticleSortKey(
        date: Timestamp(milliseconds: -1), firstSeen: StoreSample.moment.adding(minutes: 1), position: position, id: id)
      let entry = ArticleFileEntry(place: place, digest: .max, start: 1 << 40, head: 0xFFFF_FFFE, length: 0xFFFF_FFFF)
      let words = entry.asWords
      #expect(words.count == ArticleFileEntry.words && ArticleFileEntry { words[$0] } == entry)
      #expect(entry.head == 0xFFFF_FFFE && entry.length == 0xFFFF_FFFF && entry.id == id)
    }
  }

  @Test("an index with a changed, missing or additional byte is invalid")
  func damaged() {
    let bytes = index().bytes
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(ArticleFileIndex(changed) == nil, "byte \(place)")
      #expect(ArticleFileIndex(Array(bytes[..<place])) == nil, "\(place) bytes")
    }
    for more in [1, 7, 8, 56] { #expect(ArticleFileIndex(bytes + Array(repeating: 0, count: more)) == nil) }
  }

  @Test("an index fits a file with the same number that has at least its lines")
  func fits() {
    for (size, number, expected) in [(900, 1, true), (5000, 1, true), (899, 1, false), (900, 2, false)] as [(UInt64, UInt64, Bool)] {
      #expect(index().fits(FileIdentity(size: size, number: number, changed: 77)) == expected)
    }
  }

  @Test("the size of an index file tells the number of articles, and the articles tell the size of their lines")
  func sizes() {
    for count in [0, 1, 2, 50] {
      let index = ArticleFileIndex(
        identity: Self.identity, end: 900, entries: Array(repeating: index().entries[0], count: count), isFromWriter: true)
      #expect(ArticleFileIndex.articles(inFileOf: index.bytes.count) == count)
      #expect(index.current == count * 201)
    }
    for size in [0, 8, 63] { #expect(ArticleFileIndex.articles(inFileOf: size) == 0) }
  }

  @Test("an index with positions outside the lines of the file is invalid")
  func bounds() {
    for index in [
      index(start: 900), index(start: 700), index(start: .max), index(head: 201), index(length: 800),
      index(length: 0xFFFF_FFFF), index(end: 1001), index(end: 0),
    ] { #expect(ArticleFileIndex(index.bytes) == nil, "\(index)") }
  }

  @Test("an index with positions at the bounds of the file is valid")
  func validBounds() {
    for index in [index(start: 0), index(start: 699), index(head: 200), index(end: 1000)] {
      #expect(ArticleFileIndex(index.bytes)?.entries == index.entries, "\(index)")
    }
  }

  @Test("an index that counts more articles than its size allows is invalid")
  func count() throws {
    var bytes = index().bytes
    #expect(ArticleFileIndexSummary(Array(bytes.prefix(ArticleFileIndexSummary.bytes)))?.articles == 1)
    bytes.replaceSubrange(8..<16, with: Array(repeating: 0xFF, count: 8))
    #expect(ArticleFileIndexSummary(Array(bytes.prefix(ArticleFileIndexSummary.bytes))) == nil)
  }

  @Test("a summary is the start of an index")
  func summary() throws {
    let start = Array(index().bytes.prefix(ArticleFileIndexSummary.bytes))
    let summary = try #require(ArticleFileIndexSummary(start))
    #expect(summary.identity == Self.identity && summary.end == 900 && summary.articles == 1)
    #expect(ArticleFileIndexSummary(Array(start.dropLast())) == nil && ArticleFileIndexSummary(start + [0]) == nil)
    #expect(ArticleFileIndexSummary([start[0] ^ 1] + start.dropFirst()) == nil)
    #expect(ArticleFileIndexSummary(Array(index(end: 1000).bytes.prefix(64)))?.end == 1000)
    #expect(ArticleFileIndexSummary(Array(index(end: 1001).bytes.prefix(64))) == nil)
  }

  @Test("a summary may count as many articles as the lines have bytes, and no more")
  func maximumArticles() {
    let entry = index().entries[0]
    for (end, isValid) in [(3, true), (2, false)] {
      let index = ArticleFileIndex(identity: Self.identity, end: end, entries: [entry, entry, entry], isFromWriter: true)
      #expect((ArticleFileIndexSummary(Array(index.bytes.prefix(64))) != nil) == isValid)
    }
  }
}
