public import CoreData
public import CoreDomain
public import Files
internal import FileStorage
public import ReaderDomain

/// The beginning of the latest refresh in `refresh.json`, which both storage formats share.
public actor JSONRefreshStore: RefreshDataStore {
  private let directory: DataDirectory
  private let file: RecordFile<RefreshDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(directory.refresh, in: directory)
  }

  /// The file, for `store verify` and `store repair`.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    StoredDocument(RefreshDocument.self, at: directory.refresh, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func latest() async throws(DataStoreError) -> Timestamp? { try await file.content()?.began }

  public func clock() async throws(DataStoreError) -> ClockTrust? { try await file.content()?.clock }

  public func begin(at moment: Timestamp, clock: ClockTrust) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      // A damaged file is set aside first.
      _ = try file.contentUnderLock()
      try file.replace(with: RefreshDocument(began: moment, clock: clock))
    }
  }
}
