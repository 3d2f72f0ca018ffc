public import Domain

/// The situations in which a data store cannot do what it was asked. The repositories translate them into what Domain knows.
public enum DataStoreError: Error, Hashable, Sendable {
  /// Another process has been changing the data for longer than we wait. Its id, if it left one.
  case locked(byProcess: Int32?)
  /// It cannot be written; the reason in the system's words.
  case unwritable(path: String, reason: String)
  /// It cannot be read; the reason in the system's words.
  case unreadable(path: String, reason: String)
  /// A file is not what was written. It is kept at the path `setAside`, and the file in its place holds what could be recovered. This is thrown
  /// once; that a file was set aside is told until somebody deals with it.
  case damaged(path: String, setAside: String, reason: String, recovered: Recovery)
  /// A file that people edit is not well formed. It was left as it is. The line counts from 1; 0 when the problem has no place.
  case malformed(path: String, line: Int, reason: String)
  /// A file was written by a newer version of the program, which numbers its schema so. It was left as it is.
  case newerVersion(path: String, version: Int)
  /// The task was cancelled while it waited for its turn.
  case cancelled
}
