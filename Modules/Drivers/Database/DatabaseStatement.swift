internal import CSQLite

/// A statement that SQLite has compiled, to be run as often as it is needed, each time with other values.
///
/// Not Sendable, as its connection. It keeps the connection open.
public final class DatabaseStatement {
  private let connection: DatabaseConnection
  private let raw: OpaquePointer

  init(_ sql: String, on connection: DatabaseConnection) throws(DatabaseError) {
    var raw: OpaquePointer?
    try connection.check(sqlite3_prepare_v3(connection.raw, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &raw, nil))
    // A text without a statement, such as a comment, compiles to nothing.
    guard let raw else { throw .failed(code: Int(SQLITE_MISUSE), reason: "there is no statement in '\(sql)'") }
    self.connection = connection
    self.raw = raw
  }

  deinit {
    sqlite3_finalize(raw)
  }

  /// Runs it to its end, with values for its parameters in their order. Rows that it gives are left unread.
  public func run(_ values: [DatabaseValue] = []) throws(DatabaseError) {
    try eachRow(values) { _ in }
  }

  /// Runs it, and makes something of each row.
  /// - Throws: what `read` throws as well; the rows behind are left then.
  public func rows<Element>(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> [Element] {
    var elements: [Element] = []
    try eachRow(values) { (row) throws(DatabaseError) in elements.append(try read(row)) }
    return elements
  }

  /// Runs it, and makes something of its first row; nil when it has none.
  public func firstRow<Element>(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> Element? {
    defer { reset() }
    try bind(values)
    return try step() ? try read(DatabaseRow(of: raw)) : nil
  }

  /// Runs it, and lends out each row.
  public func eachRow(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try rows(values) { (row) throws(DatabaseError) in
      try read(row)
      return true
    }
  }

  /// Runs it, and lends out row after row until `read` says that it needs no more.
  public func rows(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    defer { reset() }
    try bind(values)
    while try step(), try read(DatabaseRow(of: raw)) {}
  }

  private func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(raw)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else { throw connection.error(code) }
    return false
  }

  private func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    let wanted = Int(sqlite3_bind_parameter_count(raw))
    guard values.count == wanted else {
      throw .failed(code: Int(SQLITE_RANGE), reason: "\(values.count) values were given for \(wanted) parameters")
    }
    for (index, value) in values.enumerated() { try connection.check(bind(value, at: Int32(index) + 1)) }
  }

  private func bind(_ value: DatabaseValue, at place: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(raw, place)
    case .integer(let number): return sqlite3_bind_int64(raw, place, number)
    case .real(let number): return sqlite3_bind_double(raw, place, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { shim_bind_text(raw, place, $0.baseAddress ?? Self.nothing, UInt64($0.count)) }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { shim_bind_blob(raw, place, $0.baseAddress ?? UnsafeRawPointer(Self.nothing), UInt64($0.count)) }
    }
  }

  /// An empty buffer may have no address, and SQLite takes a missing address for NULL. This constant has one, and lives as long as the process.
  private static var nothing: UnsafePointer<CChar> {
    let empty: StaticString = ""
    return UnsafeRawPointer(empty.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Gives back the locks and the values. The code that resetting returns is that of the step before, which was looked at there.
  private func reset() {
    sqlite3_reset(raw)
    sqlite3_clear_bindings(raw)
  }
}
