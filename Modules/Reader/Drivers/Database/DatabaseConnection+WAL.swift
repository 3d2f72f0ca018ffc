extension DatabaseConnection {
  /// Writes changes to a log first, so that readers and a writer do not wait for each other (https://www.sqlite.org/wal.html). The database
  /// stores this setting.
  /// - Returns: whether the log is in use; some file systems do not support it.
  public func useWriteAheadLog() throws(DatabaseError) -> Bool {
    try prepare("PRAGMA journal_mode = WAL").firstRow { $0.text(0) } == "wal"
  }
}
