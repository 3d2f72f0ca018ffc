internal import Domain

extension HomeFolder {
  /// No writer takes so long: what is older belongs to one that was killed.
  private static let longestWriting: UInt64 = 3_600_000_000_000

  /// Takes away files that writers have left which were killed. Under the lock, so that of those who replace files none is at work; the age is for
  /// readers, who make indexes again without the lock. Should a clock be wrong and a reader's file go, only its index is missing.
  /// - Throws: `unreadable`, `unwritable`, `locked`, `cancelled`.
  func sweepUnfinished() async throws(DataStoreError) {
    let limit = UInt64(clamping: now().milliseconds) &* 1_000_000
    var left: [StoredFile] = []
    for folder in [path, articles, pictures] { left += try unfinished(in: folder, before: limit) }
    // The lock is taken only when there is something to do.
    guard !left.isEmpty else { return }
    let found = left
    try await change { () throws(DataStoreError) in
      for file in found { try file.remove() }
    }
  }

  private func unfinished(in folder: String, before moment: UInt64) throws(DataStoreError) -> [StoredFile] {
    var files: [StoredFile] = []
    do throws(FileProblem) {
      for name in try FileSystem.names(in: folder) where AtomicFile.isUnfinished(name) {
        guard let status = try FileSystem.status(of: "\(folder)/\(name)") else { continue }
        if FileStamp(status).changed &+ Self.longestWriting < moment { files.append(StoredFile(path: "\(folder)/\(name)")) }
      }
    } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
    return files
  }
}
