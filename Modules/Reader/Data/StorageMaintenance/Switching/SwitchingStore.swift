internal import CoreData
internal import ReaderDomain

/// One store for each storage kind, and the choice between them.
struct SwitchingStore<Store: Sendable>: Sendable {
  private let selector: StorageSelector
  private let json: Store
  private let sqlite: Store

  init(_ selector: StorageSelector, json: Store, sqlite: Store) {
    self.selector = selector
    self.json = json
    self.sqlite = sqlite
  }

  /// The store of the current storage kind.
  func store() async throws(DataStoreError) -> Store {
    switch try await selector.kind() {
    case .json: json
    case .sqlite: sqlite
    }
  }
}
