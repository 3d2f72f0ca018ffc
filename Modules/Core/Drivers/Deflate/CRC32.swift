internal import CZLib

/// The checksum of gzip and PNG (RFC 1952 section 8).
public enum CRC32 {
  public static func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, uInt(bytes.count)))
  }
}
