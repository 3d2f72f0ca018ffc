#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  package import Glibc
#endif

/// An open file. It is closed when its owner lets go of it.
package struct FileDescriptor: ~Copyable, Sendable {
  private let number: Int32

  /// Takes over an open descriptor.
  package init(owning number: Int32) {
    self.number = number
  }

  /// Opens a file. Programs that are started meanwhile do not inherit it.
  /// - Parameter permissions: what a file gets that `flags` make.
  package init(opening path: String, _ flags: Int32, permissions: mode_t = 0o600) throws(FileError) {
    number = try Self.repeating { open(path, flags | O_CLOEXEC, permissions) }
  }

  /// Opens a regular file of the program's own, or fails. A pipe or a device in its place would keep the reader waiting, or never end.
  package init(openingRegular path: String, _ flags: Int32, permissions: mode_t = 0o600) throws(FileError) {
    // Without O_NONBLOCK, opening a pipe waits for its other end. For regular files it has no meaning.
    let file = try FileDescriptor(opening: path, flags | O_NONBLOCK, permissions: permissions)
    try FileSystem.requireRegular(try file.status())
    self = file
  }

  /// Opens what is open already a second time, to be closed apart.
  package init(duplicating other: Int32) throws(FileError) {
    number = try Self.repeating { dup(other) }
  }

  deinit {
    close(number)
  }

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Everything from here to the end, but no more than `limit` bytes.
  package func content(upTo limit: Int = .max) throws(FileError) -> [UInt8] {
    var content: [UInt8] = []
    let expected = Int(try status().st_size)
    while true {
      // One byte more than is expected, so that the end of a file that did not grow shows without a second block.
      let room = min(max(expected + 1 - content.count, Self.smallestBlock), limit - content.count)
      let block = try block(upTo: room)
      if block.isEmpty { return content }
      if content.isEmpty { content = block } else { content += block }
    }
  }

  /// The bytes from `offset` on, at most `count` of them; none at the end.
  package func chunk(from offset: Int, count: Int) throws(FileError) -> [UInt8] {
    _ = try Self.repeating { lseek(number, off_t(offset), SEEK_SET) }
    return try block(upTo: count)
  }

  /// The bytes between two offsets; fewer when the file ends before.
  package func bytes(from start: Int, to end: Int) throws(FileError) -> [UInt8] {
    var bytes = try chunk(from: start, count: end - start)
    while !bytes.isEmpty, start + bytes.count < end {
      let more = try chunk(from: start + bytes.count, count: end - start - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Takes away what stands behind the first `size` bytes.
  package func truncate(to size: Int) throws(FileError) {
    _ = try Self.repeating { ftruncate(number, off_t(size)) }
  }

  /// Writes all of it from here on.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try rest.withUnsafeBufferPointer { (buffer) throws(FileError) in
        try Self.repeating { write(number, buffer.baseAddress, buffer.count) }
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Replaces what is in the file, in place.
  func overwrite(with bytes: [UInt8]) throws(FileError) {
    try truncate(to: 0)
    _ = try Self.repeating { Int32(truncatingIfNeeded: lseek(number, 0, SEEK_SET)) }
    try append(bytes)
  }

  /// Waits until everything is on the disk itself. On Darwin, only F_FULLFSYNC makes the disk write its own cache out.
  package func sync() throws(FileError) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try Self.repeating { fsync(number) }
  }

  /// Sets who may do what with the file.
  func setPermissions(_ permissions: mode_t) throws(FileError) {
    _ = try Self.repeating { fchmod(number, permissions) }
  }

  /// How many bytes it has.
  package func size() throws(FileError) -> Int { Int(try status().st_size) }

  /// What the system knows of the file.
  package func status() throws(FileError) -> stat {
    var status = stat()
    _ = try Self.repeating { fstat(number, &status) }
    return status
  }

  /// Takes the file's lock (`flock`) unless somebody has it; says whether it was taken. It lasts until the file is closed.
  func tryLock() throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try Self.repeating { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// A pipe does not say how much is in it; this is what Linux lets it hold.
  private static let smallestBlock = 65_536

  /// What one call reads.
  private func block(upTo room: Int) throws(FileError) -> [UInt8] {
    var problem: FileError?
    let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      do throws(FileError) {
        count = try Self.repeating { read(number, buffer.baseAddress, room) }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return block
  }

  /// Calls again what a signal has interrupted.
  private static func repeating<Answer: SignedInteger>(_ call: () -> Answer) throws(FileError) -> Answer {
    while true {
      let response = call()
      if response >= 0 { return response }
      let problem = FileError.last
      if problem.code != EINTR { throw problem }
    }
  }
}
