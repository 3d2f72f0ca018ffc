public import FileStorage

/// Where documents go that leave the program.
public protocol ExportDataStore: Sendable {
  /// Writes a document to a file outside the home. An existing file is replaced only when the new one is complete.
  /// - Throws: `unwritable`.
  func write(_ text: String, toFile path: String) async throws(DataStoreError)
}
