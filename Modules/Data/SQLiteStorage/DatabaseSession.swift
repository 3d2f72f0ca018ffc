package import Database

/// The open database of a home, with the statements that were prepared for it: preparing one costs as much as running it ten times.
package final class DatabaseSession {
  /// The number of the file in the file system: a file that was replaced has another one.
  package let fileNumber: UInt64
  private let connection: DatabaseConnection
  private let companions: DatabaseSidecars
  private var statements: [String: DatabaseStatement] = [:]

  /// How much is told of what the database itself finds.
  private static let mostProblems = 100

  /// How much of the database is kept in memory, in KiB.
  private static let cache = 16_384

  /// Opens a database. Whether it is one shows when it is first read.
  package init(
    path: String, fileNumber: UInt64, patience: Duration, access: DatabaseAccess = .creating
  ) throws(DatabaseError) {
    self.fileNumber = fileNumber
    companions = DatabaseSidecars(of: path)
    let milliseconds = patience / .milliseconds(1)
    connection = try DatabaseConnection(path: path, access: access, busyMilliseconds: Int(min(milliseconds, Double(Int32.max))))
    try connection.hardenSchema()
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA cache_size = -\(Self.cache)")
  }

  /// The number of its schema; 0 when there are no tables of ours in it.
  package func schema() throws(DatabaseError) -> Int { try connection.userVersion() }

  /// Makes the tables in a database without any.
  func makeTables() throws(DatabaseError) {
    do throws(DatabaseError) {
      // Where the file system cannot have such a log, the old kind serves as well.
      _ = try connection.useWriteAheadLog()
      try connection.transaction { () throws(DatabaseError) in
        guard try connection.userVersion() == 0 else { return }
        try connection.execute(DatabaseSchema.script)
        try connection.setUserVersion(Int32(DatabaseSchema.newest))
      }
    } catch {
      // On a full disk, SQLite has taken its journal away before it finds that it needs another one.
      if case .cannotOpen = error { try companions.make(isNew: true) }
      throw error
    }
  }

  /// Frees what is not needed any more in the file and in the indexes of words, and makes these anew when something is wrong with them. That
  /// takes minutes for a million articles, so it is not done for nothing.
  package func compact() throws(DatabaseError) {
    if try !DatabaseWordIndexes(in: self).problems().isEmpty {
      try changing { (session) throws(DatabaseError) in try DatabaseWordIndexes(in: session).makeAnew() }
    }
    for index in DatabaseSchema.wordIndexes { try run("INSERT INTO \(index) (\(index)) VALUES ('optimize')", []) }
    try connection.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// What is wrong with it, as far as the database itself can tell. Newer versions of SQLite look into the indexes of words as well, which can
  /// be made anew: of them, `DatabaseWordIndexes` tells.
  package func problems() throws(DatabaseError) -> [String] {
    try connection.problems(limit: Self.mostProblems).filter { problem in !DatabaseSchema.wordIndexes.contains { problem.contains($0) } }
  }

  /// How many articles and marks there are.
  func rowCount() throws(DatabaseError) -> Int {
    try statement("SELECT (SELECT count(*) FROM article) + (SELECT count(*) FROM mark)").firstRow { $0.count(0) } ?? 0
  }

  /// Leaves the files as they are when it is closed.
  func disableCheckpointOnClose() throws(DatabaseError) { try connection.disableCheckpointOnClose() }

  /// Does work that changes as one.
  package func changing<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    try connection.transaction { () throws(DatabaseError) in try work(self) }
  }

  /// Does work in which no trigger acts.
  func withoutTriggers<Answer>(_ work: () throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    try connection.withoutTriggers(work)
  }

  /// Does work that reads, all of it as it is at one moment.
  package func reading<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    try connection.snapshot { () throws(DatabaseError) in try work(self) }
  }

  /// A statement that is kept for the next time.
  package func statement(_ sql: String) throws(DatabaseError) -> DatabaseStatement {
    if let statement = statements[sql] { return statement }
    let statement = try connection.prepare(sql)
    statements[sql] = statement
    return statement
  }

  /// Runs a statement that is kept for the next time.
  package func run(_ sql: String, _ values: [DatabaseValue]) throws(DatabaseError) {
    try statement(sql).run(values)
  }

  /// The number of the row that was inserted last.
  var lastInsertedRow: Int64 { connection.lastInsertedRow }
}
