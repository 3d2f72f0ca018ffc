internal import Files
internal import RecordJSON
internal import Domain

/// How far a journal was read, and what was found up to there.
///
/// Whatever carries files from device to device may bring a part of one first: a last line that has not ended is left for later.
struct JournalPosition: Hashable, Sendable {
  /// So many bytes were read.
  private(set) var offset = 0
  /// Whether they end within a line that is too long.
  private(set) var isInLongLine = false
  /// Of what stands right before the place.
  private(set) var digest: UInt64 = 0
  /// How many strokes were found.
  private(set) var changes = 0
  /// How many lines were none: damaged ones, or those of a later version of the program. They are passed over.
  private(set) var unreadable = 0

  private static let block = 1 << 20
  private static let digested = 4096
  /// So much is searched at once for the end of the last line.
  private static let tail = 1 << 16

  /// The beginning.
  init() {}

  /// The end of whole lines in a journal of which nothing is known.
  init(endIn file: borrowing FileDescriptor) throws(FileError) {
    var end = try file.size()
    while end > 0 {
      let start = max(0, end - Self.tail)
      if let last = try file.bytes(from: start, to: end).lastIndex(of: UInt8(ascii: "\n")) {
        offset = start + last + 1
        break
      }
      end = start
    }
    try digest(in: file)
  }

  /// Whether a journal still is what it was up to here, as far as its last bytes show.
  func fits(_ file: borrowing FileDescriptor) throws(FileError) -> Bool {
    guard offset > 0 else { return true }
    guard try file.size() >= offset else { return false }
    var other = self
    try other.digest(in: file)
    return other.digest == digest
  }

  /// Reads on to the end, or until about `most` strokes were read.
  /// - Returns: whether that is the end.
  mutating func advance(
    in file: borrowing FileDescriptor, most: Int = .max, _ take: (StatusChangeRecord) -> Void
  ) throws(FileError) -> Bool {
    let (start, before) = (offset, changes)
    let size = try file.size()
    while offset < size, changes - before < most {
      let block = try file.bytes(from: offset, to: min(size, offset + Self.block))
      if let end = block.lastIndex(of: UInt8(ascii: "\n")) {
        for line in block[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { read(line, take) }
        offset += end + 1
      } else if isInLongLine || block.count > JournalFile.longestLine {
        if !isInLongLine { unreadable += 1 }
        isInLongLine = true
        offset += block.count
      } else {
        break
      }
    }
    if offset != start { try digest(in: file) }
    return changes - before < most
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ take: (StatusChangeRecord) -> Void) {
    if isInLongLine {
      isInLongLine = false
    } else if let change = StatusChangeLine.change(in: line) {
      changes += 1
      take(change)
    } else if !line.isEmpty {
      unreadable += 1
    }
  }

  private mutating func digest(in file: borrowing FileDescriptor) throws(FileError) {
    var digest = ContentDigest()
    let bytes = try file.bytes(from: max(0, offset - Self.digested), to: offset)
    bytes.withUnsafeBytes { digest.add($0) }
    self.digest = digest.value
  }
}

// MARK: As a record

extension JournalPosition: JSONRecord {
  init(reading reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "offset": offset = try reader.integer()
      case "long": isInLongLine = try reader.flag()
      case "digest": digest = try reader.value { UInt64($0, radix: 16) }
      case "strokes": changes = try reader.integer()
      case "unreadable": unreadable = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard offset >= 0 else { throw reader.damage("there is no place \(offset)") }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("offset", offset)
    writer.member("long", isInLongLine)
    writer.member("digest", ContentDigest.text(digest))
    writer.member("strokes", changes)
    writer.member("unreadable", unreadable)
    writer.endObject()
  }
}
