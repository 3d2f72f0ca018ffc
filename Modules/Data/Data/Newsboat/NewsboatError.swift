package import Database
internal import Domain

/// Why another reader's articles could not be read.
public enum NewsboatError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The system or SQLite gives this reason.
  case unreadable(reason: String)
  /// Another program is changing it.
  case locked
  /// It is broken.
  case damaged(reason: String)
  /// It is something else.
  case notAnArchive(reason: String)
  /// The task was cancelled.
  case cancelled

  /// The problem that a database has met.
  package init(_ error: DatabaseError) {
    self =
      switch error {
      case .missing: .missing
      case .locked: .locked
      case .damaged(let reason): .damaged(reason: reason)
      case .notADatabase: .notAnArchive(reason: "it is no SQLite database")
      case .cancelled: .cancelled
      // A change that was cut short can only be taken back by writing.
      case .readOnly: .unreadable(reason: "a change of it was cut short, which newsboat puts right when it is started")
      case .cannotOpen(let reason), .disk(let reason), .constraint(let reason), .failed(_, let reason): .unreadable(reason: reason)
      case .diskFull: .unreadable(reason: "the disk is full")
      }
  }

  /// The problem as a person meets it.
  func readingError(at path: String) -> ReadingError {
    switch self {
    case .missing: .document(.file(path), .missing)
    case .unreadable(let reason): .document(.file(path), .unreadable(reason: reason))
    case .locked: .document(.file(path), .locked)
    case .damaged(let reason): .document(.file(path), .damaged(reason: reason))
    case .notAnArchive(let reason): .document(.file(path), .notAnArchive(reason: reason))
    case .cancelled: .cancelled
    }
  }
}
