internal import CoreData
internal import Database
internal import Files
internal import FileStorage
internal import ReaderDomain

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Recovers the marks from the pages of a database whose first pages are broken, so that SQLite cannot read it. Stars must survive that.
///
/// The table `mark` is a tree of index pages (https://www.sqlite.org/fileformat2.html, sections 1.6 and 2.1). Every cell that looks like a
/// row of the table is taken, even on free pages. A mark that was removed long ago may return, but none is lost.
struct MarkPages {
  private(set) var marks: [ArticleID: Set<ArticleMark>] = [:]

  /// The powers of two from 512 to 65,536 (section 1.3.2).
  private static let pageSizes = (9...16).map { 1 << $0 }
  /// The number of pages that are read at once.
  private static let pagesAtOnce = 64
  private static let (interiorPage, leafPage): (UInt8, UInt8) = (0x02, 0x0A)
  private static let longestWord = 64

  /// Scans a database and its WAL.
  init(ofDatabase path: String) throws(DatabaseError) {
    do throws(FileError) {
      let header = try FileDescriptor(openingRegular: path, O_RDONLY).bytes(from: 0, count: 18)
      let noted = header.count == 18 ? Int(header[16]) << 8 | Int(header[17]) : 0
      // The largest size does not fit into two bytes.
      let size = noted == 1 ? 65_536 : noted
      let log = path + DataDirectory.databaseLog
      let hasLog = try FileSystem.size(of: log) > 0
      // A broken header does not tell the size. At a wrong size, hardly anything looks like a row.
      for size in Self.pageSizes.contains(size) ? [size] : Self.pageSizes {
        try add(pagesOf: path, pageSize: size, start: 0, before: 0)
        // In a WAL, each page follows a frame header (section 4.1).
        if hasLog { try add(pagesOf: log, pageSize: size, start: 32, before: 24) }
      }
    } catch {
      throw .disk(reason: error.reason)
    }
  }

  private mutating func add(pagesOf path: String, pageSize: Int, start: Int, before: Int) throws(FileError) {
    let file = try FileDescriptor(openingRegular: path, O_RDONLY)
    let frame = before + pageSize
    var offset = start
    while true {
      let frames = try file.bytes(from: offset, count: frame * Self.pagesAtOnce)
      for first in stride(from: 0, through: frames.count - frame, by: frame) { add(page: frames[(first + before)..<(first + frame)]) }
      guard frames.count == frame * Self.pagesAtOnce else { return }
      offset += frames.count
    }
  }

  private mutating func add(page: ArraySlice<UInt8>) {
    let bytes = PageBytes(page)
    guard let kind = bytes[0], kind == Self.interiorPage || kind == Self.leafPage, let cells = bytes.number(at: 3) else { return }
    let (pointers, child) = kind == Self.leafPage ? (8, 0) : (12, 4)
    for cell in 0..<cells {
      guard let place = bytes.number(at: pointers + 2 * cell) else { return }
      if let (id, word) = Self.row(in: bytes, at: place + child) { marks[id, default: []].insert(word) }
    }
  }

  /// Parses a row of two texts: an article's id and a word.
  private static func row(in bytes: PageBytes, at place: Int) -> (ArticleID, ArticleMark)? {
    guard let (payload, header) = bytes.varint(at: place), let (headerSize, types) = bytes.varint(at: header),
      let (idType, next) = bytes.varint(at: types), let (wordType, end) = bytes.varint(at: next), end == header + headerSize,
      let idCount = count(ofText: idType), idCount == ArticleID.digits,
      let wordCount = count(ofText: wordType), (1...longestWord).contains(wordCount),
      payload == headerSize + idCount + wordCount, let id = bytes.text(at: end, count: idCount).flatMap(ArticleID.init(digits:)),
      let mark = bytes.text(at: end + idCount, count: wordCount).flatMap(mark)
    else { return nil }
    return (id, mark)
  }

  /// The mark with this name, which is a tag or has only visible ASCII characters. A brace begins the record of another table.
  private static func mark(_ word: ArraySlice<UInt8>) -> ArticleMark? {
    guard let name = String(validating: word, as: UTF8.self) else { return nil }
    let mark = ArticleMark(rawValue: name)
    return mark.tag != nil || word.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "{") } ? mark : nil
  }

  /// The length in bytes of a text with this serial type (section 2.1); nil when the type is not a text.
  private static func count(ofText type: Int) -> Int? { type >= 13 && type % 2 == 1 ? (type - 13) / 2 : nil }
}

/// The bytes of a page. Offsets in a damaged page may be out of bounds, so each access is checked.
private struct PageBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  subscript(place: Int) -> UInt8? {
    place >= 0 && place < bytes.count ? bytes[bytes.startIndex + place] : nil
  }

  /// A big-endian number of two bytes.
  func number(at place: Int) -> Int? {
    guard let high = self[place], let low = self[place + 1] else { return nil }
    return Int(high) << 8 | Int(low)
  }

  /// A varint of one or two bytes with seven bits each, and the offset after it. Longer ones exceed any value on a page.
  func varint(at place: Int) -> (value: Int, end: Int)? {
    guard let first = self[place] else { return nil }
    guard first >= 0x80 else { return (Int(first), place + 1) }
    guard let second = self[place + 1], second < 0x80 else { return nil }
    return (Int(first & 0x7F) << 7 | Int(second), place + 2)
  }

  func text(at place: Int, count: Int) -> ArraySlice<UInt8>? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[(bytes.startIndex + place)..<(bytes.startIndex + place + count)]
  }
}
