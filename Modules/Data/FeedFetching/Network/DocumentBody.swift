package import Web
public import Domain
public import Transfer

/// The bytes of a document.
public enum DocumentBody: Hashable, Sendable {
  /// All of them are there.
  case whole([UInt8])
  /// They are on their way from a server.
  case arriving(BodyStream, from: WebURL)

  /// Hands over the bytes in order, piece by piece as they come.
  /// - Throws: whatever ended the transfer before the last piece.
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

  /// So many bytes at least, or all that come before the end of the transfer, whatever ends it.
  package func beginning(_ count: Int) async -> [UInt8] {
    switch self {
    case .whole(let bytes): return bytes
    case .arriving(let stream, _):
      var bytes: [UInt8] = []
      do throws(TransferError) {
        var chunks = stream.makeAsyncIterator()
        while bytes.count < count, let chunk = try await chunks.next() { bytes += chunk }
      } catch {
        // What is there is shown beside the problem that the answer is.
      }
      return bytes
    }
  }

  /// All bytes, when the last one has come.
  package func bytes() async throws(NetworkError) -> [UInt8] {
    if case .whole(let bytes) = self { return bytes }
    var bytes: [UInt8] = []
    try await forEachChunk { bytes += $0 }
    return bytes
  }
}
