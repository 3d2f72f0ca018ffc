public import CoreData
public import Files
public import SampleDomain

/// Stores the last quotes in `quotes.json`.
public actor JSONQuoteStore: QuoteMemoryDataStore {
  /// The maximum number of stored quotes.
  private static let mostQuotes = 100

  private let directory: DataDirectory
  private let file: RecordFile<QuotesDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(directory.quotes, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [Quote] {
    try await file.content()?.quotes ?? []
  }

  public func remember(_ quote: Quote) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      let others = try (file.contentUnderLock()?.quotes ?? []).filter { $0.id != quote.id }
      try file.replace(with: QuotesDocument(([quote] + others).prefix(Self.mostQuotes).map(\.self)))
    }
  }
}
