package import CoreDomain
internal import Files

/// Damaged files after a repair.
extension DataDirectory {
  /// The folder for damaged files. The configuration folder has its own, because a rename works only within one file system. No program
  /// reads these folders.
  private func folderOfDamage(in folder: String) -> String { "\(folder == configurationFolder ? folder : path)/set-aside" }

  /// Moves a file to the folder of damaged files, under an unused name.
  /// - Parameter companions: suffixes of files that move with it. They move first.
  package func moveAside(_ path: String, with companions: [String] = []) throws(DataStoreError) -> StorageRepair {
    let folder = FileSystem.folder(around: path)
    let (name, setAside) = (String(path.dropFirst(folder.count + 1)), folderOfDamage(in: folder))
    do throws(FileError) {
      try FileSystem.makeSubfolder(setAside)
      var target = "\(setAside)/\(name)"
      var number = 1
      while try FileSystem.status(of: target) != nil {
        number += 1
        target = "\(setAside)/\(name)-\(number)"
      }
      for companion in companions where try FileSystem.status(of: path + companion) != nil {
        try FileSystem.rename(path + companion, to: target + companion)
      }
      try FileSystem.rename(path, to: target)
      return StorageRepair(path: path, action: .moved(to: target))
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
