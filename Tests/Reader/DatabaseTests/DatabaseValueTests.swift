import Database
import Testing

@Suite("Database values")
struct DatabaseValueTests {
  @Test(
    "a value is read back as it was stored",
    arguments: [
      .null, .integer(0), .integer(.max), .integer(.min), .real(-0.5), .real(.infinity), .text(""), .text("é 日本 🛜"), .text("a\0b"),
      .blob([]), .blob([0, 255, 0]),
    ] as [DatabaseValue])
  func roundTrip(value: DatabaseValue) async throws {
    try await DatabaseFile.with { file in
      let database = try file.connection()
      try database.execute("CREATE TABLE t (v)")
      try database.run("INSERT INTO t VALUES (?)", [value])
      #expect(try database.prepare("SELECT v FROM t").rows { $0.value(0) } == [value])
    }
  }

  @Test("invalid UTF-8 in text is read as replacement characters")
  func brokenText() async throws {
    try await DatabaseFile.with { file in
      let text = try file.connection().prepare("SELECT CAST(x'61FF62' AS TEXT)").firstRow { $0.text(0) }
      #expect(text == "a\u{FFFD}b")
    }
  }

  @Test("NaN is stored as null, and null is read as zero or empty")
  func nothing() async throws {
    try await DatabaseFile.with { file in
      let statement = try file.connection().prepare("SELECT ?")
      #expect(try statement.rows([.real(.nan)]) { $0.isNull(0) } == [true])
      #expect(try statement.rows([nil]) { $0.integer(0) } == [0])
      #expect(try statement.rows([nil]) { $0.text(0) } == [""])
      #expect(try statement.rows([nil]) { $0.blob(0) } == [[]])
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
      #expect(try select.rows([2]) { $0.text(0) } == ["n2", "n3"])
      #expect(try select.firstRow([0]) { $0.text(0) } == "n1")
      #expect(try select.firstRow([9]) { $0.text(0) } == nil)
      try database.run("DELETE FROM t WHERE size < ?", [3])
      #expect(database.changedRows == 2)
    }
  }
}
