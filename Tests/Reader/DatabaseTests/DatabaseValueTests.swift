import Database
import Testing

@Suite("Database values")
struct DatabaseValueTests {
  @Test("a number is stored as a number, and read back as it was", arguments: [0, .max, .min] as [Int64])
  func numbers(number: Int64) async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v)")
      try database.prepare("INSERT INTO t VALUES (?)").run([.integer(number)])
      #expect(try database.prepare("SELECT v FROM t WHERE typeof(v) = 'integer'").rows { $0.integer(0) } == [number])
    }
  }

  @Test("a text is stored as a text, and read back as it was", arguments: ["", "é 日本 🛜", "a\0b"])
  func texts(text: String) async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v)")
      try database.prepare("INSERT INTO t VALUES (?)").run([.text(text)])
      #expect(try database.prepare("SELECT v FROM t WHERE typeof(v) = 'text'").rows { $0.text(0) } == [text])
    }
  }

  @Test("invalid UTF-8 in text is read as replacement characters")
  func brokenText() async throws {
    try await DatabaseFile.with { file in
      let text = try file.connection().prepare("SELECT CAST(x'61FF62' AS TEXT)").firstRow { $0.text(0) }
      #expect(text == "a\u{FFFD}b")
    }
  }

  @Test("null is read as zero or empty")
  func nothing() async throws {
    try await DatabaseFile.with { file in
      let statement = try file.connection().prepare("SELECT NULL")
      #expect(try statement.rows { $0.isNull(0) } == [true])
      #expect(try statement.rows { $0.integer(0) } == [0])
      #expect(try statement.rows { $0.text(0) } == [""])
    }
  }

  @Test("a statement can be run repeatedly, each time with its own values")
  func again() async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (name TEXT, size INTEGER); CREATE INDEX i ON t (size)")
      let insert = try database.prepare("INSERT INTO t VALUES (?, ?)")
      for size in [3, 1, 2] as [Int64] { try insert.run([.text("n\(size)"), .integer(size)]) }
      let select = try database.prepare("SELECT name FROM t WHERE size >= ? ORDER BY size")
      #expect(try select.rows([.integer(2)]) { $0.text(0) } == ["n2", "n3"])
      #expect(try select.firstRow([.integer(0)]) { $0.text(0) } == "n1")
      #expect(try select.firstRow([.integer(9)]) { $0.text(0) } == nil)
      try database.prepare("DELETE FROM t WHERE size < ?").run([.integer(3)])
      #expect(try select.rows([.integer(0)]) { $0.text(0) } == ["n3"])
    }
  }
}
