internal import FeedFetching
import DataLayer
import Domain

struct TracedDocumentDataStore: DocumentDataStore {
  let base: any DocumentDataStore
  let trace: Trace

  func bytes(of place: FileLocation) async throws(DocumentStoreError) -> [UInt8] {
    try await trace.around(type(of: base), place) { () async throws(DocumentStoreError) in try await base.bytes(of: place) }
  }

  func chunk(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreError) -> [UInt8] {
    // The chunks are not traced, because a large file has many chunks, which would all look the same.
    try await base.chunk(ofFile: path, from: offset, count: count)
  }
}
