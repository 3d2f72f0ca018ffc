/// How a database is opened.
public enum DatabaseAccess: Hashable, Sendable {
  /// To be read: it must be there, and is not changed. SQLite still needs to write beside a database that uses a write-ahead log.
  case readOnly
  /// To be read and changed; it is made when there is none.
  case creating
}
