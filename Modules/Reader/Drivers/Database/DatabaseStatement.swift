internal import CSQLite

/// A compiled statement, which can run repeatedly with different values.
///
/// Like its connection, it is not Sendable. It keeps the connection open.
public final class DatabaseStatement {
  private let connection: SQLiteConnection
  private let raw: OpaquePointer

  init(_ sql: String, on connection: SQLiteConnection) throws(DatabaseError) {
    var raw: OpaquePointer?
    try connection.check(sqlite3_prepare_v3(connection.raw, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &raw, nil))
    // A text without a statement, such as a comment, compiles to a null pointer.
    guard let raw else { throw .failed(code: Int(SQLITE_MISUSE), reason: "there is no statement in '\(sql)'") }
    self.connection = connection
    self.raw = raw
  }

  deinit {
    sqlite3_finalize(raw)
  }

  /// Runs the statement to its end and ignores its rows.
  /// - Parameter values: the values of its parameters, in order.
  public func run(_ values: [DatabaseValue] = []) throws(DatabaseError) {
    try eachRow(values) { _ in }
  }

  /// Runs the statement and converts each row.
  /// - Throws: also the errors of `read`, which end the run.
  public func rows<Element>(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> [Element] {
    var elements: [Element] = []
    try eachRow(values) { (row) throws(DatabaseError) in elements.append(try read(row)) }
    return elements
  }

  /// Runs the statement and converts its first row; nil when there are no rows.
  public func firstRow<Element>(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> Element? {
    defer { reset() }
    try bind(values)
    return try step() ? try read(DatabaseRow(of: raw)) : nil
  }

  /// Runs the statement and calls `read` with each row.
  public func eachRow(
    _ values: [DatabaseValue] = [], _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try rows(values) { (row) throws(DatabaseError) in
      try read(row)
      return true
    }
  }

  /// Runs the statement and calls `read` with each row until it returns false.
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
    connection.beginStatement()
    let wanted = Int(sqlite3_bind_parameter_count(raw))
    guard values.count == wanted else {
      throw .failed(code: Int(SQLITE_RANGE), reason: "\(values.count) values were given for \(wanted) parameters")
    }
    for (index, value) in values.enumerated() { try connection.check(bind(value, at: Int32(index) + 1)) }
  }

  private func bind(_ value: DatabaseValue, at place: Int32) -> Int32 {
    switch value {
    case .integer(let number): return sqlite3_bind_int64(raw, place, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { shim_bind_text(raw, place, $0.baseAddress ?? Self.nothing, UInt64($0.count)) }
      }
    }
  }

  /// An empty buffer may have no address, and SQLite treats a null address as NULL. This constant has an address and is never released.
  private static var nothing: UnsafePointer<CChar> {
    let empty: StaticString = ""
    return UnsafeRawPointer(empty.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Releases the locks and the values. The result code of the reset repeats that of the last step, which was already checked.
  private func reset() {
    sqlite3_reset(raw)
    sqlite3_clear_bindings(raw)
  }
}
