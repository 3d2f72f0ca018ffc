/// How a database is opened.
public enum DatabaseAccess: Hashable, Sendable {
  /// Reads an existing database without changing it. SQLite still writes files beside a database that has a write-ahead log.
  case readOnly
  /// Reads a database that nobody changes, for example on a read-only disk. SQLite ignores locks, creates no files beside the database, and
  /// reads no log (https://www.sqlite.org/uri.html#uriimmutable). If another process changes the database anyway, the results may be wrong.
  case unchanging
  /// Reads and changes a database, and creates a missing one.
  case creating
}
