public import Domain

/// The data store of documents outside of the program's home.
public protocol DocumentDataStore: Sendable {
  /// All bytes of a document.
  func bytes(of place: FileLocation) async throws(DocumentStoreError) -> [UInt8]

  /// The bytes of a file from `offset` on, at most `count` of them; none at its end.
  func chunk(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreError) -> [UInt8]
}
