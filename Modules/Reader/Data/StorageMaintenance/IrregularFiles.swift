internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderData

/// Finds paths of data files that are not regular files: pipes, devices, folders, and links where links are not followed.
struct IrregularFiles {
  private let directory: DataDirectory
  /// The documents of the features, and the settings.
  private let documents: [StoredDocument]

  init(in directory: DataDirectory, documents: [StoredDocument]) {
    self.directory = directory
    self.documents = documents
  }

  func paths() throws(DataStoreError) -> [String] {
    var paths: [String] = []
    let linkedLocks = locks.filter(FileSystem.isLink)
    for path in files + (try articleFiles()) where !linkedLocks.contains(path) {
      do throws(FileError) {
        if let status = try FileSystem.status(of: path), !FileSystem.isRegular(status) { paths.append(path) }
      } catch {
        // A link to a missing file.
        guard FileSystem.isLink(path) else { throw .unreadable(path: path, reason: error.reason) }
        paths.append(path)
      }
    }
    return paths + linkedLocks
  }

  private var locks: [String] {
    [directory.lock, directory.refreshLockPath] + (directory.otherFolder.map { ["\($0)/lock"] } ?? [])
  }

  private var files: [String] {
    [
      directory.subscriptions, directory.views, directory.rules, directory.statuses, directory.recentStatuses, directory.fetchStates,
      directory.writtenStatuses, directory.journal, directory.seenJournals, directory.checkpoint, directory.records, directory.seenRecords,
      directory.syncedItems, directory.store, directory.database, directory.keys, "\(directory.path)/credentials",
      directory.configurationFile("colours"),
    ] + locks + DataDirectory.databaseSidecars.map { directory.database + $0 } + documents.map(\.path)
  }

  private func articleFiles() throws(DataStoreError) -> [String] {
    do throws(FileError) {
      return try FileSystem.names(in: directory.articles).map { "\(directory.articles)/\($0)" }
    } catch {
      throw .unreadable(path: directory.articles, reason: error.reason)
    }
  }
}
