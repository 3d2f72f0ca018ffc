internal import CoreDomain
internal import ReaderDomain

extension JournalCheckpoint {
  /// A status change in twenty bytes. Entries are sorted by subject.
  struct Entry: Comparable {
    static let size = 20
    let start: UInt64
    let end: UInt16
    let mark: UInt16
    /// The time in the upper 63 bits, and whether the mark was set in the lowest bit.
    private let state: Int64

    var moment: Int64 { state >> 1 }
    var isSet: Bool { state & 1 == 1 }

    init(_ change: StatusChangeRecord, mark: Int) {
      (start, end) = (change.subject.article.start, change.subject.article.end)
      self.mark = UInt16(truncatingIfNeeded: mark)
      state = change.moment.milliseconds << 1 | (change.isSet ? 1 : 0)
    }

    init(_ subject: StatusChangeRecord.Subject, mark: Int) {
      (start, end) = (subject.article.start, subject.article.end)
      self.mark = UInt16(truncatingIfNeeded: mark)
      state = .min
    }

    init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
      start = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      end = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt16.self))
      mark = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 10, as: UInt16.self))
      state = Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 12, as: Int64.self))
    }

    func write(to bytes: inout [UInt8]) {
      withUnsafeBytes(of: start.littleEndian) { bytes.append(contentsOf: $0) }
      withUnsafeBytes(of: end.littleEndian) { bytes.append(contentsOf: $0) }
      withUnsafeBytes(of: mark.littleEndian) { bytes.append(contentsOf: $0) }
      withUnsafeBytes(of: state.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Whether the subject of this entry sorts after the subject of another one.
    func isBehind(_ other: Entry) -> Bool { (start, end, mark) > (other.start, other.end, other.mark) }

    func isAbout(_ other: Entry) -> Bool { start == other.start && end == other.end && mark == other.mark }

    static func < (left: Entry, right: Entry) -> Bool {
      (left.start, left.end, left.mark, left.state) < (right.start, right.end, right.mark, right.state)
    }
  }

  /// A block: a checksum, followed by as many entries as fit.
  enum Block {
    static let size = 4096
    static let entries = (size - digest) / Entry.size
    static let digest = 8
    /// The number of blocks that are read at once.
    static let together = 64

    static func bytes(_ entries: ArraySlice<Entry>) -> [UInt8] {
      var content: [UInt8] = []
      content.reserveCapacity(size)
      for entry in entries { entry.write(to: &content) }
      content += Array(repeating: 0, count: size - digest - content.count)
      return JournalCheckpoint.digest(of: content[...]) + content
    }
  }

  /// A checksum that is stored with the bytes, to detect damage.
  static func digest(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var digest = ContentDigest()
    bytes.withUnsafeBytes { digest.add($0) }
    return withUnsafeBytes(of: digest.value.littleEndian) { Array($0) }
  }
}
