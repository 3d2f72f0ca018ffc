internal import CoreData
public import ReaderDomain

/// Undo entries over a data store.
public actor StoredUndoHistory: UndoHistory {
  private let store: any UndoDataStore

  public init(store: any UndoDataStore) {
    self.store = store
  }

  public func remember(_ entry: UndoEntry) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.add(entry) }
  }

  public func last() async throws(ReadingError) -> UndoEntry? {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.last() }
  }

  public func lastUndone() async throws(ReadingError) -> UndoEntry? {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.lastUndone() }
  }

  public func moveToUndone(_ entry: UndoEntry) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.moveToUndone(ifLastIs: entry) }
  }

  public func moveBack(_ entry: UndoEntry) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.moveBack(ifLastUndoneIs: entry) }
  }
}
