internal import CoreDomain
internal import Files

extension DataDirectory {
  /// The maximum time that a write takes, in nanoseconds: one hour. The writer of an older temporary file was killed.
  private static let longestWriting: UInt64 = 3_600_000_000_000

  /// Temporary files that were changed before this time are unused. In nanoseconds since 1970.
  package var writersBefore: UInt64 {
    let now = UInt64(clamping: now().milliseconds) &* 1_000_000
    return now > Self.longestWriting ? now - Self.longestWriting : 0
  }

  /// The temporary files in a folder, sorted by name.
  /// - Parameter moment: leaves out files that changed later, whose writers may be at work; nil for all files.
  package func unfinished(in folder: String, before moment: UInt64?) throws(DataStoreError) -> [StoredFile] {
    var files: [StoredFile] = []
    do throws(FileError) {
      for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
        let path = "\(folder)/\(name)"
        if let moment {
          guard let status = try FileSystem.statusOfName(path), FileIdentity(status).changed < moment else { continue }
        }
        files.append(StoredFile(path: path))
      }
    } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
    return files
  }
}
