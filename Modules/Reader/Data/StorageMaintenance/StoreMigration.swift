internal import ArticleStorage
internal import CoreDomain
internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderDomain

/// Migrates a data directory to another storage kind.
///
/// The new files are built in a staging directory and compared with the old ones, article by article. Then they are moved into the data
/// directory, and an atomic change of `store.json` activates them. Before this change `store.json` lists the new files as leftovers, and
/// after it the old ones. An interrupted migration therefore always leaves one complete store, and the leftovers can be deleted.
struct StoreMigration {
  private let directory: DataDirectory
  private let target: StorageKind
  private let executor: FileExecutor

  init(of directory: DataDirectory, to target: StorageKind, executor: FileExecutor) {
    self.directory = directory
    self.target = target
    self.executor = executor
  }

  /// Runs the migration under the lock and the refresh lock.
  func run() async throws(StorageMaintenanceError) {
    let (held, before) = try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      (try ExclusiveLock(directory), try StorageKindFile(of: directory).content())
    }
    defer { withExtendedLifetime(held) {} }
    guard before.kind != target else { return }
    let files = StorageFiles(of: target, in: directory)
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in if before.leftover == target { try files.remove() } }
    if let path = try await StorageMaintenanceError.translating({ () async throws(DataStoreError) in try files.paths().first }) {
      throw .inTheWay(path: path)
    }
    let plan = StoreCopy(from: held.directory, before.kind, to: directory.inStagingDirectory, target, executor: executor)
    let lost = try await StorageMaintenanceError.translating { () async throws(DataStoreError) in try await plan.feedsWithoutArticles() }
    guard lost.isEmpty else { throw .articlesAreMissing(folder: directory.articles, feeds: lost) }
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      // A file of a newer version stops the migration before anything changes.
      try await plan.requireKnownFormats()
      // The new store has no file that could be missing.
      switch before.kind {
      case .json: try held.directory.noteLostStatuses()
      case .sqlite: try held.directory.noteLostDatabase()
      }
      var document = before
      document.leftover = target
      try StorageKindFile(of: directory).replace(with: document)
      try removeStagingDirectory()
    }
    let stagingDirectory = directory.inStagingDirectory
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      try await StoreCopy(from: held.directory, before.kind, to: stagingDirectory, target, executor: executor).copy()
    }
    try await StoreCopy(from: held.directory, before.kind, to: stagingDirectory, target, executor: executor).compare()
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      try StorageFiles(of: target, in: stagingDirectory).redirect(to: directory)
      var document = StoreDocument(kind: target, hasFullTexts: before.hasFullTexts)
      document.leftover = before.kind
      try StorageKindFile(of: directory).replace(with: document)
    }
    try finish(from: before)
  }

  /// Removes what the migration leaves over. The new store is in use already, so an error here does not mean that the migration failed.
  private func finish(from before: StoreDocument) throws(StorageMaintenanceError) {
    do throws(DataStoreError) {
      try StorageFiles(of: before.kind, in: directory).remove()
      try StorageKindFile(of: directory).replace(with: StoreDocument(kind: target, hasFullTexts: before.hasFullTexts))
      try removeStagingDirectory()
    } catch {
      let error = StorageMaintenanceError(error)
      guard case .store(let problem) = error else { throw error }
      throw .leftover(after: target, problem)
    }
  }

  private func removeStagingDirectory() throws(DataStoreError) {
    do throws(FileError) {
      try FileSystem.removeTree(directory.stagingDirectory)
    } catch {
      throw .unwritable(path: directory.stagingDirectory, reason: error.reason)
    }
  }
}
