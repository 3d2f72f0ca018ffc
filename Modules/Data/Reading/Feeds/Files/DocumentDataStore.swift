public import Domain

/// The data store of documents outside of the program's home.
public protocol DocumentDataStore: Sendable {
  /// All bytes of a document.
  func bytes(of place: DocumentPlace) async throws(DocumentStoreProblem) -> [UInt8]
}
