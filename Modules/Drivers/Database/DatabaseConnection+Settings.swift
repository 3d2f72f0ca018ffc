/// What a database keeps about itself, and how it works.
extension DatabaseConnection {
  /// The number that whoever made the database gave its schema; 0 when nobody did.
  public func userVersion() throws(DatabaseError) -> Int {
    try prepare("PRAGMA user_version").firstRow { Int($0.integer(0)) } ?? 0
  }

  /// Numbers the schema. In a transaction it is part of it.
  public func setUserVersion(_ version: Int32) throws(DatabaseError) {
    try execute("PRAGMA user_version = \(version)")
  }

  /// Has changes written to a log first, so that readers and a writer do not wait for each other (https://www.sqlite.org/wal.html). The
  /// database remembers it.
  /// - Returns: whether it is so then; some file systems cannot.
  public func useWriteAheadLog() throws(DatabaseError) -> Bool {
    try prepare("PRAGMA journal_mode = WAL").firstRow { $0.text(0) } == "wal"
  }

  /// Takes care with a file that a stranger may have made (https://www.sqlite.org/security.html): what its schema calls must be harmless, and
  /// its pages are looked at before they are used.
  public func hardenSchema() throws(DatabaseError) {
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  /// Reads on where SQLite would refuse a damaged database as a whole, such as one that is shorter than its header says. What is read may be wrong.
  public func readDespiteDamage() throws(DatabaseError) {
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA writable_schema = ON; PRAGMA query_only = ON")
  }

  /// Reads the whole database and tells what is wrong with it.
  /// - Returns: a sentence a problem, `limit` at most; none when it is whole.
  /// - Throws: `notADatabase`, `damaged` when it is too broken to be looked at.
  public func problems(limit: Int = 10) throws(DatabaseError) -> [String] {
    let found = try prepare("PRAGMA integrity_check(\(limit))").rows { $0.text(0) }
    return found == ["ok"] ? [] : found
  }

  /// The names of a table's columns, in order; none when there is no such table.
  public func columns(of table: String) throws(DatabaseError) -> [String] {
    try prepare("SELECT name FROM pragma_table_info(?)").rows([.text(table)]) { $0.text(0) }
  }
}
