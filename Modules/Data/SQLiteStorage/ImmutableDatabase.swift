internal import FileStorage
internal import Files
internal import Database
internal import Domain

/// A database that nobody changes, in a home that takes no file: it is read without those that SQLite keeps beside it.
///
/// SQLite then looks at nothing but the database, and for nobody's lock. An answer counts nevertheless: everything that was stored stood in the
/// database when its file was first looked at, since there was no log, and whoever changed the file since then has left another time on it.
struct ImmutableDatabase {
  private let directory: DataDirectory
  private let identity: FileIdentity

  /// The database of a home; nil when somebody may be changing it.
  init?(of directory: DataDirectory) throws(DatabaseError) {
    guard let identity = try Self.identity(of: directory.database), identity.isSettled,
      try !DatabaseSidecars(of: directory.database).holdChanges()
    else { return nil }
    self.directory = directory
    self.identity = identity
  }

  /// Does work that reads.
  /// - Throws: `cannotOpen` when somebody has changed the database meanwhile; what the work throws, else.
  func reading<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    let result = Result { () throws(DatabaseError) in
      try work(DatabaseSession(path: directory.database, fileNumber: identity.number, patience: directory.patience, access: .unchanging))
    }
    guard try Self.identity(of: directory.database) == identity else {
      throw .cannotOpen(reason: "it was changed meanwhile, and no file can be made beside it")
    }
    return try result.get()
  }

  private static func identity(of path: String) throws(DatabaseError) -> FileIdentity? {
    do throws(FileError) {
      return try FileSystem.status(of: path).map { FileIdentity($0) }
    } catch {
      throw .cannotOpen(reason: error.reason)
    }
  }
}
