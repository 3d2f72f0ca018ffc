internal import Domain

/// The stores of one kind for each way in which a home can be kept, and the choice among them.
struct ChosenStore<Store: Sendable>: Sendable {
  private let choice: StoreChoice
  private let json: Store
  private let sqlite: Store

  /// Puts the choice in front of the stores.
  init(_ choice: StoreChoice, json: Store, sqlite: Store) {
    self.choice = choice
    self.json = json
    self.sqlite = sqlite
  }

  /// The store that counts.
  func store() async throws(DataStoreError) -> Store {
    switch try await choice.kind() {
    case .json: json
    case .sqlite: sqlite
    }
  }
}
