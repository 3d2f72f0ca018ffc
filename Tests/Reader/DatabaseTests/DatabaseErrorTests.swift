import Database
import Testing

@Suite("Database errors")
struct DatabaseErrorTests {
  @Test("a database that does not exist is missing, unless it may be created")
  func missing() async throws {
    try await DatabaseFile.with { file in
      #expect(throws: DatabaseError.missing) { try file.connection(.readOnly) }
      #expect(throws: DatabaseError.missing) { try SQLiteConnection(path: "\(file.path)/x", access: .creating) }
      #expect(throws: DatabaseError.missing) { try SQLiteConnection(path: "\(file.path)\0", access: .creating) }
      try file.connection().execute("CREATE TABLE t (v)")
      #expect(try file.connection(.readOnly).columns(of: "t") == ["v"])
    }
  }

  @Test("a name with a special meaning in SQLite is a file name", arguments: [":memory:", "", "file:strata-none?mode=memory"])
  func names(name: String) {
    #expect(throws: DatabaseError.self) { try SQLiteConnection(path: name, access: .readOnly).userVersion() }
  }

  @Test("a file that is not a database is distinguished from a damaged database")
  func broken() async throws {
    try await DatabaseFile.with { file in
      try file.put(Array(repeating: UInt8(ascii: "x"), count: 4_096))
      #expect(throws: DatabaseError.notADatabase) { try file.connection(.readOnly).userVersion() }
    }
    try await DatabaseFile.with { file in
      try Self.fill(try file.connection())
      #expect(try file.connection(.readOnly).problems() == [])
      // A page in the middle of the table.
      var bytes = try file.bytes()
      bytes.replaceSubrange(8_192..<12_288, with: repeatElement(0xFF, count: 4_096))
      try file.put(bytes)
      #expect(try file.connection(.readOnly).problems(limit: 1).count == 1)
      let error = #expect(throws: DatabaseError.self) {
        try file.connection(.readOnly).prepare("SELECT sum(length(v)) FROM t").firstRow { $0.integer(0) }
      }
      #expect(error == .damaged(reason: "database disk image is malformed"))
    }
  }

  @Test("a database that is opened read-only cannot be changed")
  func readOnly() async throws {
    try await DatabaseFile.with { file in
      try file.connection().execute("CREATE TABLE t (v)")
      #expect(throws: DatabaseError.readOnly) { try file.connection(.readOnly).prepare("INSERT INTO t VALUES (1)").run() }
    }
  }

  @Test("a database that no process changes is read without sidecar files, whatever its name", arguments: ["a b", "ä%41?b#c&d=e"])
  func unchanging(name: String) async throws {
    try await DatabaseFile.with { file in
      let path = "\(file.folder)/\(name).db"
      let writer = try SQLiteConnection(path: path, access: .creating)
      #expect(try writer.useWriteAheadLog())
      try writer.execute("CREATE TABLE t (v); PRAGMA wal_checkpoint(TRUNCATE); CREATE TABLE u (v)")
      let database = try SQLiteConnection(path: path, access: .unchanging)
      #expect(try database.columns(of: "t") == ["v"])
      #expect(try database.columns(of: "u") == [], "The table is only in the log.")
      #expect(throws: DatabaseError.readOnly) { try database.prepare("INSERT INTO t VALUES (1)").run() }
      withExtendedLifetime(writer) {}
    }
  }

  @Test("closing a connection leaves its log only if the checkpoint on close is disabled", arguments: [true, false])
  func log(isLeft: Bool) async throws {
    try await DatabaseFile.with { file in
      var database: SQLiteConnection? = try file.connection()
      #expect(try database?.useWriteAheadLog() == true)
      try database?.execute("CREATE TABLE t (v)")
      if isLeft { try database?.disableCheckpointOnClose() }
      database = nil
      #expect(file.has("test.db-wal") == isLeft)
      #expect(try file.connection().columns(of: "t") == ["v"])
    }
  }

  @Test("a database that another connection changes is locked, without a log also for readers")
  func locked() async throws {
    try await DatabaseFile.with { file in
      let writer = try file.connection()
      try writer.execute("CREATE TABLE t (v); BEGIN EXCLUSIVE")
      #expect(throws: DatabaseError.locked) { try file.connection(.readOnly).prepare("SELECT * FROM t").run() }
      #expect(throws: DatabaseError.locked) { try file.connection().transaction { () throws(DatabaseError) in } }
    }
  }

  @Test("a full disk is reported")
  func full() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v); PRAGMA max_page_count = 4")
      #expect(throws: DatabaseError.diskFull) { try Self.fill(database) }
    }
  }

  @Test("an error in a statement is reported with the reason")
  func mistakes() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      #expect(throws: DatabaseError.failed(code: 1, reason: "no such table: t")) { try database.prepare("SELECT * FROM t") }
      #expect(throws: DatabaseError.failed(code: 25, reason: "1 values were given for 2 parameters")) {
        try database.prepare("SELECT ?, ?").run([.integer(1)])
      }
      #expect(throws: DatabaseError.failed(code: 21, reason: "there is no statement in '-- x'")) { try database.prepare("-- x") }
    }
  }

  private static let endless = "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  @Test("a transaction is finished although its task is cancelled, unless it may be stopped; queries stop", arguments: [false, true])
  func cancelledTransaction(isCancellable: Bool) async throws {
    let many = "INSERT INTO t WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n LIMIT 100000) SELECT i FROM n"
    try await DatabaseFile.with { file in
      try file.connection().execute("CREATE TABLE t (v)")
      let path = file.path
      let task = Task { @concurrent in
        withUnsafeCurrentTask { $0?.cancel() }
        let database = try SQLiteConnection(path: path, access: .creating)
        do throws(DatabaseError) {
          try database.transaction(isCancellable: isCancellable) { () throws(DatabaseError) in try database.prepare(many).run() }
          #expect(!isCancellable)
        } catch {
          #expect(isCancellable && error == .cancelled)
        }
        #expect(throws: DatabaseError.cancelled) { try database.prepare(Self.endless).run() }
      }
      try await task.value
      #expect(try file.connection().prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == (isCancellable ? 0 : 100_000))
    }
  }

  @Test("cancelling a task stops its query, and the database can be used again")
  func cancelled() async throws {
    try await DatabaseFile.with { file in
      let path = file.path
      let task = Task { @concurrent in
        let database = try SQLiteConnection(path: path, access: .creating)
        #expect(throws: DatabaseError.cancelled) { try database.prepare(Self.endless).run() }
      }
      task.cancel()
      try await task.value
      #expect(try file.connection().userVersion() == 0)
    }
  }

  @Test("an untrusted schema cannot use unsafe functions")
  func stranger() async throws {
    try await DatabaseFile.with { file in
      try file.connection().execute("CREATE VIEW v AS SELECT * FROM pragma_function_list")
      let database = try file.connection(.readOnly)
      #expect(try database.prepare("SELECT * FROM v").firstRow { $0.isNull(0) } == false)
      try database.hardenSchema()
      let error = #expect(throws: DatabaseError.self) { try database.prepare("SELECT * FROM v") }
      #expect(error == .failed(code: 1, reason: "unsafe use of virtual table \"pragma_function_list\""))
    }
  }

  @Test("a hardened database keeps what SQLite keeps for itself from statements")
  func defended() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE VIRTUAL TABLE words USING fts5 (text); INSERT INTO words (text) VALUES ('tea')")
      try database.hardenSchema()
      #expect(throws: DatabaseError.failed(code: 1, reason: "table words_data may not be modified")) {
        try database.execute("UPDATE words_data SET block = zeroblob(3)")
      }
      #expect(throws: DatabaseError.self) { try database.execute("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = ''") }
      try database.execute("INSERT INTO words (text) VALUES ('coffee')")
    }
  }

  @Test("a row that refers to a missing row is refused, and so is the removal of a row that another one refers to")
  func foreignKeys() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE a (n INTEGER PRIMARY KEY); CREATE TABLE b (a INTEGER REFERENCES a (n)); INSERT INTO a VALUES (1)")
      try database.enforceForeignKeys()
      try database.execute("INSERT INTO b VALUES (1)")
      for statement in ["INSERT INTO b VALUES (2)", "DELETE FROM a"] {
        #expect(throws: DatabaseError.constraint(reason: "FOREIGN KEY constraint failed")) { try database.execute(statement) }
      }
    }
  }

  private static func fill(_ database: SQLiteConnection) throws(DatabaseError) {
    try database.execute("CREATE TABLE IF NOT EXISTS t (v)")
    let hundred = "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n LIMIT 100)"
    try database.prepare("\(hundred) INSERT INTO t SELECT zeroblob(1000) FROM n").run()
  }
}
