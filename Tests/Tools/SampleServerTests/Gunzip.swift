import CZLib

/// The decompressed bytes of a gzip stream; nil when it is damaged or they exceed `limit`.
func gunzip(_ bytes: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
  var stream = z_stream()
  guard shim_gzip_inflate_init(&stream) == Z_OK else { return nil }
  defer { inflateEnd(&stream) }
  var input = bytes
  var status = Z_STREAM_ERROR
  let output = [UInt8](unsafeUninitializedCapacity: limit) { output, written in
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = uInt(output.count)
      status = inflate(&stream, Z_FINISH)
    }
    written = limit - Int(stream.avail_out)
  }
  return status == Z_STREAM_END ? output : nil
}
