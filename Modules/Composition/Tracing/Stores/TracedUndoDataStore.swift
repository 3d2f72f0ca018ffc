internal import ArticleStorage
internal import FileStorage
import DataLayer
import Domain

struct TracedUndoDataStore: UndoDataStore {
  let base: any UndoDataStore
  let trace: Trace

  func last() async throws(DataStoreError) -> UndoEntry? {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.last() }
  }

  func add(_ entry: UndoEntry) async throws(DataStoreError) {
    try await trace.around(type(of: base), entry) { () async throws(DataStoreError) in try await base.add(entry) }
  }

  func removeLast(ifIt entry: UndoEntry) async throws(DataStoreError) {
    try await trace.around(type(of: base), entry) { () async throws(DataStoreError) in try await base.removeLast(ifIt: entry)
    }
  }
}
