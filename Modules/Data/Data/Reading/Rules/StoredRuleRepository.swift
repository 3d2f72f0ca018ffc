internal import FileStorage
public import Domain

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

/// Answers as another repository would, and changes nothing in it.
public struct DryRunRuleRepository: RuleRepository {
  private let base: any RuleRepository

  public init(base: any RuleRepository) {
    self.base = base
  }

  public func document() async throws(ReadingError) -> RuleDocument { try await base.document() }

  public func change(_ change: RuleChange) async throws(ReadingError) -> RuleDocument { try await base.document().applying(change) }
}
