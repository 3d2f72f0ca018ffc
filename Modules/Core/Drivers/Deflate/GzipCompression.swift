internal import CZLib

/// The gzip format (RFC 1952).
public enum GzipCompression {
  /// Compresses bytes; nil when zlib has no memory. The header contains no time and no name, so that the same bytes always give the same
  /// result.
  public static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard shim_gzip_deflate_init(&stream) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    let room = Int(deflateBound(&stream, uLong(bytes.count)))
    var status = Z_STREAM_ERROR
    let output = [UInt8](unsafeUninitializedCapacity: room) { output, written in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        status = deflate(&stream, Z_FINISH)
      }
      written = room - Int(stream.avail_out)
    }
    return status == Z_STREAM_END ? output : nil
  }
}
