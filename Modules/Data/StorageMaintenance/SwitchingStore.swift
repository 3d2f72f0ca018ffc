internal import FileStorage
internal import Domain

/// The stores of one kind for each way in which a home can be kept, and the choice among them.
struct SwitchingStore<Store: Sendable>: Sendable {
  private let selector: StorageSelector
  private let json: Store
  private let sqlite: Store

  /// Puts the choice in front of the stores.
  init(_ selector: StorageSelector, json: Store, sqlite: Store) {
    self.selector = selector
    self.json = json
    self.sqlite = sqlite
  }

  /// The store that counts.
  func store() async throws(DataStoreError) -> Store {
    switch try await selector.kind() {
    case .json: json
    case .sqlite: sqlite
    }
  }
}
