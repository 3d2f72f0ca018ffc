#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension SQLiteConnection {
  /// The files that SQLite may open beside a database (https://www.sqlite.org/tempfiles.html).
  private static let companions = ["-journal", "-wal", "-shm"]

  /// The size of the database; 0 when it is missing.
  ///
  /// SQLite opens the database and its companions by name. It would wait without an end for the other side of a pipe, and a device may have no
  /// end.
  /// - Throws: `cannotOpen` when one of the files is neither missing nor a regular file. Folders are left to SQLite, which refuses them.
  static func sizeOfRegularFile(_ path: String, withCompanions: Bool) throws(DatabaseError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    guard isHarmless(status) else { throw .cannotOpen(reason: "it is not a regular file") }
    let size = Int(status.st_size)
    // SQLite resolves a link to the database, and follows no link to a companion.
    guard withCompanions, let resolved = realpath(path, nil) else { return size }
    defer { free(resolved) }
    for ending in companions {
      guard lstat(String(cString: resolved) + ending, &status) == 0, !isHarmless(status) else { continue }
      throw .cannotOpen(reason: "the file with the ending '\(ending)' beside it is not a regular file")
    }
    return size
  }

  private static func isHarmless(_ status: stat) -> Bool { [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) }
}
