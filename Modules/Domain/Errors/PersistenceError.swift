/// What is wrong with the place where the person's data is kept.
public enum PersistenceError: Hashable, Sendable {
  /// Another process is changing it.
  case locked(byProcess: Int32?)
  /// It cannot be written to.
  case unwritable(path: String, reason: String)
  /// It cannot be read.
  case unreadable(path: String, reason: String)
  /// A file is not what was written. It was set aside under another name; the file in its place holds what could be recovered.
  case damaged(path: String, setAside: String, reason: String, recovered: Recovery)
  /// A file that people edit is not well formed; it was left as it is.
  case malformed(path: String, line: Int, reason: String)
  /// A file was written by a newer version of the program.
  case newerVersion(path: String, version: Int)
}

/// How much of a damaged file could be recovered.
public enum Recovery: Hashable, Sendable {
  /// No entry was readable.
  case nothing
  /// All entries but these were readable; nil when their number is unknown.
  case allBut(Int?)
}
