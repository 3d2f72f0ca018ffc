package import CoreData
public import CoreDomain
public import Transfer

/// The bytes of a document.
public enum DocumentBody: Hashable, Sendable {
  /// All bytes.
  case whole([UInt8])
  /// A stream of bytes that are still arriving from a server.
  case arriving(BodyStream, from: WebURL)

  /// Passes on the bytes in order, in chunks as they arrive.
  /// - Throws: the error that ended the transfer before the last chunk.
  func forEachChunk(_ take: ([UInt8]) -> Void) async throws(NetworkError) {
    switch self {
    case .whole(let bytes): take(bytes)
    case .arriving(let stream, let url):
      do throws(TransferError) {
        var chunks = stream.makeAsyncIterator()
        while let chunk = try await chunks.next() { take(chunk) }
      } catch {
        throw NetworkError(error, asking: url)
      }
    }
  }

  /// At least `count` bytes from the start. When the transfer ends earlier, for any reason, all received bytes.
  package func beginning(_ count: Int) async -> [UInt8] {
    switch self {
    case .whole(let bytes): return bytes
    case .arriving(let stream, _):
      var bytes: [UInt8] = []
      do throws(TransferError) {
        var chunks = stream.makeAsyncIterator()
        while bytes.count < count, let chunk = try await chunks.next() { bytes += chunk }
      } catch {
        // The received bytes are shown next to the response's own error.
      }
      return bytes
    }
  }

  /// All bytes; waits until the last chunk has arrived.
  package func bytes() async throws(NetworkError) -> [UInt8] {
    if case .whole(let bytes) = self { return bytes }
    var bytes: [UInt8] = []
    try await forEachChunk { bytes += $0 }
    return bytes
  }
}
