internal import RecordJSON
internal import Domain

/// A JSON file of the home that holds records.
package struct RecordFile<Document: RecordDocument>: Sendable {
  private let file: StoredFile
  private let directory: DataDirectory

  package init(_ path: String, in directory: DataDirectory) {
    file = StoredFile(path: path)
    self.directory = directory
  }

  /// Where it is.
  package var path: String { file.path }

  /// What is in the file; nil when there is none.
  ///
  /// A damaged file is set aside, and one with its readable records takes its place. Both happen under the lock and after a second look: another
  /// process may have replaced the file by a good one meanwhile.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`; `locked` and `cancelled` while waiting to set aside.
  package func content() async throws(DataStoreError) -> Document? {
    switch try parsed() {
    case .success(let document):
      return document
    case .failure(let problem):
      return try await directory.changeDamaged(file, because: problem.damage.reason) { () throws(DataStoreError) in try contentUnderLock() }
    }
  }

  /// The same for those who have the lock already.
  package func contentUnderLock() throws(DataStoreError) -> Document? {
    switch try parsed() {
    case .success(let document):
      return document
    case .failure(let problem):
      let salvaged = Document.salvaged(from: problem.bytes)
      let aside = try file.setAside(at: directory.momentForName, replacingBy: salvaged?.document.bytes)
      throw .damaged(
        path: file.path, setAside: aside, reason: problem.damage.reason, recovered: salvaged.map { .allBut($0.lost) } ?? .nothing)
    }
  }

  /// Whether damaged ones were set aside and lie there still.
  package func wasSetAside() throws(DataStoreError) -> Bool { try file.wasSetAside() }

  /// Replaces the file as a whole. To be called under the lock.
  package func replace(with document: Document) throws(DataStoreError) {
    try file.replace(with: document.bytes)
  }

  /// A file that is not what was written.
  private struct DamagedFile: Error {
    let damage: JSONError
    let bytes: [UInt8]
  }

  private func parsed() throws(DataStoreError) -> Result<Document?, DamagedFile> {
    guard let bytes = try file.content() else { return .success(nil) }
    do throws(DocumentSchema.VersionError) {
      return .success(try Document(parsing: bytes))
    } catch {
      switch error {
      case .newer(let version): throw .newerVersion(path: file.path, version: version)
      case .damaged(let damage): return .failure(DamagedFile(damage: damage, bytes: bytes))
      }
    }
  }
}
