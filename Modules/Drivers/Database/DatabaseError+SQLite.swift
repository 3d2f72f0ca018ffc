internal import CSQLite

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension DatabaseError {
  /// The error that a connection has just met.
  /// - Parameter isOpening: whether the database itself was being opened. Later, SQLite opens files beside it.
  init(code: Int32, on connection: OpaquePointer?, isOpening: Bool = false) {
    let systemCode = Self.systemCode(on: connection)
    let words = connection.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    // The low byte says what kind of error it is, the others which of them (https://www.sqlite.org/rescode.html#extrc).
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

  /// The number of the system's call that failed. SQLite does not note it when a commit fails; what it calls after that seldom fails as well.
  private static func systemCode(on connection: OpaquePointer?) -> Int32 {
    let last = errno
    let noted = connection.map { sqlite3_system_errno($0) } ?? 0
    return noted == 0 ? last : noted
  }

  private static let beside = "a file beside it cannot be made"

  private static func opening(_ systemCode: Int32, _ words: String) -> DatabaseError {
    switch systemCode {
    case ENOENT, ENOTDIR: .missing
    default: .cannotOpen(reason: reason(systemCode) ?? words)
    }
  }

  /// Only where SQLite writes pages itself does it tell a full disk from a broken one.
  private static func disk(_ systemCode: Int32, _ words: String) -> DatabaseError {
    switch systemCode {
    case ENOSPC, EDQUOT: .diskFull
    default: .disk(reason: reason(systemCode) ?? words)
    }
  }

  /// The system's words; nil when its number says nothing: SQLite looks for files that need not be there, and tries to read what it cannot make.
  private static func reason(_ systemCode: Int32) -> String? {
    systemCode == 0 || systemCode == ENOENT ? nil : String(cString: strerror(systemCode))
  }
}
