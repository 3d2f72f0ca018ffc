public import CoreData
public import ReaderDomain
public import StatusSync

/// A rule store whose rules are synced with other devices. A change is made first and recorded afterwards.
public struct SyncedRuleStore: RuleDataStore {
  private let base: any RuleDataStore
  private let sync: RecordSync

  public init(base: any RuleDataStore, sync: RecordSync) {
    self.base = base
    self.sync = sync
  }

  public func document() async throws(DataStoreError) -> RuleDocument {
    await sync.catchUp()
    return try await base.document()
  }

  public func change(_ change: RuleChange) async throws(DataStoreError) -> Result<RuleDocument, ReadingError> {
    try await sync.recording { () async throws(DataStoreError) in
      try await base.change(change)
    } removed: { result in
      guard case .success = result, case .remove(let entry) = change else { return [:] }
      return [.rule: [entry.rule.text]]
    }
  }
}
