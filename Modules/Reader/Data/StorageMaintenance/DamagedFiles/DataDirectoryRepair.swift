internal import CoreDomain
internal import ArticleStorage
internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderDomain
internal import SQLiteStorage
internal import StatusSync

/// Repairs a data directory: recovers what is readable in damaged files, rebuilds derived files, and moves damaged files out of the way.
///
/// Each step leaves the directory consistent, so an interrupted repair can be run again.
struct DataDirectoryRepair {
  private let directory: DataDirectory
  /// The documents of the features, and the settings.
  private let documents: [StoredDocument]
  /// Whether to go on without marks that no file holds any more.
  private let acceptsLoss: Bool
  private let executor: FileExecutor
  private var repairs: [StorageRepair] = []

  /// The caller must hold the locks of the directory.
  init(of directory: DataDirectory, documents: [StoredDocument], acceptsLoss: Bool, executor: FileExecutor) {
    self.directory = directory
    self.documents = documents
    self.acceptsLoss = acceptsLoss
    self.executor = executor
  }

  /// - Returns: the repairs that were made.
  mutating func run() async throws(DataStoreError) -> [StorageRepair] {
    let kind = try repairedStoreFile()
    for document in documents { repairs += try document.repair() }
    for repair in try JournalInspection(directory).repair() { add(repair) }
    switch kind {
    case .json: try repairFiles()
    case .sqlite: for repair in try await SQLiteDatabase(directory: directory, executor: executor).repair() { add(repair) }
    }
    let subscriptions = Result { () throws(DataStoreError) in try StoredDocument(subscriptionsIn: directory).repair() }
    let files = SetAsideFiles(in: directory)
    for path in files.paths() {
      add(try await added(fromSetAside: path, kind))
      // As long as the file is there, no article is removed that may have been starred.
      if !acceptsLoss, try files.holdsNoReadableMark(path) { continue }
      add(try files.moveAway(path))
    }
    // The last step, because damage that only the user can repair must not prevent the other repairs.
    repairs += try subscriptions.get()
    return repairs
  }

  private mutating func add(_ repair: StorageRepair?) {
    if let repair { repairs.append(repair) }
  }

  /// The storage kind. A damaged `store.json` is rebuilt when the existing files determine the kind.
  private mutating func repairedStoreFile() throws(DataStoreError) -> StorageKind {
    let file = StorageKindFile(of: directory)
    do throws(DataStoreError) {
      return try file.content().kind
    } catch {
      guard case .malformed = error else { throw error }
      var kinds: [StorageKind] = []
      for kind in StorageKind.allCases where try !StorageFiles(of: kind, in: directory).paths().isEmpty { kinds.append(kind) }
      guard kinds.count <= 1 else { throw error }
      let kind = kinds.first ?? .json
      let damaged = StoredFile(path: directory.store)
      let document = StoreDocument(kind: kind, hasFullTexts: StoreDocument.tellsOfFullTexts(try damaged.content() ?? []))
      _ = try damaged.setAside(at: directory.momentForName, replacingBy: document.bytes)
      add(StorageRepair(path: directory.store, action: .rebuilt))
      return kind
    }
  }

  private mutating func repairFiles() throws(DataStoreError) {
    let inspection = JSONInspection(directory)
    for document in inspection.documents { repairs += try document.repair() }
    for feed in try directory.feedsWithArticleFiles().sorted() { add(try ArticleFile(of: feed, in: directory).repairUnderLock()) }
    if try RecentStatuses.areLost(in: directory), let action = try replacement(of: directory.recentStatuses) {
      try RecentStatuses.stack(in: directory).replace(with: [])
      add(StorageRepair(path: directory.recentStatuses, action: action))
    }
    guard try directory.lacksStatuses(), let action = try replacement(of: directory.statuses) else { return }
    try StoredFile(path: directory.statuses).replace(with: StatusesDocument(StatusTable()).bytes)
    add(StorageRepair(path: directory.statuses, action: action))
  }

  /// Why an empty file may take the place of a missing one: the marks of a copy that is set aside follow, or the user goes on without marks. nil
  /// when the file must stay missing, because it would look complete. As a copy lacks the marks since it was set aside, a sign of the loss stays.
  private func replacement(of path: String) throws(DataStoreError) -> StorageRepair.Action? {
    let files = SetAsideFiles(in: directory)
    for copy in try StoredFile(path: path).copiesSetAside() where try !files.holdsNoReadableMark(copy) {
      if !acceptsLoss { try directory.noteLostStatuses() }
      return .rebuilt
    }
    return acceptsLoss ? .lost : nil
  }

  /// Adds the missing entries of a damaged file: the process that set it aside may have been stopped before it did that.
  private func added(fromSetAside path: String, _ kind: StorageKind) async throws(DataStoreError) -> StorageRepair? {
    let folder = FileSystem.folder(around: path)
    guard let name = StoredFile.nameBeforeSettingAside(String(path.dropFirst(folder.count + 1))) else { return nil }
    let entries: Int
    switch "\(folder)/\(name)" {
    case directory.statuses: entries = try await addedStatuses(from: path, kind) { StatusesDocument.salvaged(from: $0)?.document.statuses }
    case directory.recentStatuses:
      entries = try await addedStatuses(from: path, kind) { RecentStatuses.salvaged(from: $0) }
    case directory.database where kind == .sqlite:
      entries = try await SQLiteDatabase(directory: directory, executor: executor).restore(from: path)
    case let original where folder == directory.articles && original.hasSuffix(".jsonl"):
      entries = try await addedArticles(from: path, kind)
    default: return nil
    }
    return entries == 0 ? nil : StorageRepair(path: path, action: .added(entries: entries))
  }

  private func addedStatuses(
    from path: String, _ kind: StorageKind, salvaging: ([UInt8]) -> StatusTable?
  ) async throws(DataStoreError) -> Int {
    guard let bytes = try StoredFile(path: path).content(), let found = salvaging(bytes) else { return 0 }
    let stores = ArticleStores(kind, directory: directory, executor: executor)
    let known = try await stores.statuses.all()
    var (added, entries): ([ArticleMark: [ArticleID]], Int) = ([:], 0)
    for id in found.ids {
      let present = known[id] ?? .new
      let missing = present.recovering(found[id]).marks.subtracting(present.marks)
      for mark in missing { added[mark, default: []].append(id) }
      if !missing.isEmpty { entries += 1 }
    }
    try await stores.statuses.update(added.map { StatusEdit(mark: $0, isSet: true, ids: $1) })
    await stores.close()
    return entries
  }

  private func addedArticles(from path: String, _ kind: StorageKind) async throws(DataStoreError) -> Int {
    guard let bytes = try StoredFile(path: path).content(), let (feed, lines) = ArticleFileContent.salvaged(from: bytes) else { return 0 }
    let stores = ArticleStores(kind, directory: directory, executor: executor)
    let known = Set(try await stores.articles.articles(of: feed).map(\.article.id))
    let missing = lines.filter { !known.contains($0.record.id) }
    if !missing.isEmpty { _ = try await stores.articles.store(missing.map { $0.article(of: feed) }, of: feed) }
    await stores.close()
    return missing.count
  }
}
