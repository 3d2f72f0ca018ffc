internal import Files
internal import ReaderDomain
internal import RecordJSON

/// The position up to which a journal was read, and what was counted up to there.
///
/// A file sync service may deliver a file in parts, so an unfinished last line is read later.
struct JournalPosition: Hashable, Sendable {
  /// The number of bytes that were read.
  private(set) var offset = 0
  /// Whether the position is inside an overlong line.
  private(set) var isInLongLine = false
  /// The hash of the bytes right before the position.
  private(set) var digest: UInt64 = 0
  /// The number of status changes.
  private(set) var changes = 0
  /// The number of lines that are not status changes: damaged lines and lines of a later version. They are skipped.
  private(set) var unreadable = 0

  private static let block = 1 << 20
  private static let digested = 4096
  /// More than any journal has, and few enough that no sum overflows.
  private static let largestOffset = 1 << 40
  /// The number of bytes that are searched at once for the end of the last line.
  private static let tail = 1 << 16

  /// The start of a journal.
  init() {}

  /// The end of the last complete line of a journal that was not read yet.
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

  /// Moves over status changes that are known without reading them, because this device has just appended them.
  mutating func pass(_ changes: Int, to end: Int, in file: borrowing FileDescriptor) throws(FileError) {
    offset = end
    self.changes += changes
    try digest(in: file)
  }

  /// Whether the journal is unchanged up to this position, judging by the last bytes before it.
  func fits(_ file: borrowing FileDescriptor) throws(FileError) -> Bool {
    guard offset > 0 else { return true }
    guard try file.size() >= offset else { return false }
    var other = self
    try other.digest(in: file)
    return other.digest == digest
  }

  /// Reads on, to the end or until about `maximum` status changes were read.
  /// - Returns: whether the end was reached.
  mutating func advance(
    in file: borrowing FileDescriptor, maximum: Int = .max, _ take: (StatusChangeRecord) -> Void
  ) throws(FileError) -> Bool {
    let (start, before) = (offset, changes)
    let size = try file.size()
    var reader = StatusChangeLineReader()
    while offset < size, changes - before < maximum {
      let block = try file.bytes(from: offset, to: min(size, offset + Self.block))
      // Another program has cut the file meanwhile.
      if block.isEmpty { break }
      if let end = block.lastIndex(of: UInt8(ascii: "\n")) {
        var start = 0
        while start <= end {
          let lineEnd = block.withUnsafeBufferPointer { $0.firstPosition(of: UInt8(ascii: "\n"), from: start) } ?? end
          read(block[start..<lineEnd], &reader, take)
          start = lineEnd + 1
        }
        offset += end + 1
      } else if isInLongLine || block.count > SyncStatusLine.longestLine {
        if !isInLongLine { unreadable += 1 }
        isInLongLine = true
        offset += block.count
      } else {
        break
      }
    }
    if offset != start { try digest(in: file) }
    return changes - before < maximum
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ reader: inout StatusChangeLineReader, _ take: (StatusChangeRecord) -> Void) {
    if isInLongLine {
      isInLongLine = false
    } else if let change = reader.change(in: line) {
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
    guard (0...Self.largestOffset).contains(offset) else { throw reader.damage("'offset' is out of range") }
    // Each line takes more than one byte.
    guard (0...offset).contains(changes), (0...offset).contains(unreadable) else {
      throw reader.damage("a number of lines is out of range")
    }
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
