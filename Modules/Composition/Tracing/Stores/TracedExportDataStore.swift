internal import ArticleStorage
internal import FileStorage
import DataLayer

struct TracedExportDataStore: ExportDataStore {
  let base: any ExportDataStore
  let trace: Trace

  func write(_ text: String, toFile path: String) async throws(DataStoreError) {
    try await trace.around(type(of: base), path) { () async throws(DataStoreError) in
      try await base.write(text, toFile: path)
    }
  }
}
