/// Why data cannot be decompressed.
public struct InflateError: Error, Hashable {
  /// zlib's reason.
  public let reason: String
}
