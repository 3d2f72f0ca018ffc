package import CoreData
internal import Files
internal import ReaderDomain
internal import RecordJSON

/// The file `store.json` of a data directory. It is never set aside: without it, a data directory might look empty.
package struct StorageKindFile: Sendable {
  private let directory: DataDirectory
  private var file: StoredFile { StoredFile(path: directory.store) }

  package init(of directory: DataDirectory) {
    self.directory = directory
  }

  /// The storage kind of the data directory. If the file is missing, the kind is SQLite when there is a database and JSON otherwise.
  package func content(_ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) -> StoreDocument {
    guard let bytes = try file.content(limit: FileSystem.maximumBytes, fileID, function) else {
      return StoreDocument(kind: try StoredFile(path: directory.database).exists ? .sqlite : .json)
    }
    do throws(DocumentSchema.VersionError) {
      return try StoreDocument(parsing: bytes)
    } catch {
      switch error {
      case .newer(let version, let newest): throw .newerVersion(path: file.path, version: version, newest: newest)
      case .damaged(let damage): throw .malformed(path: file.path, line: damage.line, reason: damage.problem)
      }
    }
  }

  /// Notes that the data directory has full texts. The caller must hold the lock.
  package func noteFullTexts() throws(DataStoreError) {
    var document = try content()
    guard !document.hasFullTexts else { return }
    document.hasFullTexts = true
    try replace(with: document)
  }

  /// Replaces the file atomically. The caller must hold the lock.
  package func replace(with document: StoreDocument) throws(DataStoreError) {
    try file.replace(with: document.bytes)
  }
}
