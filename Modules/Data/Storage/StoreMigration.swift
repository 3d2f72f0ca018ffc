internal import Domain

/// Moves a home to another way of keeping it.
///
/// The new files are built in a folder of their own and compared with the old ones, article by article. Then they get their places, and from one
/// moment to the next `store.json` says that they count. Until then it says that files of the new kind are leftovers, and from then on that those
/// of the old kind are: so whenever it is stopped, the home holds one whole store, and the rest can go.
struct StoreMigration {
  private let home: HomeFolder
  private let target: StorageKind
  private let executor: FileExecutor

  /// Plans a migration.
  init(of home: HomeFolder, to target: StorageKind, executor: FileExecutor) {
    self.home = home
    self.target = target
    self.executor = executor
  }

  /// Does it, while nobody else changes the home or refreshes feeds.
  func run() async throws(StorageCareError) {
    let (held, before) = try await StorageCareError.translating { () async throws(DataStoreError) in
      (try HeldHome(home), try StoreFile(of: home).content())
    }
    defer { withExtendedLifetime(held) {} }
    guard before.kind != target else { return }
    let files = KeptFiles(of: target, in: home)
    try await StorageCareError.translating { () async throws(DataStoreError) in if before.leftover == target { try files.remove() } }
    if let path = try await StorageCareError.translating({ () async throws(DataStoreError) in try files.paths().first }) {
      throw .inTheWay(path: path)
    }
    let workshop = home.inWorkshop
    try await StorageCareError.translating { () async throws(DataStoreError) in
      var document = before
      document.leftover = target
      try StoreFile(of: home).replace(with: document)
      try removeWorkshop()
      try await StoreCopy(from: held.home, before.kind, to: workshop, target, executor: executor).copy()
    }
    try await StoreCopy(from: held.home, before.kind, to: workshop, target, executor: executor).compare()
    try await StorageCareError.translating { () async throws(DataStoreError) in
      try KeptFiles(of: target, in: workshop).move(to: home)
      var document = StoreDocument(kind: target)
      document.leftover = before.kind
      try StoreFile(of: home).replace(with: document)
      try KeptFiles(of: before.kind, in: home).remove()
      try StoreFile(of: home).replace(with: StoreDocument(kind: target))
      try removeWorkshop()
    }
  }

  private func removeWorkshop() throws(DataStoreError) {
    do throws(FileProblem) {
      try FileSystem.removeTree(home.workshop)
    } catch {
      throw .unwritable(path: home.workshop, reason: error.reason)
    }
  }
}
