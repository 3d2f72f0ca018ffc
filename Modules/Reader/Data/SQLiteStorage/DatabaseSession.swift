package import Database

/// An open database with its prepared statements. They are cached because preparing a statement takes as long as running it ten times.
package final class DatabaseSession {
  /// The file number (inode), which changes when the file is replaced.
  package let fileNumber: UInt64
  let connection: SQLiteConnection
  private let companions: DatabaseSidecars
  private(set) var statements: [String: DatabaseStatement] = [:]

  /// The maximum number of cached statements: more than one command prepares. It bounds the memory of a full screen that runs all day.
  static let maximumStatements = 128

  /// The maximum number of errors that are reported by SQLite's own check.
  private static let maximumProblems = 100

  /// The size of the page cache, in KiB. A search fills it. The system caches the file as well, so that a larger one saves no time that can be
  /// measured, not even when all articles are marked.
  private static let cache = 8_192

  /// Opens a database. A file that is not a database causes an error only at the first read.
  package init(
    path: String, fileNumber: UInt64, timeout: Duration, access: DatabaseAccess = .creating
  ) throws(DatabaseError) {
    self.fileNumber = fileNumber
    companions = DatabaseSidecars(of: path)
    let milliseconds = timeout / .milliseconds(1)
    connection = try SQLiteConnection(path: path, access: access, busyMilliseconds: Int(min(milliseconds, Double(Int32.max))))
    do throws(DatabaseError) {
      try connection.hardenSchema()
      try connection.enforceForeignKeys()
      try connection.synchronizeFully()
      try connection.setCacheSize(kibibytes: Self.cache)
    } catch {
      // The schema may be damaged: the log must not be written into such a file.
      if error.isDamage { do throws(DatabaseError) { try connection.disableCheckpointOnClose() } catch {} }
      throw error
    }
  }

  /// The schema number; 0 when our tables do not exist.
  package func schema() throws(DatabaseError) -> Int { try connection.userVersion() }

  func makeTables() throws(DatabaseError) {
    do throws(DatabaseError) {
      // A file system without shared memory cannot have a WAL. The rollback journal works too.
      _ = try connection.useWriteAheadLog()
      try connection.transaction { () throws(DatabaseError) in
        guard try connection.userVersion() == 0 else { return }
        try connection.execute(DatabaseSchema.script)
        try connection.setUserVersion(Int32(DatabaseSchema.newest))
      }
    } catch {
      // On a full disk, SQLite removes its journal before it finds that it needs another one.
      if case .cannotOpen = error { try companions.make(isNew: true) }
      throw error
    }
  }

  /// Brings the tables of an older program up to date, reclaims unused space in the file and in the word indexes, and rebuilds word indexes that
  /// are damaged or lack scripts. A rebuild takes minutes for a million articles, so it happens only when necessary.
  package func compact() throws(DatabaseError) {
    try upgradeTables()
    let words = DatabaseWordIndexes(in: self)
    let (isUnfinished, problems) = (try words.isUnfinished(), try words.problems())
    if isUnfinished || !problems.isEmpty {
      try connection.transaction(isCancellable: true) { () throws(DatabaseError) in try words.makeAnew() }
    }
    for index in DatabaseSchema.wordIndexes { try run("INSERT INTO \(index) (\(index)) VALUES ('optimize')", []) }
    try connection.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// The errors that SQLite's own check finds. Newer versions of SQLite also check the word indexes. Their errors are left out because
  /// `DatabaseWordIndexes` reports them.
  package func problems() throws(DatabaseError) -> [String] {
    try connection.problems(limit: Self.maximumProblems).filter { problem in !DatabaseSchema.wordIndexes.contains { problem.contains($0) } }
  }

  /// The number of articles plus the number of marks.
  func rowCount() throws(DatabaseError) -> Int {
    try statement("SELECT (SELECT count(*) FROM article) + (SELECT count(*) FROM mark)").firstRow { $0.count(0) } ?? 0
  }

  /// Leaves the WAL as it is when the connection is closed.
  func disableCheckpointOnClose() throws(DatabaseError) { try connection.disableCheckpointOnClose() }

  /// Runs `work` in one transaction.
  package func changing<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    try connection.transaction { () throws(DatabaseError) in try work(self) }
  }

  /// Runs `work` with triggers disabled.
  func withoutTriggers<Answer>(_ work: () throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    try connection.withoutTriggers(work)
  }

  /// Runs `work`, which reads one consistent snapshot.
  package func reading<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    try connection.snapshot { () throws(DatabaseError) in try work(self) }
  }

  /// Prepares a statement, or returns the cached one.
  package func statement(_ sql: String) throws(DatabaseError) -> DatabaseStatement {
    if let statement = statements[sql] { return statement }
    let statement = try connection.prepare(sql)
    // To drop all is simpler than to track which are used. The caller of a statement that is running keeps it alive.
    if statements.count == Self.maximumStatements { statements = [:] }
    statements[sql] = statement
    return statement
  }

  /// Runs a cached statement.
  package func run(_ sql: String, _ values: [DatabaseValue]) throws(DatabaseError) {
    try statement(sql).run(values)
  }

  /// The number of the last inserted row.
  var lastInsertedRow: Int64 { connection.lastInsertedRow }
}
