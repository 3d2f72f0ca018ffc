internal import CoreData
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
      // Other data directories may share this folder, and their writers do not wait for the lock of this one. So the age counts.
      let moment = folder == directory.otherFolder ? directory.writersBefore : nil
      leftovers += try directory.unfinished(in: folder, before: moment).map(\.path)
    }
    if try StoredFile(path: directory.stagingDirectory).exists { leftovers.append(directory.stagingDirectory) }
    if let kind = try StorageKindFile(of: directory).content().leftover { leftovers += try StorageFiles(of: kind, in: directory).paths() }
    return leftovers
  }
}
