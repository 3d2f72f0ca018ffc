import DataLayer
import Domain

/// A store of documents whose calls are traced.
struct TracedDocumentDataStore: DocumentDataStore {
  let base: any DocumentDataStore
  let trace: Trace

  func bytes(of place: DocumentPlace) async throws(DocumentStoreProblem) -> [UInt8] {
    try await trace.around(type(of: base), "bytes", place) { () async throws(DocumentStoreProblem) in try await base.bytes(of: place) }
  }
}
