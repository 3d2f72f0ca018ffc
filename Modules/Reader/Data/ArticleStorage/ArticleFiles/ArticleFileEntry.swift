internal import CoreDomain
package import ReaderDomain

/// What a list needs of an article before it reads the article's line.
package struct ArticleFileEntry: Hashable, Sendable {
  package let place: ArticleSortKey
  /// The hash of the article as the server sent it (`ContentHash`).
  package let digest: UInt64
  /// The offset of the line in the file, in bytes.
  package let start: Int
  /// Both lengths in one word: a session keeps the entries of all articles in memory.
  private let lengths: UInt64

  package init(place: ArticleSortKey, digest: UInt64, start: Int, head: Int, length: Int) {
    (self.place, self.digest, self.start) = (place, digest, start)
    lengths = UInt64(UInt32(clamping: head)) << 32 | UInt64(UInt32(clamping: length))
  }

  /// The length of the line up to the body, in bytes.
  package var head: Int { Int(lengths >> 32) }
  /// The length of the line without its line break, in bytes.
  package var length: Int { Int(lengths & 0xFFFF_FFFF) }
  package var id: ArticleID { place.id }
}

extension ArticleFileEntry {
  /// The number of 64-bit words that an entry takes in an index file.
  package static let words = 7

  /// Reads an entry from the words of an index.
  package init(_ word: (Int) -> UInt64) {
    let ends = word(1)
    place = ArticleSortKey(
      date: Timestamp(milliseconds: Int64(bitPattern: word(2))), firstSeen: Timestamp(milliseconds: Int64(bitPattern: word(3))),
      position: Int(ends & 0xFFFF_FFFF), id: ArticleID(start: word(0), end: UInt16(truncatingIfNeeded: ends >> 32)))
    digest = word(4)
    start = Int(truncatingIfNeeded: word(5))
    lengths = word(6)
  }

  /// The entry as words of an index.
  var asWords: [UInt64] {
    [
      id.start, UInt64(id.end) << 32 | UInt64(UInt32(clamping: place.position)), UInt64(bitPattern: place.date.milliseconds),
      UInt64(bitPattern: place.firstSeen.milliseconds), digest, UInt64(start), lengths,
    ]
  }
}
