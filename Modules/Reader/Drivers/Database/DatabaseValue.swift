/// A value as SQLite stores it (https://www.sqlite.org/datatype3.html).
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  /// SQLite stores NaN as `null`.
  case real(Double)
  /// Text in UTF-8.
  case text(String)
  case blob([UInt8])

  /// Nil becomes `null`.
  public init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// Nil becomes `null`.
  public init(_ number: Int64?) {
    self = number.map { .integer($0) } ?? .null
  }
}

extension DatabaseValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral {
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  public init(floatLiteral value: Double) {
    self = .real(value)
  }

  public init(nilLiteral: ()) {
    self = .null
  }
}
