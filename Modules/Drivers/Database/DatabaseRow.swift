internal import CSQLite

/// The row that a statement stands on. It is lent to who reads it, and cannot be kept.
///
/// Columns count from 0. SQLite converts between the kinds of values: a text that is no number reads as 0, `NULL` as 0 or as an empty text.
public struct DatabaseRow: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  /// Whether there is no value in the column.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  /// The whole number in the column.
  public func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(statement, Int32(column))
  }

  /// How many there are of something, by the column: 0 to 2^53, so that sums can be made of what a damaged database says.
  public func count(_ column: Int) -> Int {
    Int(min(max(integer(column), 0), 1 << 53))
  }

  /// The floating-point number in the column.
  public func real(_ column: Int) -> Double {
    sqlite3_column_double(statement, Int32(column))
  }

  /// The text in the column. What is no UTF-8 in it becomes U+FFFD: SQLite does not look at what it is given.
  public func text(_ column: Int) -> String {
    // The text first: its length is that of what it was converted to (https://www.sqlite.org/c3ref/column_blob.html).
    guard let text = sqlite3_column_text(statement, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// What `make` makes of the bytes of the text in the column, which are lent to it.
  public func text<Value>(_ column: Int, _ make: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    guard let text = sqlite3_column_text(statement, Int32(column)) else { return make(UnsafeBufferPointer(start: nil, count: 0)) }
    return make(UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }

  /// The bytes in the column.
  public func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement, Int32(column)) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }

  /// The value in the column, as it is stored.
  public func value(_ column: Int) -> DatabaseValue {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
