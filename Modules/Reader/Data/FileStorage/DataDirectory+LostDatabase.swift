package import CoreData
internal import Files
internal import ReaderDomain

extension DataDirectory {
  /// Whether the database was lost: it is missing or empty, although marks were changed in it. Without marks, there may never have been one.
  package func lacksDatabase() throws(DataStoreError) -> Bool {
    if let identity = try StoredFile(path: database).identity(), identity.size > 0 { return false }
    guard try StoredFile(path: undoHistory).exists, try StorageKindFile(of: self).content().kind == .sqlite else { return false }
    return try undoHistoryHasMarks()
  }

  /// Whether a change of marks can be undone. Other changes need no articles.
  package func undoHistoryHasMarks() throws(DataStoreError) -> Bool {
    let bytes = try StoredFile(path: undoHistory).content() ?? []
    return bytes.firstRange(of: Array("\"mark\":".utf8)) != nil
  }

  /// Leaves a sign that the database was lost, if it was, before a new one takes its place and looks complete. The sign is an empty copy that is
  /// set aside, as a damaged file is. Where one is set aside already, the user knows. The caller must hold the lock.
  package func noteLostDatabase() throws(DataStoreError) {
    let file = StoredFile(path: database)
    guard try lacksDatabase(), try !file.wasSetAside() else { return }
    try file.noteLoss(at: momentForName) { _ in true }
  }
}
