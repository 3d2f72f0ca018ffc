internal import CoreData
package import Database
internal import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension DataStoreError {
  /// Translates an error that occurred while reading the database.
  package init(_ error: DatabaseError, reading path: String) {
    self =
      switch error {
      case .locked: .locked(byProcess: nil)
      case .cancelled: .cancelled
      default: .unreadable(path: path, reason: error.words)
      }
  }

  /// Translates an error that occurred while changing the database.
  package init(_ error: DatabaseError, changing path: String) {
    self =
      switch error {
      case .locked: .locked(byProcess: nil)
      case .cancelled: .cancelled
      case .notADatabase, .damaged: .unreadable(path: path, reason: error.words)
      default: .unwritable(path: path, reason: error.words)
      }
  }
}

extension DatabaseError {
  /// Whether the file is damaged.
  package var isDamage: Bool {
    switch self {
    case .notADatabase, .damaged: true
    default: false
    }
  }

  /// Whether the error may come from the files that SQLite creates beside the database.
  package var isAboutCompanions: Bool {
    switch self {
    case .cannotOpen, .readOnly, .diskFull: true
    default: false
    }
  }

  /// The error message: the system's or SQLite's own, where one exists.
  package var words: String {
    switch self {
    case .missing: FileError(code: ENOENT).reason
    case .diskFull: FileError(code: ENOSPC).reason
    case .readOnly: FileError(code: EACCES).reason
    case .locked: "it is locked"
    case .notADatabase: "the file is not a database"
    case .cancelled: "it was stopped"
    case .cannotOpen(let reason), .damaged(let reason), .disk(let reason), .constraint(let reason): reason
    case .failed(let code, let reason): "\(reason) (SQLite's code \(code))"
    }
  }
}
