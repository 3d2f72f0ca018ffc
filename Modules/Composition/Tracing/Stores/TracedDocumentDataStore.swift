internal import FeedFetching
import DataLayer
import Domain

/// A store of documents whose calls are traced.
struct TracedDocumentDataStore: DocumentDataStore {
  let base: any DocumentDataStore
  let trace: Trace

  func bytes(of place: FileLocation) async throws(DocumentStoreError) -> [UInt8] {
    try await trace.around(type(of: base), "bytes", place) { () async throws(DocumentStoreError) in try await base.bytes(of: place) }
  }

  func chunk(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreError) -> [UInt8] {
    // Not a hop each: a large file has many portions, and they tell one thing.
    try await base.chunk(ofFile: path, from: offset, count: count)
  }
}
