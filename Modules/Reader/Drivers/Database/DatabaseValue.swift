/// The value of a statement's parameter.
public enum DatabaseValue: Hashable, Sendable {
  case integer(Int64)
  /// Text in UTF-8.
  case text(String)
}
