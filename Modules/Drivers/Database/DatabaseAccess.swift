/// How a database is opened.
public enum DatabaseAccess: Hashable, Sendable {
  /// To be read: it must be there, and is not changed. SQLite still needs to write beside a database that uses a write-ahead log.
  case readOnly
  /// To be read while nobody changes it, as on a disk that cannot be written: no lock is looked at, no file made beside it, and no log read
  /// (https://www.sqlite.org/uri.html#uriimmutable). What is read while somebody does change it may be wrong.
  case unchanging
  /// To be read and changed; it is made when there is none.
  case creating
}
