/// The situations in which a database cannot do what it was asked, with SQLite's words where they say more.
public enum DatabaseError: Error, Hashable, Sendable {
  /// There is no file of that name.
  case missing
  /// The file, or one that SQLite needs beside it, cannot be opened.
  case cannotOpen(reason: String)
  /// Another connection has kept it locked for longer than the busy timeout.
  case locked
  /// There is no room left on its disk.
  case diskFull
  /// It may not be changed.
  case readOnly
  /// The file is no database at all.
  case notADatabase
  /// The file is a database, but broken.
  case damaged(reason: String)
  /// The disk did not read or write.
  case disk(reason: String)
  /// A constraint of its schema forbids the change.
  case constraint(reason: String)
  /// The task was cancelled while SQLite worked for it.
  case cancelled
  /// Anything else, above all a mistake in a statement: SQLite's result code (https://www.sqlite.org/rescode.html).
  case failed(code: Int, reason: String)
}
