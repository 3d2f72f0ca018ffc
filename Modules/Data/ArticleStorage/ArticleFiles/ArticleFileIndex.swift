package import Files
internal import Domain

/// Where the articles of one feed stand in its file, and in which order they are listed. It is written beside the file, so that a list of ten
/// thousand articles opens the fifty lines that it shows.
///
/// It says nothing that the file does not say: one that is missing, damaged or older than the file is made again.
package struct ArticleFileIndex: Sendable {
  /// The file as it was when the index was made.
  package let identity: FileIdentity
  /// How many bytes of the file are whole lines. What follows was being written when its writer was stopped.
  package let end: Int
  /// The articles, in the order of their lines.
  package let entries: [ArticleFileEntry]
  /// Whether it was made by who wrote the file, under the lock. A reader may have met lines that were taken back, on a full disk.
  let isFromWriter: Bool

  /// Whether the lines still stand where they stood: lines may have been added since, but the file was not written anew.
  package func fits(_ other: FileIdentity) -> Bool { other.number == identity.number && other.size >= UInt64(end) }

  /// How many bytes the lines of the articles take as they are.
  package var current: Int { entries.reduce(0) { $0 + $1.length } }

  /// How many articles an index tells of whose file has so many bytes.
  package static func articles(inFileOf size: Int) -> Int { max(0, size / 8 - headerWords) / ArticleFileEntry.words }

  fileprivate static let mark: UInt64 = 0x3158_4853_4154_5253
  fileprivate static let headerWords = 8

  package init(identity: FileIdentity, end: Int, entries: [ArticleFileEntry], isFromWriter: Bool) {
    self.identity = identity
    self.end = end
    self.entries = entries
    self.isFromWriter = isFromWriter
  }

  /// Reads the file of an index; nil when it is not one that was written whole, or when it points to where no line can stand: whoever reads lines
  /// may rely on it that `start`, `head` and `length` lie within `end`.
  package init?(_ bytes: [UInt8]) {
    let words = bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / 8).map { UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
    guard words.count >= Self.headerWords, words[0] == Self.mark, bytes.count == words.count * 8 else { return nil }
    let rows = words[Self.headerWords...]
    guard words[1] == UInt64(rows.count), words[2] == Self.checksum(words[3...]), rows.count % ArticleFileEntry.words == 0 else {
      return nil
    }
    identity = FileIdentity(size: words[3], number: words[4], changed: words[5])
    guard let end = Int(exactly: words[6]), words[6] <= words[3] else { return nil }
    self.end = end
    isFromWriter = words[7] != 0
    entries = stride(from: rows.startIndex, to: rows.endIndex, by: ArticleFileEntry.words).map { start in
      ArticleFileEntry { words[start + $0] }
    }
    guard entries.allSatisfy({ $0.start >= 0 && $0.head <= $0.length && $0.start < end && $0.length < end - $0.start }) else { return nil }
  }

  /// The file of the index.
  package var bytes: [UInt8] {
    var content = [identity.size, identity.number, identity.changed, UInt64(end), isFromWriter ? 1 : 0]
    content.reserveCapacity(content.count + entries.count * ArticleFileEntry.words)
    for entry in entries { content += entry.asWords }
    let words = [Self.mark, UInt64(entries.count * ArticleFileEntry.words), Self.checksum(content[...])] + content
    return words.withUnsafeBytes { Array($0) }
  }

  private static func checksum(_ words: ArraySlice<UInt64>) -> UInt64 {
    var digest = ContentDigest()
    for word in words { digest.add(word) }
    return digest.value
  }
}

/// The beginning of an index, which tells whether it fits the file and how many articles there are. It is read without the rest, so nothing that
/// depends on its being right may be done with it.
struct ArticleFileIndexSummary {
  /// The file as it was when the index was made.
  let identity: FileIdentity
  /// How many bytes of the file are whole lines.
  let end: UInt64
  /// How many articles the file holds.
  let articles: Int

  /// How many bytes it takes.
  static let bytes = ArticleFileIndex.headerWords * 8

  /// Reads it; nil when it is not the beginning of an index.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.bytes else { return nil }
    let words = bytes.withUnsafeBytes { buffer in
      (0..<ArticleFileIndex.headerWords).map { UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
    // A line takes more than a byte.
    guard words[0] == ArticleFileIndex.mark, words[6] <= words[3], words[1] / UInt64(ArticleFileEntry.words) <= words[6] else { return nil }
    identity = FileIdentity(size: words[3], number: words[4], changed: words[5])
    end = words[6]
    articles = Int(clamping: words[1]) / ArticleFileEntry.words
  }
}
