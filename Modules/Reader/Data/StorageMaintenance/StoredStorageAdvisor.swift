internal import ArticleStorage
public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain

/// Counts the articles in JSON files by the sizes of their indexes. `store.json` records that the user was told.
public actor StoredStorageAdvisor: StorageAdvisor {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func articlesPastLimit(past maximum: Int) async throws(ReaderError) -> Int? {
    try await ReaderError.translating { () async throws(DataStoreError) in
      guard try isToTell() else { return nil }
      let articles = try articlesInFiles()
      guard articles > maximum else { return nil }
      return try await directory.change { () throws(DataStoreError) in
        // Another process may have told the user or migrated to SQLite meanwhile.
        guard try isToTell() else { return nil }
        var document = try StorageKindFile(of: directory).content()
        document.hasReportedGrowth = true
        try StorageKindFile(of: directory).replace(with: document)
        return articles
      }
    }
  }

  private func isToTell() throws(DataStoreError) -> Bool {
    let document = try StorageKindFile(of: directory).content()
    return document.kind == .json && !document.hasReportedGrowth
  }

  private func articlesInFiles() throws(DataStoreError) -> Int {
    var articles = 0
    for feed in try directory.feedsWithArticleFiles() {
      guard let index = try StoredFile(path: directory.articleIndex(of: feed)).identity() else { continue }
      articles += ArticleFileIndex.articles(inFileOf: Int(index.size))
    }
    return articles
  }
}
