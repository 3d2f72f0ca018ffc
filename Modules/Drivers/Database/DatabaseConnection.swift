internal import CSQLite

/// A connection to an SQLite database in a file.
///
/// Every call blocks for as long as the disk takes and, where another connection has locked the database, up to the busy timeout: it belongs
/// to an actor with a thread of its own. Not Sendable, since SQLite lets one thread at a time use a connection. A task that is cancelled
/// stops what SQLite does for it with `cancelled`.
public final class DatabaseConnection {
  let raw: OpaquePointer

  /// How many of SQLite's instructions pass between two looks at whether the task was cancelled: fewer than a millisecond's worth, and so
  /// many that looking costs nothing.
  private static let instructionsBetweenLooks: Int32 = 10_000

  /// Opens a database.
  /// - Parameters:
  ///   - path: the file; relative to the working folder unless it begins with a slash.
  ///   - busyMilliseconds: how long to wait for a lock that another connection holds.
  /// - Throws: `missing`, `cannotOpen`. Whether the file is a database shows when it is first read.
  public init(path: String, access: DatabaseAccess, busyMilliseconds: Int = 5_000) throws(DatabaseError) {
    // A C string ends at NUL: another file would be opened than the one that was named.
    guard !path.utf8.contains(0) else { throw .missing }
    // `:memory:`, `file:` and the empty name mean something else to SQLite; a name with a slash in front means a file.
    let file = path.hasPrefix("/") ? path : "./\(path)"
    let (name, flags) =
      switch access {
      case .readOnly: (file, SQLITE_OPEN_READONLY)
      case .unchanging: ("file:\(Self.escaped(file))?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      case .creating: (file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      }
    var raw: OpaquePointer?
    let code = sqlite3_open_v2(name, &raw, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let raw else {
      // A connection that could not be opened knows why, and has to be closed all the same.
      defer { sqlite3_close_v2(raw) }
      throw DatabaseError(code: code, on: raw, isOpening: true)
    }
    self.raw = raw
    sqlite3_busy_timeout(raw, Int32(clamping: busyMilliseconds))
    sqlite3_progress_handler(raw, Self.instructionsBetweenLooks, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  deinit {
    // Closes as soon as the last statement is gone.
    sqlite3_close_v2(raw)
  }

  /// Has closing leave the log and the database as they are, where it would write the one into the other: for files that are damaged.
  public func disableCheckpointOnClose() throws(DatabaseError) {
    try check(shim_leave_log_on_close(raw))
  }

  /// Does work in which no trigger acts: who changes many rows does once what triggers would do for each.
  public func withoutTriggers<Result>(_ work: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try check(shim_enable_triggers(raw, 0))
    let result: Result
    do throws(DatabaseError) {
      result = try work()
    } catch {
      try check(shim_enable_triggers(raw, 1))
      throw error
    }
    try check(shim_enable_triggers(raw, 1))
    return result
  }

  /// A path as it stands in a URI.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(byte) && !"%?#".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }.joined()
  }

  /// Compiles a statement. Of several in one text, the first is taken.
  public func prepare(_ sql: String) throws(DatabaseError) -> DatabaseStatement {
    try DatabaseStatement(sql, on: self)
  }

  /// Runs one statement once, with values for its parameters in their order.
  public func run(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) {
    try prepare(sql).run(values)
  }

  /// Runs all statements of a text without parameters, as a schema is written.
  public func execute(_ script: String) throws(DatabaseError) {
    try check(sqlite3_exec(raw, script, nil, nil, nil))
  }

  /// Does work as one: all that it changes is there afterwards or, when it throws, nothing. Nobody else can change the database meanwhile;
  /// the lock for that is taken at the beginning, so that a reader never finds on its way that it cannot become a writer.
  public func transaction<Result>(_ work: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try beginning("BEGIN IMMEDIATE", work)
  }

  /// Does work that reads, all of it as it is at one moment, whatever others change meanwhile. What the work should change all the same is kept.
  public func snapshot<Result>(_ work: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try beginning("BEGIN", work)
  }

  private func beginning<Result>(
    _ statement: String, _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try execute(statement)
    do throws(DatabaseError) {
      let result = try work()
      try execute("COMMIT")
      return result
    } catch {
      try rollBack()
      throw error
    }
  }

  /// How many rows the last statement has inserted, changed or deleted.
  public var changedRows: Int { Int(sqlite3_changes64(raw)) }

  /// The number of the row that was inserted last.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(raw) }

  /// Some errors have rolled back already (https://www.sqlite.org/lang_transaction.html).
  private func rollBack() throws(DatabaseError) {
    if sqlite3_get_autocommit(raw) == 0 { try execute("ROLLBACK") }
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  func error(_ code: Int32) -> DatabaseError {
    DatabaseError(code: code, on: raw)
  }
}
