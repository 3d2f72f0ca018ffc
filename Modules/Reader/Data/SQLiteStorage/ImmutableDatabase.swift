package import CoreData
package import Database
internal import Files
internal import FileStorage

/// Reads a database in a read-only data directory or on a full disk, without the files that SQLite keeps beside it, as long as nobody changes
/// the database.
///
/// SQLite then reads only the database file and ignores locks. The result is still correct: the WAL was empty, so the file contained all
/// stored data. Any later change would have changed the file's modification time.
package struct ImmutableDatabase {
  private let directory: DataDirectory
  private let identity: FileIdentity

  /// Returns nil when another process may be changing the database.
  package init?(of directory: DataDirectory) throws(DatabaseError) {
    guard let identity = try Self.identity(of: directory.database), identity.isSettled,
      try !DatabaseSidecars(of: directory.database).holdChanges()
    else { return nil }
    self.directory = directory
    self.identity = identity
  }

  /// Runs `work`, which only reads.
  /// - Throws: `cannotOpen` when another process changed the database meanwhile, or an error of `work`.
  package func reading<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    let result = Result { () throws(DatabaseError) in
      try work(DatabaseSession(path: directory.database, fileNumber: identity.number, timeout: directory.timeout, access: .unchanging))
    }
    guard try Self.identity(of: directory.database) == identity else {
      throw .cannotOpen(reason: "it was changed meanwhile, and no file can be created beside it")
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
