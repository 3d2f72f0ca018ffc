internal import CZLib

/// The zlib format (RFC 1950).
public enum ZlibFormat {
  /// Compresses bytes at zlib's highest level; nil when zlib has no memory.
  public static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var size = compressBound(uLong(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(size))
    guard compress2(&output, &size, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK else { return nil }
    return Array(output[..<Int(size)])
  }
}
