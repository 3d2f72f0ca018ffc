internal import RecordJSON
internal import Domain

/// The file `store.json` of a home. It is never set aside: without it, a home might look empty.
package struct StoreFile: Sendable {
  private let directory: DataDirectory
  private var file: StoredFile { StoredFile(path: directory.store) }

  /// Names the file of a home.
  package init(of directory: DataDirectory) {
    self.directory = directory
  }

  /// In which way the home is kept. Where nobody has chosen, it is JSON, unless there is a database whose file of this kind went away.
  package func content() throws(DataStoreError) -> StoreDocument {
    guard let bytes = try file.content() else {
      return StoreDocument(kind: try StoredFile(path: directory.database).exists ? .sqlite : .json)
    }
    do throws(DocumentSchema.VersionError) {
      return try StoreDocument(parsing: bytes)
    } catch {
      switch error {
      case .newer(let version): throw .newerVersion(path: file.path, version: version)
      case .damaged(let damage): throw .malformed(path: file.path, line: damage.line, reason: damage.problem)
      }
    }
  }

  /// Remembers another way, from one moment to the next. To be called under the lock.
  package func replace(with document: StoreDocument) throws(DataStoreError) {
    try file.replace(with: document.bytes)
  }
}
