/// The errors of a database. The reasons are messages of SQLite or of the system.
public enum DatabaseError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// The file, or a file that SQLite needs beside it, cannot be opened.
  case cannotOpen(reason: String)
  /// Another connection held the lock for longer than the busy timeout.
  case locked
  case diskFull
  case readOnly
  /// The file is not a database.
  case notADatabase
  case damaged(reason: String)
  /// The disk failed to read or write.
  case disk(reason: String)
  /// A constraint of the schema forbids the change.
  case constraint(reason: String)
  /// The task was cancelled.
  case cancelled
  /// Any other error, mostly a mistake in a statement, with SQLite's result code (https://www.sqlite.org/rescode.html).
  case failed(code: Int, reason: String)
}
