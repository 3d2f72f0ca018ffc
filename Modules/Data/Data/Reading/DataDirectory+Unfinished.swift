package import FileStorage
internal import Files
internal import StatusSync
internal import Domain

extension DataDirectory {
  /// No writer takes so long: what is older belongs to one that was killed.
  private static let longestWriting: UInt64 = 3_600_000_000_000

  /// Takes away files that writers have left which were killed. Under the lock, so that of those who replace files none is at work; the age is for
  /// readers, who make indexes again without the lock. Should a clock be wrong and a reader's file go, only its index is missing.
  /// - Throws: `unreadable`, `unwritable`, `locked`, `cancelled`.
  func sweepUnfinished() async throws(DataStoreError) {
    var left: [StoredFile] = []
    for folder in [path, articles, pictures] { left += try unfinished(in: folder) }
    try sweepSharedFolder()
    // The lock is taken only when there is something to do.
    guard !left.isEmpty else { return }
    let found = left
    try await change { () throws(DataStoreError) in
      for file in found { try file.remove() }
    }
  }

  /// The same in the folder that devices share, if there is one. What cannot be removed there stays: it is only in the way.
  package func sweepSharedFolder() throws(DataStoreError) {
    for path in try JournalInspection(self).leftovers(before: writersBefore) {
      do throws(FileError) { try FileSystem.remove(path) } catch { continue }
    }
  }

  /// What was changed before that, in nanoseconds since 1970, is being written by nobody.
  package var writersBefore: UInt64 {
    let now = UInt64(clamping: now().milliseconds) &* 1_000_000
    return now > Self.longestWriting ? now - Self.longestWriting : 0
  }

  private func unfinished(in folder: String) throws(DataStoreError) -> [StoredFile] {
    var files: [StoredFile] = []
    do throws(FileError) {
      for name in try FileSystem.names(in: folder) where AtomicFile.isUnfinished(name) {
        guard let status = try FileSystem.status(of: "\(folder)/\(name)") else { continue }
        if FileIdentity(status).changed < writersBefore { files.append(StoredFile(path: "\(folder)/\(name)")) }
      }
    } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
    return files
  }
}
