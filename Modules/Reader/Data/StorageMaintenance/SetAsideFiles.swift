package import CoreData
internal import Files
internal import FileStorage
internal import ReaderData
package import ReaderDomain

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
    let folder = FileSystem.folder(around: path)
    let name = String(path.dropFirst(folder.count + 1))
    do throws(FileError) {
      try FileSystem.makeSubfolder(directory.setAside)
      var target = "\(directory.setAside)/\(name)"
      var number = 1
      while try FileSystem.status(of: target) != nil {
        number += 1
        target = "\(directory.setAside)/\(name)-\(number)"
      }
      for companion in DataDirectory.databaseSidecars where try FileSystem.status(of: path + companion) != nil {
        try FileSystem.rename(path + companion, to: target + companion)
      }
      try FileSystem.rename(path, to: target)
      return StorageRepair(path: path, action: .moved(to: target))
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Whether the name is that of a file that was set aside. The sidecars of such a file do not count, and neither does a file of the program
  /// `sample`, which may use the same data directory.
  private static func isDamaged(_ name: String) -> Bool {
    guard let former = StoredFile.nameBeforeSettingAside(name), former != "quotes.json" else { return false }
    return !DataDirectory.databaseSidecars.contains { name.hasSuffix($0) }
  }
}
