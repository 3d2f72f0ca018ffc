/// Why the user's stored data cannot be read or written.
public enum PersistenceError: Hashable, Sendable {
  /// Another process holds the lock.
  case locked(byProcess: Int32?)
  /// The path cannot be written to.
  case unwritable(path: String, reason: String)
  /// The path cannot be read.
  case unreadable(path: String, reason: String)
  /// A part of a file cannot be read until it is repaired.
  case needsRepair(path: String, reason: String, effect: RepairEffect)
  /// A file was damaged. It was set aside under another name, and a file with the recovered content replaces it.
  case damaged(path: String, setAside: String, reason: String, recovered: Recovery)
  /// A file that users edit is not well formed. It was left unchanged.
  case malformed(path: String, line: Int, reason: String)
  /// A newer version of the program wrote a file, in the format `version`; this version reads formats up to `newest`. The file was left
  /// unchanged.
  case newerVersion(path: String, version: Int, newest: Int)
  /// The data directory was renamed or deleted while the program ran.
  case gone(path: String)
  /// Another process has converted the stored data to another format. Another attempt finds it.
  case converted
}

/// What a repair does with a file.
public enum RepairEffect: Hashable, Sendable {
  /// It recovers what can be read.
  case recovers
  /// It rebuilds the damaged part from undamaged data.
  case rebuilds
}

/// How much of a damaged file could be recovered.
public enum Recovery: Hashable, Sendable {
  /// No entry was readable.
  case nothing
  /// No entry was readable, and only a backup still has the entries. The command, which is given without the name of the program, accepts the loss.
  case needsBackup(otherwise: String)
  /// All entries except this number were readable; nil when the number is unknown.
  case allBut(Int?)
}
