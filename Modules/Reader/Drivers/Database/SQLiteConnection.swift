internal import CSQLite

/// A connection to an SQLite database in a file.
///
/// Every call blocks while it waits for the disk and, up to the busy timeout, for the lock of another connection. It belongs to an actor
/// with its own thread. It is not Sendable because SQLite allows only one thread at a time. When the task is cancelled, SQLite stops with
/// the error `cancelled`, but finishes a transaction first.
public final class SQLiteConnection {
  let raw: OpaquePointer

  /// The number of SQLite instructions between two checks for cancellation. They take less than a millisecond, and the checks cost nothing
  /// noticeable.
  private static let instructionsBetweenChecks: Int32 = 10_000
  private let steps: StepLimit

  /// Opens a database.
  /// - Parameters:
  ///   - path: the file; relative to the working directory unless it begins with a slash.
  ///   - busyMilliseconds: how long to wait for the lock of another connection.
  ///   - isForeign: whether another program wrote the database. Each statement may then do only as much work as a file of this size can
  ///     need. Without that limit, a view without an end would never end.
  /// - Throws: `missing`, `cannotOpen`. A file that is not a database causes an error only at the first read.
  public init(
    path: String, access: DatabaseAccess, busyMilliseconds: Int = 5_000, isForeign: Bool = false
  ) throws(DatabaseError) {
    // A C string ends at NUL, so SQLite would open another file.
    guard !path.utf8.contains(0) else { throw .missing }
    // `:memory:`, `file:` and the empty name have a special meaning for SQLite. With a slash, they are file names.
    let file = path.hasPrefix("/") ? path : "./\(path)"
    // Without changes, SQLite opens no file beside the database.
    let size = try Self.sizeOfRegularFile(file, withCompanions: access != .unchanging)
    let (name, flags) =
      switch access {
      case .readOnly: (file, SQLITE_OPEN_READONLY)
      case .unchanging: ("file:\(Self.escaped(file))?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      case .creating: (file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      }
    var raw: OpaquePointer?
    let code = sqlite3_open_v2(name, &raw, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let raw else {
      // Even a connection that failed to open has an error message and must be closed.
      defer { sqlite3_close_v2(raw) }
      throw DatabaseError(code: code, on: raw, isOpening: true)
    }
    self.raw = raw
    steps = StepLimit(isForeign ? StepLimit.checks(forBytes: size, instructionsBetweenChecks: Int(Self.instructionsBetweenChecks)) : .max)
    if isForeign { sqlite3_limit(raw, SQLITE_LIMIT_LENGTH, Int32(clamping: max(size, Self.longestValueOfSmallFile))) }
    setBusyTimeout(milliseconds: busyMilliseconds)
    sqlite3_progress_handler(
      raw, Self.instructionsBetweenChecks,
      { steps in
        guard let steps else { return 1 }
        let limit = Unmanaged<StepLimit>.fromOpaque(steps).takeUnretainedValue()
        return (limit.isCancellable && Task.isCancelled) || limit.isReached() ? 1 : 0
      }, Unmanaged.passUnretained(steps).toOpaque())
  }

  /// The maximum length of a value in a foreign database that is smaller than this. No value of a table is longer than its file.
  private static let longestValueOfSmallFile = 1 << 20

  deinit {
    // Closes the database when the last statement is released.
    sqlite3_close_v2(raw)
  }

  /// Keeps the log and the database unchanged on close, instead of writing the log into the database. Use it for damaged files.
  public func disableCheckpointOnClose() throws(DatabaseError) {
    try check(shim_leave_log_on_close(raw))
  }

  /// Runs `work` with triggers disabled. A bulk change can then do once what triggers would do for each row.
  public func withoutTriggers<Result>(_ work: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try check(shim_enable_triggers(raw, 0))
    let result = Swift.Result { () throws(DatabaseError) in try work() }
    let code = shim_enable_triggers(raw, 1)
    // The error of the work comes first.
    let value = try result.get()
    try check(code)
    return value
  }

  /// A path in URI syntax.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(byte) && !"%?#".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }.joined()
  }

  /// Compiles the first statement of a text.
  public func prepare(_ sql: String) throws(DatabaseError) -> DatabaseStatement {
    try DatabaseStatement(sql, on: self)
  }

  /// Runs all statements of a text without parameters, such as a schema.
  public func execute(_ script: String) throws(DatabaseError) {
    try check(sqlite3_exec(raw, script, nil, nil, nil))
  }

  /// Runs `work` in a transaction: all of its changes are stored or, if it throws, none. No other connection can change the database
  /// meanwhile. The write lock is taken at the start because a reader may fail to become a writer later.
  /// - Parameter isCancellable: whether the cancellation of the task stops it. What a change stores, such as the document of a feed, may be
  ///   lost otherwise. Use it for long work that can be repeated.
  public func transaction<Result>(
    isCancellable: Bool = false, _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    steps.isCancellable = isCancellable
    defer { steps.isCancellable = true }
    return try beginning("BEGIN IMMEDIATE", work)
  }

  /// Runs `work`, which reads one consistent snapshot, independent of changes by others. Changes that `work` makes are stored.
  public func snapshot<Result>(_ work: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try beginning("BEGIN", work)
  }

  private func beginning<Result>(
    _ statement: String, _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    if isRollbackPending { try rollBack() }
    try execute(statement)
    do throws(DatabaseError) {
      let result = try work()
      try execute("COMMIT")
      return result
    } catch let problem {
      // The caller must learn the first error. The next transaction repeats the rollback.
      do throws(DatabaseError) { try rollBack() } catch { isRollbackPending = true }
      throw problem
    }
  }

  /// Whether a transaction is still open because its rollback failed.
  private var isRollbackPending = false

  /// The number of the last inserted row.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(raw) }

  /// Does nothing after an error that has already rolled back (https://www.sqlite.org/lang_transaction.html).
  private func rollBack() throws(DatabaseError) {
    if sqlite3_get_autocommit(raw) == 0 { try execute("ROLLBACK") }
    isRollbackPending = false
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  func error(_ code: Int32) -> DatabaseError {
    steps.wasReached
      ? .failed(code: Int(code), reason: "reading it takes more work than a file of this size can need")
      : DatabaseError(code: code, on: raw)
  }

  /// Counts the work of a statement from now on.
  func beginStatement() { steps.begin() }
}
