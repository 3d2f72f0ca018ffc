package import Files
internal import ReaderDomain

/// The positions and sort keys of one feed's articles. The index is a file beside the article file. With it, a list of ten thousand
/// articles reads only the fifty lines that it shows.
///
/// The index holds no information of its own. It is rebuilt when it is missing, damaged, or older than the article file.
package struct ArticleFileIndex: Sendable {
  /// The identity of the article file when the index was made.
  package let identity: FileIdentity
  /// The number of bytes in complete lines. The bytes after them are the incomplete line of a writer that was stopped.
  package let end: Int
  /// The articles, in the order of their lines.
  package let entries: [ArticleFileEntry]
  /// Whether the writer of the article file made the index, under the lock. A reader may have seen lines that were removed again because
  /// the disk was full.
  let isFromWriter: Bool

  /// Whether the positions are still valid: lines may have been appended since, but the file was not rewritten.
  package func fits(_ other: FileIdentity) -> Bool { other.number == identity.number && other.size >= UInt64(end) }

  /// The size in bytes of the latest lines of all articles, with their line breaks.
  var current: Int { entries.reduce(0) { $0 + $1.length + 1 } }

  /// The number of articles in an index file of `size` bytes.
  package static func articles(inFileOf size: Int) -> Int { max(0, size / 8 - headerWords) / ArticleFileEntry.words }

  fileprivate static let mark: UInt64 = 0x3158_4853_4154_5253
  fileprivate static let headerWords = 8

  package init(identity: FileIdentity, end: Int, entries: [ArticleFileEntry], isFromWriter: Bool) {
    self.identity = identity
    self.end = end
    self.entries = entries
    self.isFromWriter = isFromWriter
  }

  /// Reads an index file; nil when the file is incomplete or damaged. Callers may rely on `start`, `head` and `length` to lie within `end`.
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

  /// The content of the index file.
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

/// The start of an index file, which tells whether it fits the article file and how many articles there are. The checksum is not verified,
/// so use it only where a wrong value does no harm.
struct ArticleFileIndexSummary {
  /// The identity of the article file when the index was made.
  let identity: FileIdentity
  /// The number of bytes in complete lines.
  let end: UInt64
  /// The number of articles in the article file.
  let articles: Int

  /// The size of the summary in bytes.
  static let bytes = ArticleFileIndex.headerWords * 8

  /// Reads a summary; nil when the bytes are not the start of an index.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.bytes else { return nil }
    let words = bytes.withUnsafeBytes { buffer in
      (0..<ArticleFileIndex.headerWords).map { UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
    // A line takes more than one byte.
    guard words[0] == ArticleFileIndex.mark, words[6] <= words[3], words[1] / UInt64(ArticleFileEntry.words) <= words[6] else { return nil }
    identity = FileIdentity(size: words[3], number: words[4], changed: words[5])
    end = words[6]
    articles = Int(clamping: words[1]) / ArticleFileEntry.words
  }
}
