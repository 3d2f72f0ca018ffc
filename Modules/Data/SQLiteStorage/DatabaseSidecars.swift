internal import FileStorage
internal import Files
package import Database

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The files that SQLite keeps beside an open database: the WAL, its index, and the rollback journal for the first pages.
package struct DatabaseSidecars {
  private let database: String

  package init(of database: String) {
    self.database = database
  }

  /// Creates missing sidecars as empty files. SQLite would create them too, but it does not report why it cannot.
  /// - Parameter isNew: whether the database is empty, so that it starts with a rollback journal.
  package func make(isNew: Bool = false) throws(DatabaseError) {
    for ending in DataDirectory.databaseSidecars where isNew || ending != DataDirectory.databaseJournal {
      do throws(FileError) {
        let path = database + ending
        // A file would be created where a link to nothing leads.
        if FileSystem.isLink(path), try FileSystem.status(of: path) == nil { throw FileError(code: ENOENT) }
        _ = try FileDescriptor(openingRegular: path, O_RDWR | O_CREAT | O_NOFOLLOW)
      } catch {
        throw .cannotOpen(reason: "no file can be created beside it: \(error.reason)")
      }
    }
  }

  /// Whether the WAL may have changes that are not in the database file yet.
  func holdChanges() throws(DatabaseError) -> Bool {
    do throws(FileError) {
      return try FileSystem.size(of: database + DataDirectory.databaseLog) > 0
    } catch {
      // SQLite follows a broken link as well, and finds no log.
      if error.code == ENOENT { return false }
      throw .cannotOpen(reason: error.reason)
    }
  }
}
