public import ReaderDomain

/// The data store of documents outside the data directory.
public protocol DocumentDataStore: Sendable {
  func bytes(of place: FileLocation) async throws(DocumentStoreError) -> [UInt8]

  /// At most `count` bytes of a regular file from `offset`; empty at the end of the file.
  func chunk(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreError) -> [UInt8]
}

extension DocumentDataStore {
  /// All bytes of a regular file. Anything else at the path, such as a pipe, is an error.
  package func bytes(ofRegularFile path: String) async throws(DocumentStoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let next = try await chunk(ofFile: path, from: bytes.count, count: 1 << 20)
      if next.isEmpty { return bytes }
      bytes += next
    }
  }
}
