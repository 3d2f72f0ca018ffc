public import Domain

/// Visits in the way that the home is kept.
public struct ChosenVisitStore: VisitDataStore {
  private let chosen: ChosenStore<any VisitDataStore>

  /// Puts the choice in front of the stores.
  public init(_ choice: StoreChoice, json: any VisitDataStore, sqlite: any VisitDataStore) {
    chosen = ChosenStore(choice, json: json, sqlite: sqlite)
  }

  public func all() async throws(DataStoreError) -> [FeedID: Visit] {
    try await chosen.store().all()
  }

  public func record(_ visits: [FeedID: Visit]) async throws(DataStoreError) {
    try await chosen.store().record(visits)
  }
}
