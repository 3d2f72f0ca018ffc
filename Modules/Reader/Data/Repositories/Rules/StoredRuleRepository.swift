internal import CoreData
public import ReaderDomain

/// The rules of the user over their data store.
public struct StoredRuleRepository: RuleRepository {
  private let store: any RuleDataStore

  public init(store: any RuleDataStore) {
    self.store = store
  }

  public func document() async throws(ReadingError) -> RuleDocument {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.document() }
  }

  public func change(_ change: RuleChange) async throws(ReadingError) -> RuleDocument {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.change(change) }.get()
  }
}
