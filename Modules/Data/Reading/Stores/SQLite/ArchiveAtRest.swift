internal import Database
internal import Domain

/// A database that nobody changes, in a home that takes no file: it is read without those that SQLite keeps beside it.
///
/// SQLite then looks at nothing but the database, and for nobody's lock. An answer counts nevertheless: everything that was stored stood in the
/// database when its file was first looked at, since there was no log, and whoever changed the file since then has left another time on it.
struct ArchiveAtRest {
  private let home: HomeFolder
  private let stamp: FileStamp

  /// The database of a home; nil when somebody may be changing it.
  init?(of home: HomeFolder) throws(DatabaseError) {
    guard let stamp = try Self.stamp(of: home.database), stamp.isSettled,
      try !ArchiveCompanions(of: home.database).holdChanges()
    else { return nil }
    self.home = home
    self.stamp = stamp
  }

  /// Does work that reads.
  /// - Throws: `cannotOpen` when somebody has changed the database meanwhile; what the work throws, else.
  func reading<Answer>(_ work: (ArchiveSession) throws(DatabaseError) -> Answer) throws(DatabaseError) -> Answer {
    let result = Result { () throws(DatabaseError) in
      try work(ArchiveSession(path: home.database, fileNumber: stamp.number, patience: home.patience, access: .unchanging))
    }
    guard try Self.stamp(of: home.database) == stamp else {
      throw .cannotOpen(reason: "it was changed meanwhile, and no file can be made beside it")
    }
    return try result.get()
  }

  private static func stamp(of path: String) throws(DatabaseError) -> FileStamp? {
    do throws(FileProblem) {
      return try FileSystem.status(of: path).map { FileStamp($0) }
    } catch {
      throw .cannotOpen(reason: error.reason)
    }
  }
}
