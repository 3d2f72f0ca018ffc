internal import CSQLite

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension DatabaseError {
  /// The last error of a connection.
  /// - Parameter isOpening: whether the database file itself was being opened. Later, SQLite opens only files beside it.
  init(code: Int32, on connection: OpaquePointer?, isOpening: Bool = false) {
    let systemCode = Self.systemCode(on: connection)
    let words = connection.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    // The low byte is the kind of the error, the others are details (https://www.sqlite.org/rescode.html#extrc).
    self =
      switch code & 0xFF {
      case SQLITE_CANTOPEN: isOpening ? Self.opening(systemCode, words) : .cannotOpen(reason: Self.reason(systemCode) ?? Self.beside)
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_FULL: .diskFull
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .damaged(reason: words)
      case SQLITE_IOERR: Self.disk(systemCode, words)
      case SQLITE_CONSTRAINT: .constraint(reason: words)
      case SQLITE_INTERRUPT: .cancelled
      default: .failed(code: Int(code), reason: words)
      }
  }

  /// The code of the failed system call. SQLite does not record it when a commit fails, but `errno` usually still has it.
  private static func systemCode(on connection: OpaquePointer?) -> Int32 {
    let last = errno
    let noted = connection.map { sqlite3_system_errno($0) } ?? 0
    return noted == 0 ? last : noted
  }

  private static let beside = "no file can be created beside it"

  private static func opening(_ systemCode: Int32, _ words: String) -> DatabaseError {
    switch systemCode {
    case ENOENT, ENOTDIR: .missing
    default: .cannotOpen(reason: reason(systemCode) ?? words)
    }
  }

  /// SQLite distinguishes a full disk from a broken one only when it writes pages itself.
  private static func disk(_ systemCode: Int32, _ words: String) -> DatabaseError {
    switch systemCode {
    case ENOSPC, EDQUOT: .diskFull
    default: .disk(reason: reason(systemCode) ?? words)
    }
  }

  /// The system's message; nil when its code is meaningless. SQLite looks for optional files, and tries to read files that it cannot
  /// create.
  private static func reason(_ systemCode: Int32) -> String? {
    systemCode == 0 || systemCode == ENOENT ? nil : String(cString: strerror(systemCode))
  }
}
