package import CoreDomain
internal import Files
internal import RecordJSON

/// A JSON file of records in the data directory.
///
/// The type itself has no constraint. A constraint makes the runtime search all conformances of the program at the first use of the type.
package struct RecordFile<Content>: Sendable {
  private let file: StoredFile
  private let directory: DataDirectory
  private let lossOfAll: Recovery

  /// - Parameter lossOfAll: what an error tells when no record is readable.
  package init(_ path: String, in directory: DataDirectory, lossOfAll: Recovery = .nothing) {
    file = StoredFile(path: path)
    self.directory = directory
    self.lossOfAll = lossOfAll
  }

  package var path: String { file.path }
}

extension RecordFile where Content: RecordDocument {
  /// The content of the file; nil when the file is missing.
  ///
  /// A damaged file is set aside, and a file with its readable records replaces it. Both happen under the lock and after a second read,
  /// because another process may have replaced the file with an undamaged one.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`; `locked` and `cancelled` while waiting to set the file aside.
  package func content(_ fileID: String = #fileID, _ function: String = #function) async throws(DataStoreError) -> Content? {
    switch try parsed(fileID, function) {
    case .success(let document):
      return document
    case .failure(let problem):
      return try await directory.changeDamaged(file, because: problem.damage.reason) { () throws(DataStoreError) in try contentUnderLock() }
    }
  }

  /// The content of the file, for a caller that already holds the lock.
  package func contentUnderLock(_ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) -> Content? {
    switch try parsed(fileID, function) {
    case .success(let document):
      return document
    case .failure(let problem):
      let salvaged = Content.salvaged(from: problem.bytes)
      let aside = try file.setAside(at: directory.momentForName, replacingBy: salvaged?.document.bytes)
      throw .damaged(
        path: file.path, setAside: aside, reason: problem.damage.reason, recovered: salvaged.map { .allBut($0.lost) } ?? lossOfAll)
    }
  }

  /// Whether a damaged copy is set aside and not yet repaired.
  package func wasSetAside() throws(DataStoreError) -> Bool { try file.wasSetAside() }

  /// Replaces the whole file. The caller must hold the lock.
  package func replace(with document: Content, _ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) {
    try file.replace(with: document.bytes, fileID, function)
  }

  private struct DamagedFile: Error {
    let damage: JSONError
    let bytes: [UInt8]
  }

  private func parsed(_ fileID: String, _ function: String) throws(DataStoreError) -> Result<Content?, DamagedFile> {
    guard let bytes = try file.content(limit: FileSystem.maximumBytes, fileID, function) else { return .success(nil) }
    do throws(DocumentSchema.VersionError) {
      return .success(try Content(parsing: bytes))
    } catch {
      switch error {
      case .newer(let version, let newest): throw .newerVersion(path: file.path, version: version, newest: newest)
      case .damaged(let damage): return .failure(DamagedFile(damage: damage, bytes: bytes))
      }
    }
  }
}
