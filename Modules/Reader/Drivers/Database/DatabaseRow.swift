internal import CSQLite

/// The current row of a statement. It is valid only while it is borrowed.
///
/// Columns count from 0. SQLite converts between the kinds of values: a text that is not a number reads as 0, and `NULL` reads as 0 or as
/// an empty text.
public struct DatabaseRow: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  public func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(statement, Int32(column))
  }

  /// The column as a count, clamped to 0 through 2^53, so that sums of damaged values do not overflow.
  public func count(_ column: Int) -> Int {
    Int(min(max(integer(column), 0), 1 << 53))
  }

  /// The text in the column. Invalid UTF-8 becomes U+FFFD because SQLite does not validate text.
  public func text(_ column: Int) -> String { text(column) { String(decoding: $0, as: UTF8.self) } }

  /// Converts the bytes of the text in the column. They are valid only during the call.
  public func text<Value>(_ column: Int, _ make: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    // The text must be read before its length: the length is that of the converted text (https://www.sqlite.org/c3ref/column_blob.html).
    guard let text = sqlite3_column_text(statement, Int32(column)) else { return make(UnsafeBufferPointer(start: nil, count: 0)) }
    return make(UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }
}
