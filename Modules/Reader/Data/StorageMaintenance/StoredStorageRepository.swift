public import CoreDomain
internal import ArticleStorage
public import CoreData
public import Files
internal import FileStorage
internal import ReaderData
public import ReaderDomain

/// The storage of a data directory.
public actor StoredStorageRepository: StorageRepository {
  private let directory: DataDirectory
  private let documents: @Sendable (DataDirectory) -> [StoredDocument]
  private let executor: FileExecutor

  /// - Parameter documents: the documents of all features. The settings, the subscriptions and the articles are added.
  public init(
    directory: DataDirectory, documents: @escaping @Sendable (DataDirectory) -> [StoredDocument], executor: FileExecutor
  ) {
    self.directory = directory
    self.documents = { [StoredDocument(configurationIn: $0)] + documents($0) }
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func state() async throws(StorageMaintenanceError) -> StorageState {
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in try await currentState() }
  }

  public func choose(_ kind: StorageKind) async throws(StorageMaintenanceError) {
    let decided = try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      if try StorageKindFile(of: directory).content().kind == kind { return kind }
      return try await directory.change { () throws(DataStoreError) in
        let before = try StorageKindFile(of: directory).content()
        guard before.kind != kind, try StorageFiles(of: before.kind, in: directory).paths().isEmpty else { return before.kind }
        try StorageKindFile(of: directory).replace(with: StoreDocument(kind: kind))
        return kind
      }
    }
    guard decided == kind else { throw .decided(decided) }
  }

  public func migrate(to kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState {
    try await StoreMigration(of: directory, to: kind, executor: executor).run()
    return try await state()
  }

  public func verify() async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      let irregular = try IrregularFiles(in: directory, documents: documents(directory)).paths()
      guard irregular.isEmpty else { return irregular.map { StorageDiagnostic(path: $0, problem: "is not a regular file") } }
      if let damage = try damageOfStoreFile() { return [damage] }
      let common = try StoreVerifyChecks(directory, documents: documents(directory)).findings()
      switch try StorageKindFile(of: directory).content().kind {
      case .json: return try JSONInspection(directory).findings() + common
      case .sqlite: return try DatabaseInspection(directory).findings() + common
      }
    }
  }

  /// Whether the file that names the store is damaged. Without it, nothing else can be checked.
  private func damageOfStoreFile() throws(DataStoreError) -> StorageDiagnostic? {
    do throws(DataStoreError) {
      _ = try StorageKindFile(of: directory).content()
      return nil
    } catch {
      guard case .malformed(let path, let line, let reason) = error else { throw error }
      return StorageDiagnostic(path: path, line: line, problem: "cannot be parsed: \(reason)")
    }
  }

  public func repair(acceptsLoss: Bool) async throws(StorageMaintenanceError) -> [StorageRepair] {
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      let files = SetAsideFiles(in: directory)
      // A lock file that is not a regular file cannot be locked.
      let moved = try IrregularFiles(in: directory, documents: documents(directory)).paths().map { (path) throws(DataStoreError) in
        try files.moveAway(path)
      }
      let held = try ExclusiveLock(directory)
      defer { withExtendedLifetime(held) {} }
      let configuration = try directory.takeConfiguration(edited: [directory.configuration, directory.views, directory.rules])
      defer { withExtendedLifetime(configuration) {} }
      var repair = DataDirectoryRepair(
        of: held.directory, documents: documents(held.directory), acceptsLoss: acceptsLoss, executor: executor)
      return moved + (try await repair.run())
    }
  }

  public func damagedFiles() async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    var findings = SetAsideFiles(in: directory).findings()
    // The command that needs an unreadable file reports the error.
    if (try? directory.lacksDatabase()) == true { findings += (try? DatabaseInspection(directory).findings()) ?? [] }
    return findings
  }

  public func compact() async throws(StorageMaintenanceError) -> StorageCompactionResult {
    try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      let kind = try StorageKindFile(of: directory).content().kind
      let before = try StorageFiles(of: kind, in: directory).bytes()
      try await directory.change { () throws(DataStoreError) in try StoreCompaction(of: directory).run() }
      return StorageCompactionResult(before: before, after: try StorageFiles(of: kind, in: directory).bytes())
    }
  }

  private func currentState() async throws(DataStoreError) -> StorageState {
    let kind = try StorageKindFile(of: directory).content().kind
    let stores = ArticleStores(kind, directory: directory, executor: executor)
    let feeds = try await stores.articles.feedsWithArticles()
    let articles = try await stores.listings.count(matching: .everything, in: Array(feeds))
    await stores.close()
    return StorageState(
      kind: kind, feeds: feeds.count, articles: articles,
      bytes: try StorageFiles(of: kind, in: directory).bytes())
  }
}
