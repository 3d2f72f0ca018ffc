internal import ArticleStorage
internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderData

/// Unfinished files of processes that were stopped.
struct UnfinishedFiles {
  private let directory: DataDirectory

  init(in directory: DataDirectory) {
    self.directory = directory
  }

  func paths() throws(DataStoreError) -> [String] {
    var leftovers: [String] = []
    for folder in directory.foldersOfFiles {
      if folder == directory.otherFolder {
        // Other data directories may share the folder, and their writers do not wait for the lock of this one. So the age counts.
        leftovers += try directory.unfinished(in: folder).map(\.path).sorted()
        continue
      }
      do throws(FileError) {
        for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
          leftovers.append("\(folder)/\(name)")
        }
      } catch {
        throw .unreadable(path: folder, reason: error.reason)
      }
    }
    if try StoredFile(path: directory.stagingDirectory).exists { leftovers.append(directory.stagingDirectory) }
    if let kind = try StorageKindFile(of: directory).content().leftover { leftovers += try StorageFiles(of: kind, in: directory).paths() }
    return leftovers
  }
}
