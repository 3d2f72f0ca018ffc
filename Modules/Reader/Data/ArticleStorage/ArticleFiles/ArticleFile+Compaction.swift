package import CoreData

/// Compaction removes the lines that later ones replaced.
extension ArticleFile {
  /// A smaller file is not compacted after a merge, in bytes.
  private static let leastToCompact = 1 << 16

  /// Compacts the file. The caller must hold the lock.
  package func compactUnderLock() throws(DataStoreError) {
    guard let index = try indexUnderLock(), ArticleFileContent.headerLength(of: feed) + index.current < index.end else { return }
    try replace(with: index.entries, of: index)
  }

  /// Compacts the file after a merge if it has more outdated bytes than current ones. The caller must hold the lock.
  func compactIfOutdated() throws(DataStoreError) {
    guard let index = try indexUnderLock(), index.end >= Self.leastToCompact, index.current * 2 < index.end else { return }
    try replace(with: index.entries, of: index)
  }
}
