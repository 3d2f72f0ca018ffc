internal import CoreData
package import Database
internal import Files
internal import FileStorage

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
        // Throws for a link to nothing, where a file would be created.
        _ = try FileSystem.status(of: path)
        _ = try FileDescriptor(openingRegular: path, O_RDWR | O_CREAT | O_NOFOLLOW)
      } catch {
        throw .cannotOpen(reason: "no file can be created beside it: \(error.reason)")
      }
    }
  }

  /// Whether the WAL may have changes that are not in the database file yet, or the rollback journal has changes to undo there.
  func holdChanges() throws(DatabaseError) -> Bool {
    do throws(FileError) {
      let journal = database + DataDirectory.databaseJournal
      // The target of a broken link may be on a disk that is not mounted.
      if FileSystem.isLink(journal) { return true }
      if let status = try FileSystem.status(of: journal), status.st_mode & S_IFMT != S_IFREG || status.st_size > 0 { return true }
      return try FileSystem.size(of: database + DataDirectory.databaseLog) > 0
    } catch {
      // SQLite follows a broken link as well, and finds no log.
      if error.code == ENOENT { return false }
      throw .cannotOpen(reason: error.reason)
    }
  }
}
