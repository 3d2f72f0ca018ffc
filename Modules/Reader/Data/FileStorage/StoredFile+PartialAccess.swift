package import CoreData
package import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads and writes parts of a file that is too large to read and replace with each change.
extension StoredFile {
  /// Runs `work` with the open file; returns nil when the file is missing.
  package func reading<Answer>(
    _ fileID: String = #fileID, _ function: String = #function, _ work: (borrowing FileDescriptor) throws(FileError) -> Answer
  ) throws(DataStoreError) -> Answer? {
    try StoreTrace.step("read \(path)", fileID, function) { () throws(DataStoreError) in
      do throws(FileError) {
        return try work(try FileDescriptor(openingRegular: path, O_RDONLY))
      } catch {
        if error.code == ENOENT { return nil }
        throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// Writes bytes after the first `size` bytes and syncs them to disk. If that fails, the file keeps only its first `size` bytes.
  package func append(
    _ bytes: [UInt8], from size: Int, _ fileID: String = #fileID, _ function: String = #function
  ) throws(DataStoreError) {
    try append(from: size, fileID, function) { (file) throws(FileError) in try file.append(bytes) }
  }

  /// Writes what `content` produces after the first `size` bytes and syncs it to disk. If that fails, the file keeps only its first `size`
  /// bytes.
  package func append(
    from size: Int, _ fileID: String = #fileID, _ function: String = #function,
    _ content: (borrowing FileDescriptor) throws(FileError) -> Void
  ) throws(DataStoreError) {
    try StoreTrace.step("extend \(path)", fileID, function) { () throws(DataStoreError) in
      do throws(FileError) {
        let file = try FileDescriptor(openingRegular: path, O_WRONLY | O_APPEND)
        try file.truncate(to: size)
        do throws(FileError) {
          try content(file)
          try file.sync()
        } catch let problem {
          // The first error is thrown. If truncating fails too, the file ends with complete lines, or with an unfinished line, as after an
          // interrupted write.
          do throws(FileError) { try file.truncate(to: size) } catch {}
          throw problem
        }
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }
}
