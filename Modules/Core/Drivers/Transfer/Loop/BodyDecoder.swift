import CLibCurl
import Deflate

/// Decodes a body in the coding gzip or deflate, piece by piece. The limit of a body also holds for its decoded bytes.
///
/// libcurl decodes the other codings. It refuses bodies that browsers show: gzip with several members, or with bytes after its end.
final class BodyDecoder {
  private let coding: GzipInflater.Coding
  private let maximumBytes: Int
  /// Made for the first bytes: it takes 50 kB, and most bodies of a refresh wait until others are read.
  private var inflater: GzipInflater?
  private var byteCount = 0

  init(_ coding: GzipInflater.Coding, maximumBytes: Int) {
    self.coding = coding
    self.maximumBytes = maximumBytes
  }

  /// Decodes the next bytes, and appends the result to `decoded`.
  /// - Throws: when the body is damaged or too large. What was decoded before is in `decoded`.
  func decode(_ bytes: [UInt8], to decoded: inout [UInt8]) throws(TransferError) {
    let inflater = try takeInflater()
    let isComplete: Bool
    do throws(InflateError) {
      isComplete = try bytes.withUnsafeBufferPointer { (bytes) throws(InflateError) in
        try inflater.decompress(UnsafeRawBufferPointer(bytes)) { piece in
          guard piece.count <= maximumBytes - byteCount else { return false }
          byteCount += piece.count
          decoded.append(contentsOf: piece)
          return true
        }
      }
    } catch {
      throw .invalidResponse("the compressed body is damaged: \(error.reason)")
    }
    guard isComplete else { throw .bodyTooLarge(limit: maximumBytes) }
  }

  private func takeInflater() throws(TransferError) -> GzipInflater {
    if let inflater { return inflater }
    do throws(InflateError) {
      let made = try GzipInflater(coding)
      inflater = made
      return made
    } catch {
      throw .failed(code: Int(CURLE_OUT_OF_MEMORY.rawValue), error.reason)
    }
  }
}
