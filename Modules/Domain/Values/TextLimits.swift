/// How much is kept of the short texts that others write: titles, names, categories. A feed may say anything, and what is kept of it is read at every
/// start. What an identity is made of is not cut before the identity is made.
public enum TextLimits {
  /// The most bytes of UTF-8 in a title or a name. The longest that were meant seriously have a few hundred.
  public static let mostBytes = 2048
  /// The most categories that an article keeps.
  public static let mostTags = 200
  /// The most authors that an article or a feed keeps.
  public static let mostAuthors = 100
  /// The most files that an article keeps.
  public static let mostEnclosures = 200
  /// The most bytes of a text that only its server understands, as an `ETag`. One that is longer is of no use cut, and not kept at all.
  public static let mostBytesOfToken = 4096
}

extension String {
  /// The text with at most so many bytes of UTF-8, an ellipsis in place of what was cut. It is cut between characters, unless a single one is longer.
  public func limited(toBytes most: Int = TextLimits.mostBytes) -> String {
    guard utf8.count > most else { return self }
    let ellipsis = "…"
    var end = utf8.index(startIndex, offsetBy: max(most - ellipsis.utf8.count, 0))
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    let beginning = self[..<end]
    // The last character may have gone on behind the cut.
    let whole = beginning.dropLast()
    return String(whole.isEmpty ? beginning : whole) + ellipsis
  }
}
