package import Domain

extension StorageRepair {
  /// What was done about damage that a store has met.
  /// - Throws: any other error, as it is.
  package init(ofDamage error: DataStoreError) throws(DataStoreError) {
    guard case .damaged(let path, _, _, let recovered) = error else { throw error }
    self.init(path: path, action: .recovered(recovered))
  }
}
