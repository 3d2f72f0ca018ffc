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

/// The files that SQLite keeps beside a database while it is open: its log, the index of that, and for its first pages a journal.
package struct DatabaseSidecars {
  private let database: String

  /// Names those of a database.
  package init(of database: String) {
    self.database = database
  }

  /// Makes those that are missing, empty. SQLite would make them too, but it keeps to itself why it cannot.
  /// - Parameter isNew: whether nothing stands in the database yet, so that it begins without a log, as all do.
  package func make(isNew: Bool = false) throws(DatabaseError) {
    for ending in DataDirectory.databaseSidecars where isNew || ending != DataDirectory.databaseJournal {
      do throws(FileError) {
        _ = try FileDescriptor(opening: database + ending, O_RDWR | O_CREAT)
      } catch {
        throw .cannotOpen(reason: "no file can be made beside it: \(error.reason)")
      }
    }
  }

  /// Whether something stands in the log that may not stand in the database yet.
  func holdChanges() throws(DatabaseError) -> Bool {
    do throws(FileError) {
      return try FileSystem.size(of: database + DataDirectory.databaseLog) > 0
    } catch {
      throw .cannotOpen(reason: error.reason)
    }
  }
}
