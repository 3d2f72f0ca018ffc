import Deflate

/// The decompressed bytes of a gzip stream; nil when it is damaged.
func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
  var output: [UInt8] = []
  do {
    let inflater = try GzipInflater(.gzip)
    _ = try bytes.withUnsafeBytes { bytes in
      try inflater.decompress(bytes) { piece in
        output += piece
        return true
      }
    }
  } catch {
    return nil
  }
  return output
}
