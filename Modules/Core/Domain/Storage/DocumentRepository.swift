/// The files of the program, as a whole.
public protocol DocumentRepository: Sendable {
  /// Reads all files and reports what is wrong. Changes nothing.
  func verify() async throws(DocumentCheckError) -> [StorageDiagnostic]

  /// Recovers what is readable in damaged files, and moves these files into the folder `set-aside`.
  func repair() async throws(DocumentCheckError) -> [StorageRepair]
}
