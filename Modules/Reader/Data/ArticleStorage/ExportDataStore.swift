public import CoreData

/// Writes exported documents.
public protocol ExportDataStore: Sendable {
  /// Writes a document to a file outside the data directory. An existing file is replaced only when the new one is complete.
  /// - Throws: `unwritable`.
  func write(_ text: String, toFile path: String) async throws(DataStoreError)
}
