#if canImport(Darwin)
  package import Darwin
#elseif canImport(Musl)
  package import Musl
#else
  package import Glibc
#endif

/// An open file. It is closed when its owner releases it.
package struct FileDescriptor: ~Copyable, Sendable {
  private let number: Int32

  /// Opens a file. Child processes do not inherit it.
  /// - Parameter permissions: the permissions of the file if `flags` create it.
  package init(opening path: String, _ flags: Int32, permissions: mode_t = 0o600) throws(FileError) {
    number = try SystemCall.repeating { open(path, flags | O_CLOEXEC, permissions) }
  }

  /// Opens a regular file, or fails. A pipe or a device at the path could block forever or never end.
  package init(openingRegular path: String, _ flags: Int32, permissions: mode_t = 0o600) throws(FileError) {
    // Without O_NONBLOCK, opening a pipe waits for its other end. The flag has no effect on regular files.
    let file = try FileDescriptor(opening: path, flags | O_NONBLOCK, permissions: permissions)
    try FileSystem.requireRegular(try file.status())
    self = file
  }

  /// Duplicates an open descriptor, so that it can be closed separately.
  package init(duplicating other: Int32) throws(FileError) {
    number = try SystemCall.repeating { dup(other) }
  }

  deinit {
    // Errors are ignored: data that must survive a crash has been synced before.
    close(number)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Everything from the current position to the end, limited to `limit` bytes.
  package func content(upTo limit: Int = FileSystem.maximumBytes) throws(FileError) -> [UInt8] {
    var content: [UInt8] = []
    // The size is only a hint: a file may have any size, and other programs change it.
    let expected = try size()
    while true {
      // One byte more than expected, so that a file that did not grow is read in one call that also finds its end.
      let room = min(max(expected - content.count, Self.smallestBlock - 1), limit - content.count - 1) + 1
      let block = try block(upTo: room)
      if block.isEmpty { return content }
      if content.isEmpty { content = block } else { content += block }
    }
  }

  /// `count` bytes from `offset`; fewer only if the file ends before. One system call may return fewer bytes, so the method repeats it.
  package func bytes(from offset: Int, count: Int) throws(FileError) -> [UInt8] {
    try SystemCall.repeating { lseek(number, off_t(offset), SEEK_SET) }
    var bytes = try block(upTo: count)
    while !bytes.isEmpty, bytes.count < count {
      let more = try block(upTo: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The bytes between two offsets; fewer if the file ends before `end`.
  package func bytes(from start: Int, to end: Int) throws(FileError) -> [UInt8] {
    try bytes(from: start, count: max(0, end - start))
  }

  /// Removes everything after the first `size` bytes.
  package func truncate(to size: Int) throws(FileError) {
    try SystemCall.repeating { ftruncate(number, off_t(size)) }
  }

  /// Writes all bytes at the current position.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try rest.withUnsafeBufferPointer { (buffer) throws(FileError) in
        try SystemCall.repeating { write(number, buffer.baseAddress, buffer.count) }
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Replaces the content in place.
  func overwrite(with bytes: [UInt8]) throws(FileError) {
    try truncate(to: 0)
    try SystemCall.repeating { lseek(number, 0, SEEK_SET) }
    try append(bytes)
  }

  /// Waits until the disk has stored everything. On Darwin, only F_FULLFSYNC flushes the disk's own cache.
  package func sync() throws(FileError) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try SystemCall.repeating { fsync(number) }
  }

  /// Waits until the disk has stored the names in this folder. Only then does a new name survive a power failure.
  package func syncFolder() throws(FileError) {
    do throws(FileError) {
      try sync()
    } catch {
      // Some file systems write folders immediately and reject the request.
      guard error.code == EINVAL || error.code == ENOTSUP else { throw error }
    }
  }

  func setPermissions(_ permissions: mode_t) throws(FileError) {
    try SystemCall.repeating { fchmod(number, permissions) }
  }

  /// The size in bytes.
  package func size() throws(FileError) -> Int { max(0, Int(try status().st_size)) }

  package func status() throws(FileError) -> stat {
    var status = stat()
    try SystemCall.repeating { fstat(number, &status) }
    return status
  }

  /// Tries to take the lock of the file (`flock`) and returns whether it succeeded. The lock lasts until `unlock`, or until the
  /// file is closed.
  func tryLock() throws(FileError) -> Bool {
    do throws(FileError) {
      try SystemCall.repeating { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Releases the lock of the file. Closing the file is not enough while a child process has a copy of the descriptor, between `fork` and
  /// `exec`.
  func unlock() throws(FileError) {
    try SystemCall.repeating { flock(number, LOCK_UN) }
  }

  /// The minimum size of a read. A pipe does not report its size; this is the capacity of a pipe on Linux.
  private static let smallestBlock = 65_536

  /// The result of one `read` call.
  private func block(upTo room: Int) throws(FileError) -> [UInt8] {
    var problem: FileError?
    let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      do throws(FileError) {
        count = try SystemCall.repeating { read(number, buffer.baseAddress, room) }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return block
  }
}
