public import Domain

/// The data store of documents outside the data directory.
public protocol DocumentDataStore: Sendable {
  /// All bytes of a document.
  func bytes(of place: FileLocation) async throws(DocumentStoreError) -> [UInt8]

  /// At most `count` bytes of a file from `offset`; empty at the end of the file.
  func chunk(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreError) -> [UInt8]
}
