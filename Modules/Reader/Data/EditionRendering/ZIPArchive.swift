internal import Deflate

/// Writes a ZIP file (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT) whose entries are stored without compression: pictures are
/// compressed already, and the text of an edition is small. The same entries and time always give the same bytes.
struct ZIPArchive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0
  /// The time of all entries, in the format of MS-DOS.
  private let time: (date: UInt16, time: UInt16)

  /// All entries get this time. The format has no years before 1980. `minuteOfDay` is from 0 to 1439.
  init(year: Int, month: Int, day: Int, minuteOfDay: Int) {
    let years = UInt16(min(max(year - 1980, 0), 127))
    time = (
      years << 9 | UInt16(month) << 5 | UInt16(day), UInt16(minuteOfDay / 60) << 11 | UInt16(minuteOfDay % 60) << 5
    )
  }

  /// Adds a file. The name is one of this program's own, in ASCII.
  mutating func add(_ name: String, _ content: [UInt8]) {
    let offset = UInt32(bytes.count)
    let header = fields(of: name, content)
    bytes += Self.bytes(0x0403_4B50 as UInt32) + header + Array(name.utf8)
    bytes += content
    directory += Self.bytes(0x0201_4B50 as UInt32) + Self.bytes(Self.version) + header
    // Comment, disk, internal and external attributes: a regular file.
    directory += Self.bytes(0 as UInt16) + Self.bytes(0 as UInt16) + Self.bytes(0 as UInt16) + Self.bytes(0o100644 << 16 as UInt32)
    directory += Self.bytes(offset) + Array(name.utf8)
    count += 1
  }

  /// The whole file.
  var file: [UInt8] {
    let end =
      Self.bytes(0x0605_4B50 as UInt32) + Self.bytes(0 as UInt16) + Self.bytes(0 as UInt16) + Self.bytes(count) + Self.bytes(count)
      + Self.bytes(UInt32(directory.count)) + Self.bytes(UInt32(bytes.count)) + Self.bytes(0 as UInt16)
    return bytes + directory + end
  }

  /// Version 2.0, made on Unix.
  private static let version: UInt16 = 3 << 8 | 20

  /// What the local header and the directory have in common: from the needed version to the length of the extra field.
  private func fields(of name: String, _ content: [UInt8]) -> [UInt8] {
    let size = UInt32(content.count)
    return Self.bytes(20 as UInt16) + Self.bytes(0 as UInt16) + Self.bytes(0 as UInt16) + Self.bytes(time.time) + Self.bytes(time.date)
      + Self.bytes(CRC32.checksum(of: content)) + Self.bytes(size) + Self.bytes(size) + Self.bytes(UInt16(name.utf8.count))
      + Self.bytes(0 as UInt16)
  }

  /// Least significant byte first.
  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
