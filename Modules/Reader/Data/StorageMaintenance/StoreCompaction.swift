internal import ArticleStorage
internal import CoreData
internal import Database
internal import Files
internal import FileStorage
internal import ReaderData
internal import ReaderDomain
internal import SQLiteStorage

/// Reclaims unused disk space of a data directory. The caller must hold the lock.
struct StoreCompaction {
  private let directory: DataDirectory

  init(of directory: DataDirectory) {
    self.directory = directory
  }

  func run() throws(DataStoreError) {
    var document = try StorageKindFile(of: directory).content()
    if let leftover = document.leftover {
      try StorageFiles(of: leftover, in: directory).remove()
      document.leftover = nil
      try StorageKindFile(of: directory).replace(with: document)
    }
    switch document.kind {
    case .json: try compactArticleFiles()
    case .sqlite: try compactDatabase()
    }
    for path in try UnfinishedFiles(in: directory).paths() {
      do throws(FileError) { try FileSystem.removeTree(path) } catch { throw .unwritable(path: path, reason: error.reason) }
    }
    try directory.sweepSharedFolder()
  }

  private func compactArticleFiles() throws(DataStoreError) {
    for feed in try directory.feedsWithArticleFiles() {
      try ArticleFile(of: feed, in: directory).compactUnderLock()
    }
  }

  private func compactDatabase() throws(DataStoreError) {
    guard let identity = try StoredFile(path: directory.database).identity(), identity.size > 0 else { return }
    let version: Int
    do throws(DatabaseError) {
      try DatabaseSidecars(of: directory.database).make()
      let session = try DatabaseSession(path: directory.database, fileNumber: identity.number, timeout: directory.timeout)
      version = try session.schema()
      // A process that was killed at the beginning leaves a database without tables.
      if (1...DatabaseSchema.newest).contains(version) { try session.compact() }
    } catch {
      throw DataStoreError(error, changing: directory.database)
    }
    guard version <= DatabaseSchema.newest else {
      throw .newerVersion(path: directory.database, version: version, newest: DatabaseSchema.newest)
    }
  }
}
