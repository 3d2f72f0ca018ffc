package import Domain

/// What a list needs to know of an article before it opens the line on which the article stands.
package struct ArticleFileEntry: Hashable, Sendable {
  /// Where the article stands in a list.
  package let place: ArticleSortKey
  /// The digest of what arrived (`ContentHash`).
  package let digest: UInt64
  /// Where its line begins in the file, in bytes.
  package let start: Int
  /// How much of the line, in bytes, is there before the body.
  package let head: Int
  /// The length of the line without its end, in bytes.
  package let length: Int

  /// Its identity.
  package var id: ArticleID { place.id }
}

extension ArticleFileEntry {
  /// How many words one takes in the file of an index.
  package static let words = 7

  /// Reads it from the words of an index.
  package init(_ word: (Int) -> UInt64) {
    let (ends, lengths) = (word(1), word(6))
    place = ArticleSortKey(
      date: Timestamp(milliseconds: Int64(bitPattern: word(2))), firstSeen: Timestamp(milliseconds: Int64(bitPattern: word(3))),
      position: Int(ends & 0xFFFF_FFFF), id: ArticleID(start: word(0), end: UInt16(truncatingIfNeeded: ends >> 32)))
    digest = word(4)
    start = Int(truncatingIfNeeded: word(5))
    head = Int(lengths >> 32)
    length = Int(lengths & 0xFFFF_FFFF)
  }

  /// It as words of an index.
  var asWords: [UInt64] {
    [
      id.start, UInt64(id.end) << 32 | UInt64(UInt32(clamping: place.position)), UInt64(bitPattern: place.date.milliseconds),
      UInt64(bitPattern: place.firstSeen.milliseconds), digest, UInt64(start), UInt64(head) << 32 | UInt64(length),
    ]
  }
}
