internal import CSQLite

extension SQLiteConnection {
  /// The schema number that the creator of the database stored; 0 by default.
  public func userVersion() throws(DatabaseError) -> Int {
    try prepare("PRAGMA user_version").firstRow { Int($0.integer(0)) } ?? 0
  }

  /// Stores a schema number. Inside a transaction, the change is part of it.
  public func setUserVersion(_ version: Int32) throws(DatabaseError) {
    try execute("PRAGMA user_version = \(version)")
  }

  /// Writes changes to a log first, so that readers and a writer do not wait for each other (https://www.sqlite.org/wal.html). The database
  /// stores this setting.
  /// - Returns: whether the log is in use; some file systems do not support it.
  public func useWriteAheadLog() throws(DatabaseError) -> Bool {
    try prepare("PRAGMA journal_mode = WAL").firstRow { $0.text(0) } == "wal"
  }

  /// Sets how long a statement waits for the lock of another connection.
  func setBusyTimeout(milliseconds: Int) { sqlite3_busy_timeout(raw, Int32(clamping: milliseconds)) }

  /// Writes each change through to the disk before it counts as stored.
  public func synchronizeFully() throws(DatabaseError) {
    try execute("PRAGMA synchronous = FULL")
  }

  /// Sets the size of the page cache.
  public func setCacheSize(kibibytes: Int) throws(DatabaseError) {
    try execute("PRAGMA cache_size = -\(kibibytes)")
  }

  /// Protects against a manipulated database file (https://www.sqlite.org/security.html): the schema may only call harmless functions,
  /// pages are checked before use, and no statement writes to the tables that SQLite keeps for itself.
  public func hardenSchema() throws(DatabaseError) {
    try check(shim_defend(raw))
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  /// Refuses rows that refer to missing rows, and the removal of rows that others refer to.
  public func enforceForeignKeys() throws(DatabaseError) {
    try execute("PRAGMA foreign_keys = ON")
  }

  /// Reads a database that SQLite would reject as damaged, for example because it is shorter than its header says. The results may be
  /// wrong.
  public func readDespiteDamage() throws(DatabaseError) {
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA writable_schema = ON; PRAGMA query_only = ON")
  }

  /// Checks the whole database.
  /// - Returns: one sentence per error, at most `limit`; empty when the database is undamaged.
  /// - Throws: `notADatabase`, or `damaged` when the database is too broken for a check.
  public func problems(limit: Int = 10) throws(DatabaseError) -> [String] {
    let found = try prepare("PRAGMA integrity_check(\(limit))").rows { $0.text(0) }
    return found == ["ok"] ? [] : found
  }

  /// The names of a table's columns without computed ones, in order; empty when the table does not exist.
  public func columns(of table: String) throws(DatabaseError) -> [String] {
    try prepare("SELECT name FROM pragma_table_info(?)").rows([.text(table)]) { $0.text(0) }
  }
}
