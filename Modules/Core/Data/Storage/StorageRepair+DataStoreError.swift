package import CoreDomain

extension StorageRepair {
  /// The repair that a store reports with its `damaged` error.
  /// - Throws: every other error, unchanged.
  package init(ofDamage error: DataStoreError) throws(DataStoreError) {
    guard case .damaged(let path, _, _, let recovered) = error else { throw error }
    self.init(path: path, action: .recovered(recovered))
  }
}
