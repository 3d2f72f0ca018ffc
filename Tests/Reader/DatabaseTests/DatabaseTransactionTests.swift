import CSQLite
@testable import Database
import Testing

@Suite("Transactions")
struct DatabaseTransactionTests {
  @Test("the changes of a finished transaction are visible, also to another connection")
  func commit() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v)")
      let last = try database.transaction { () throws(DatabaseError) in
        try database.prepare("INSERT INTO t VALUES (1), (2)").run()
        return database.lastInsertedRow
      }
      #expect(last == 2)
      #expect(try file.connection(.readOnly).prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 2)
    }
  }

  @Test("a failed transaction leaves no changes, and the next one works")
  func rollBack() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v UNIQUE)")
      let error = #expect(throws: DatabaseError.self) {
        try database.transaction { () throws(DatabaseError) in
          try database.prepare("INSERT INTO t VALUES (1)").run()
          try database.setUserVersion(7)
          try database.prepare("INSERT INTO t VALUES (1)").run()
        }
      }
      #expect(error == .constraint(reason: "UNIQUE constraint failed: t.v"))
      #expect(try database.userVersion() == 0)
      try database.transaction { () throws(DatabaseError) in try database.prepare("INSERT INTO t VALUES (2)").run() }
      #expect(try database.prepare("SELECT v FROM t").rows { $0.integer(0) } == [2])
    }
  }

  @Test("a rollback that fails does not hide the first error, and is repeated before the next transaction")
  func failedRollback() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v UNIQUE)")
      let error = #expect(throws: DatabaseError.self) {
        try database.transaction { () throws(DatabaseError) in
          try database.prepare("INSERT INTO t VALUES (1)").run()
          sqlite3_set_authorizer(database.raw, { _, action, _, _, _, _ in action == SQLITE_TRANSACTION ? SQLITE_DENY : SQLITE_OK }, nil)
          try database.prepare("INSERT INTO t VALUES (1)").run()
        }
      }
      #expect(error == .constraint(reason: "UNIQUE constraint failed: t.v"))
      sqlite3_set_authorizer(database.raw, nil, nil)
      try database.transaction { () throws(DatabaseError) in try database.prepare("INSERT INTO t VALUES (2)").run() }
      #expect(try database.prepare("SELECT v FROM t").rows { $0.integer(0) } == [2])
    }
  }

  @Test("the schema version is stored")
  func version() async throws {
    try await DatabaseFile.with { file in
      #expect(try file.connection().userVersion() == 0)
      try file.connection().setUserVersion(3)
      #expect(try file.connection(.readOnly).userVersion() == 3)
    }
  }

  @Test("with a write-ahead log, a writer does not block readers")
  func writeAheadLog() async throws {
    try await DatabaseFile.with { file in
      let writer = try file.connection()
      #expect(try writer.useWriteAheadLog())
      try writer.execute("CREATE TABLE t (v); INSERT INTO t VALUES (1)")
      let reader = try file.connection(.readOnly)
      try writer.transaction { () throws(DatabaseError) in
        try writer.prepare("INSERT INTO t VALUES (2)").run()
        #expect(try reader.prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 1)
      }
      #expect(try reader.prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 2)
    }
  }
}
