public import CoreDomain

/// The errors of a data store. The repositories translate them into the errors of Domain.
public enum DataStoreError: Error, Hashable, Sendable {
  /// Another process held the lock for longer than a change waits. The value is its process id, if it recorded one.
  case locked(byProcess: Int32?)
  /// The file cannot be written. The reason is the system's message.
  case unwritable(path: String, reason: String)
  /// The file cannot be read. The reason is the system's message.
  case unreadable(path: String, reason: String)
  /// A part of the file cannot be read until it is repaired.
  case needsRepair(path: String, reason: String, effect: RepairEffect)
  /// A file was damaged. The damaged copy is at `setAside`, and the recovered content is at `path`. This error is thrown once; `store
  /// verify` reports the copy until the user repairs the storage.
  case damaged(path: String, setAside: String, reason: String, recovered: Recovery)
  /// A file that users edit is malformed. It is left unchanged. The line counts from 1, or is 0 when the error has no position.
  case malformed(path: String, line: Int, reason: String)
  /// A newer version of the program wrote the file, with the schema `version`; this version reads schemas up to `newest`. The file is left
  /// unchanged.
  case newerVersion(path: String, version: Int, newest: Int)
  /// The data directory existed when the program started, but is missing now.
  case gone(path: String)
  /// Another process has converted the data to another format since this one looked.
  case converted
  /// The task was cancelled while it waited for the lock.
  case cancelled
}
