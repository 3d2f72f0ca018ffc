/// A value as SQLite stores it (https://www.sqlite.org/datatype3.html).
public enum DatabaseValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating-point number. SQLite keeps none that is not a number: it becomes `null`.
  case real(Double)
  /// Text in UTF-8.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// A text, or no value.
  public init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// A whole number, or no value.
  public init(_ number: Int64?) {
    self = number.map { .integer($0) } ?? .null
  }
}

extension DatabaseValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral {
  /// Takes a text as it is written in code.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Takes a whole number as it is written in code.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// Takes a floating-point number as it is written in code.
  public init(floatLiteral value: Double) {
    self = .real(value)
  }

  /// No value.
  public init(nilLiteral: ()) {
    self = .null
  }
}
