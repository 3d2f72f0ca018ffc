public import Domain

/// The way in which a home is kept, over its files.
public actor StoredStorageRepository: StorageRepository {
  private let home: HomeFolder
  private let executor: FileExecutor

  /// Makes the repository of a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func state() async throws(StorageCareError) -> StorageState {
    try await StorageCareError.translating { () async throws(DataStoreError) in try await currentState() }
  }

  public func choose(_ kind: StorageKind) async throws(StorageCareError) {
    let decided = try await StorageCareError.translating { () async throws(DataStoreError) in
      if try StoreFile(of: home).content().kind == kind { return kind }
      return try await home.change { () throws(DataStoreError) in
        let before = try StoreFile(of: home).content()
        guard before.kind != kind, try KeptFiles(of: before.kind, in: home).paths().isEmpty else { return before.kind }
        try StoreFile(of: home).replace(with: StoreDocument(kind: kind))
        return kind
      }
    }
    guard decided == kind else { throw .decided(decided) }
  }

  public func migrate(to kind: StorageKind) async throws(StorageCareError) -> StorageState {
    try await StoreMigration(of: home, to: kind, executor: executor).run()
    return try await state()
  }

  public func verify() async throws(StorageCareError) -> [StorageFinding] {
    try await StorageCareError.translating { () async throws(DataStoreError) in
      let irregular = try IrregularFiles(in: home).paths()
      guard irregular.isEmpty else { return irregular.map { StorageFinding(path: $0, problem: "is not a regular file") } }
      let common = try HomeInspection(home).findings()
      switch try StoreFile(of: home).content().kind {
      case .json: return try JSONInspection(home).findings() + common
      case .sqlite: return try DatabaseInspection(home).findings() + common
      }
    }
  }

  public func repair() async throws(StorageCareError) -> [StorageRepair] {
    try await StorageCareError.translating { () async throws(DataStoreError) in
      let files = SetAsideFiles(in: home)
      // A lock that is none cannot be taken.
      let moved = try IrregularFiles(in: home).paths().map { (path) throws(DataStoreError) in try files.moveAway(path) }
      let held = try HeldHome(home)
      defer { withExtendedLifetime(held) {} }
      var repair = HomeRepair(of: held.home, executor: executor)
      return moved + (try await repair.run())
    }
  }

  public func damagedFiles() async throws(StorageCareError) -> [String] { SetAsideFiles(in: home).paths() }

  public func compact() async throws(StorageCareError) -> StorageCompaction {
    try await StorageCareError.translating { () async throws(DataStoreError) in
      let kind = try StoreFile(of: home).content().kind
      let before = try KeptFiles(of: kind, in: home).bytes()
      try await home.change { () throws(DataStoreError) in try StoreCompaction(of: home).run() }
      return StorageCompaction(before: before, after: try KeptFiles(of: kind, in: home).bytes())
    }
  }

  private func currentState() async throws(DataStoreError) -> StorageState {
    let kind = try StoreFile(of: home).content().kind
    let stores = HomeStores(kind, home: home, executor: executor)
    let feeds = try await stores.articles.shelves()
    let counts = try await stores.listings.counts(in: Array(feeds))
    await stores.close()
    return StorageState(
      kind: kind, feeds: feeds.count, articles: counts.values.reduce(0) { $0 + $1.all }, bytes: try KeptFiles(of: kind, in: home).bytes())
  }
}
