package import FileStorage
internal import Files
package import Domain

/// The damaged files of a home that were set aside and that nobody has dealt with yet.
package struct SetAsideFiles {
  private let directory: DataDirectory

  /// Looks at a home.
  package init(in directory: DataDirectory) {
    self.directory = directory
  }

  /// Their paths, in order. A folder that cannot be read has none that are known: the command that needs it says so.
  func paths() -> [String] {
    var paths: [String] = []
    for folder in [directory.path, directory.articles, directory.pictures] {
      do throws(FileError) {
        paths += try FileSystem.names(in: folder).filter(Self.isDamaged).sorted().map { "\(folder)/\($0)" }
      } catch {
        continue
      }
    }
    return paths
  }

  /// Moves one into the folder `set-aside`, with what belongs to it. Nothing there is looked at again.
  package func moveAway(_ path: String) throws(DataStoreError) -> StorageRepair {
    let folder = FileSystem.folder(around: path)
    let name = String(path.dropFirst(folder.count + 1))
    do throws(FileError) {
      try FileSystem.makeFolder(directory.setAside)
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

  /// Whether a file of this name was set aside, and is not one that belongs to another.
  private static func isDamaged(_ name: String) -> Bool {
    StoredFile.nameBeforeSettingAside(name) != nil && !DataDirectory.databaseSidecars.contains { name.hasSuffix($0) }
  }
}
