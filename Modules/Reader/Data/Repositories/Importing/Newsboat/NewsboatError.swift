package import Database
internal import ReaderDomain

/// Why another feed reader's articles could not be read.
public enum NewsboatError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// The system or SQLite could not read the file.
  case unreadable(reason: String)
  /// Another program is changing the file.
  case locked
  /// The database is damaged.
  case damaged(reason: String)
  /// The file is not a newsboat database.
  case notANewsboatDatabase(reason: String)
  case cancelled

  /// Translates a database error.
  package init(_ error: DatabaseError) {
    self =
      switch error {
      case .missing: .missing
      case .locked: .locked
      case .damaged(let reason): .damaged(reason: reason)
      case .notADatabase: .notANewsboatDatabase(reason: "it is not an SQLite database")
      case .cancelled: .cancelled
      // SQLite must write to the file to roll back an interrupted change.
      case .readOnly: .unreadable(reason: "a change was interrupted; start newsboat once to complete it")
      case .cannotOpen(let reason), .disk(let reason), .constraint(let reason), .failed(_, let reason): .unreadable(reason: reason)
      case .diskFull: .unreadable(reason: "the disk is full")
      }
  }

  /// The error as use cases report it.
  func readingError(at path: String) -> ReaderError {
    switch self {
    case .missing: .document(.file(path), .missing)
    case .unreadable(let reason): .document(.file(path), .unreadable(reason: reason))
    case .locked: .importing(.locked(.file(path)))
    case .damaged(let reason): .importing(.damaged(.file(path), reason: reason))
    case .notANewsboatDatabase(let reason): .importing(.notANewsboatDatabase(.file(path), reason: reason))
    case .cancelled: .cancelled
    }
  }
}
