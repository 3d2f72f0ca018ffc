import Database
import Testing

@Suite("Transactions")
struct DatabaseTransactionTests {
  @Test("what a transaction did is there when it is done, also for another connection")
  func commit() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v)")
      let changed = try database.transaction { () throws(DatabaseError) in
        try database.run("INSERT INTO t VALUES (1), (2)")
        return database.changedRows
      }
      #expect(changed == 2)
      #expect(try file.connection(.readOnly).prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 2)
    }
  }

  @Test("a transaction that fails leaves nothing behind, and the next one works")
  func rollBack() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v UNIQUE)")
      let error = #expect(throws: DatabaseError.self) {
        try database.transaction { () throws(DatabaseError) in
          try database.run("INSERT INTO t VALUES (1)")
          try database.setUserVersion(7)
          try database.run("INSERT INTO t VALUES (1)")
        }
      }
      #expect(error == .constraint(reason: "UNIQUE constraint failed: t.v"))
      #expect(try database.userVersion() == 0)
      try database.transaction { () throws(DatabaseError) in try database.run("INSERT INTO t VALUES (2)") }
      #expect(try database.prepare("SELECT v FROM t").rows { $0.integer(0) } == [2])
    }
  }

  @Test("the version of a schema is remembered")
  func version() async throws {
    try await DatabaseFile.with { file in
      #expect(try file.connection().userVersion() == 0)
      try file.connection().setUserVersion(3)
      #expect(try file.connection(.readOnly).userVersion() == 3)
    }
  }

  @Test("with a write-ahead log a reader goes on while somebody writes")
  func writeAheadLog() async throws {
    try await DatabaseFile.with { file in
      let writer = try file.connection()
      #expect(try writer.useWriteAheadLog())
      try writer.execute("CREATE TABLE t (v); INSERT INTO t VALUES (1)")
      let reader = try file.connection(.readOnly)
      try writer.transaction { () throws(DatabaseError) in
        try writer.run("INSERT INTO t VALUES (2)")
        #expect(try reader.prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 1)
      }
      #expect(try reader.prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 2)
    }
  }
}
