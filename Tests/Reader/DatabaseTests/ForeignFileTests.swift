import Foundation
import Testing

@testable import Database

/// What lies at the path of a database may come from anybody. A defect makes these tests wait for ever, hence the generous limit.
@Suite("Foreign files", .timeLimit(.minutes(5)))
struct ForeignFileTests {
  @Test(
    "a database is not opened when it, or a file beside it, is a pipe or a link to nothing",
    arguments: ["", "-journal", "-wal", "-shm"], [true, false])
  func notRegular(ending: String, isPipe: Bool) async throws {
    try await DatabaseFile.with { file in
      if !ending.isEmpty { try file.connection().execute("CREATE TABLE t (v)") }
      let (path, target) = (file.path + ending, file.folder + "/target")
      if isPipe { #expect(mkfifo(path, 0o600) == 0) } else { #expect(symlink(target, path) == 0) }
      let reason = ending.isEmpty ? "it is not a regular file" : "the file with the ending '\(ending)' beside it is not a regular file"
      let isMissing = ending.isEmpty && !isPipe
      #expect(throws: isMissing ? DatabaseError.missing : .cannotOpen(reason: reason)) { try file.connection(.readOnly).userVersion() }
      #expect(!file.has("target"))
    }
  }

  @Test("a link to a database leads to it, and to the files beside it")
  func link() async throws {
    try await DatabaseFile.with { file in
      try file.connection().execute("CREATE TABLE t (v)")
      let link = file.folder + "/link.db"
      #expect(symlink(file.path, link) == 0)
      #expect(try SQLiteConnection(path: link, access: .readOnly).columns(of: "t") == ["v"])
      #expect(mkfifo(file.path + "-wal", 0o600) == 0)
      #expect(throws: DatabaseError.self) { try SQLiteConnection(path: link, access: .readOnly).columns(of: "t") }
    }
  }

  @Test(
    "a statement on a foreign database ends, whatever its view gives",
    arguments: ["SELECT count(*) FROM endless", "SELECT * FROM endless ORDER BY n DESC", "SELECT n FROM endless WHERE n < 0"])
  func endless(sql: String) async throws {
    try await DatabaseFile.with { file in
      try file.connection().execute(
        "CREATE VIEW endless AS WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c; CREATE TABLE t (v)")
      let database = try SQLiteConnection(path: file.path, access: .readOnly, isForeign: true)
      let error = #expect(throws: DatabaseError.self) { try database.prepare(sql).run() }
      #expect(error.map { "\($0)".contains("more work than a file of this size can need") } == true, "\(String(describing: error))")
      #expect(try database.prepare("SELECT count(*) FROM t").firstRow { $0.integer(0) } == 0, "the next statement has its own limit")
    }
  }

  @Test("a foreign database of an honest size is read and checked to its end")
  func honest() async throws {
    try await DatabaseFile.with { file in
      try file.connection().execute(
        """
        CREATE TABLE t (a, b); CREATE INDEX i ON t (a, b); CREATE INDEX j ON t (b, a);
        WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 200000) INSERT INTO t SELECT n, n FROM c
        """)
      let database = try SQLiteConnection(path: file.path, access: .readOnly, isForeign: true)
      #expect(try database.problems() == [])
      #expect(try database.prepare("SELECT count(*) FROM (SELECT * FROM t ORDER BY a + b DESC)").firstRow { $0.integer(0) } == 200_000)
    }
  }
}
