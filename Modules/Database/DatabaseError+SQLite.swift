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
  init(code: Int32, on connection: OpaquePointer?) {
    let words = connection.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    // The low byte says what kind of error it is, the others which of them (https://www.sqlite.org/rescode.html#extrc).
    self =
      switch code & 0xFF {
      case SQLITE_CANTOPEN: Self.opening(systemCode: connection.map { sqlite3_system_errno($0) } ?? 0, words)
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_FULL: .diskFull
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .damaged(reason: words)
      case SQLITE_IOERR: .disk(reason: words)
      case SQLITE_CONSTRAINT: .constraint(reason: words)
      case SQLITE_INTERRUPT: .cancelled
      default: .failed(code: Int(code), reason: words)
      }
  }

  private static func opening(systemCode: Int32, _ words: String) -> DatabaseError {
    switch systemCode {
    case 0: .cannotOpen(reason: words)
    case ENOENT, ENOTDIR: .missing
    default: .cannotOpen(reason: String(cString: strerror(systemCode)))
    }
  }
}
