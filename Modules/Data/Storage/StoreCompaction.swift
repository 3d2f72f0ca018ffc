internal import Database
internal import Domain

/// Frees the room that a home takes for nothing. To be run under the lock.
struct StoreCompaction {
  private let home: HomeFolder

  /// Works on a home.
  init(of home: HomeFolder) {
    self.home = home
  }

  /// Does it.
  func run() throws(DataStoreError) {
    var document = try StoreFile(of: home).content()
    if let leftover = document.leftover {
      try KeptFiles(of: leftover, in: home).remove()
      document.leftover = nil
      try StoreFile(of: home).replace(with: document)
    }
    switch document.kind {
    case .json: try compactShelves()
    case .sqlite: try compactDatabase()
    }
    for path in try HomeInspection(home).leftovers() {
      do throws(FileProblem) { try FileSystem.removeTree(path) } catch { throw .unwritable(path: path, reason: error.reason) }
    }
    try home.sweepSharedFolder()
  }

  private func compactShelves() throws(DataStoreError) {
    for feed in try JSONInspection(home).feeds() {
      let shelf = ArticleShelf(of: feed, in: home)
      if let index = try shelf.indexUnderLock(), index.current < index.end { try shelf.replace(with: index.entries, of: index) }
    }
  }

  private func compactDatabase() throws(DataStoreError) {
    guard let stamp = try StoredFile(path: home.database).stamp(), stamp.size > 0 else { return }
    do throws(DatabaseError) {
      try ArchiveCompanions(of: home.database).make()
      try ArchiveSession(path: home.database, fileNumber: stamp.number, patience: home.patience).compact()
    } catch {
      throw DataStoreError(error, changing: home.database)
    }
  }
}
