package import CoreData
internal import Files
internal import FileStorage
internal import StatusSync

extension DataDirectory {
  /// The folders whose files may be unfinished, or damaged and set aside.
  package var foldersOfFiles: [String] { [path, articles] + (otherFolder.map { [$0] } ?? []) }

  /// The folder for configuration; nil if it is missing, or a link to the data directory.
  package var otherFolder: String? {
    guard let configurationFolder else { return nil }
    do throws(FileError) {
      guard try FileSystem.isFolder(configurationFolder) else { return nil }
      // A folder that may be entered and not listed has nothing to look after.
      _ = try FileSystem.names(in: configurationFolder)
      return try FileSystem.target(of: configurationFolder) == FileSystem.target(of: path) ? nil : configurationFolder
    } catch {
      return nil
    }
  }

  /// Removes temporary files that killed writers left behind.
  ///
  /// The method holds the lock, so that no process replaces a file at the same time. The age limit protects readers, which rebuild indexes
  /// without the lock. If a wrong clock removes a reader's file, only its index is missing.
  /// - Throws: `unreadable`, `unwritable`, `locked`, `cancelled`.
  func sweepUnfinished() async throws(DataStoreError) {
    var left: [StoredFile] = []
    for folder in foldersOfFiles { left += try unfinished(in: folder, before: writersBefore) }
    try sweepSharedFolder()
    // The lock is taken only when there are files to remove.
    guard !left.isEmpty else { return }
    let found = left
    try await change { () throws(DataStoreError) in
      for file in found { try file.remove() }
    }
  }

  /// Removes temporary files of killed writers from the sync folder, if there is one. A file that cannot be removed stays; it does no harm.
  package func sweepSharedFolder() throws(DataStoreError) {
    for path in try JournalInspection(self).leftovers(before: writersBefore) {
      do throws(FileError) { try FileSystem.remove(path) } catch { continue }
    }
  }
}
