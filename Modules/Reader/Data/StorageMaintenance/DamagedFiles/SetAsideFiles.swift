package import CoreDomain
package import CoreData
internal import Files
internal import FileStorage
internal import ReaderData
internal import ReaderDomain

/// The damaged files of a data directory that are set aside and not yet repaired.
package struct SetAsideFiles {
  private let directory: DataDirectory

  package init(in directory: DataDirectory) {
    self.directory = directory
  }

  /// The sorted paths. An unreadable folder is skipped because the command that needs it reports the error.
  func paths() -> [String] {
    var paths: [String] = []
    for folder in directory.foldersOfFiles {
      do throws(FileError) {
        paths += try FileSystem.names(in: folder).filter(Self.isDamaged).sorted().map { "\(folder)/\($0)" }
      } catch {
        continue
      }
    }
    return paths
  }

  /// Moves a file and its sidecars to the folder `set-aside`, which the program never reads.
  package func moveAway(_ path: String) throws(DataStoreError) -> StorageRepair {
    try directory.moveAside(path, with: DataDirectory.databaseSidecars)
  }

  /// Whether the name is that of a file that was set aside. The sidecars of such a file do not count, and neither does a file of the program
  /// `sample`, which may use the same data directory.
  private static func isDamaged(_ name: String) -> Bool {
    guard let former = StoredFile.nameBeforeSettingAside(name), former != "quotes.json" else { return false }
    return !DataDirectory.databaseSidecars.contains { name.hasSuffix($0) }
  }
}
