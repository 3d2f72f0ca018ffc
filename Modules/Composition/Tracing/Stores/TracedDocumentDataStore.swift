import DataLayer
import Domain

/// A store of documents whose calls are traced.
struct TracedDocumentDataStore: DocumentDataStore {
  let base: any DocumentDataStore
  let trace: Trace

  func bytes(of place: DocumentPlace) async throws(DocumentStoreProblem) -> [UInt8] {
    try await trace.around(type(of: base), "bytes", place) { () async throws(DocumentStoreProblem) in try await base.bytes(of: place) }
  }

  func portion(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreProblem) -> [UInt8] {
    // Not a hop each: a large file has many portions, and they tell one thing.
    try await base.portion(ofFile: path, from: offset, count: count)
  }
}
