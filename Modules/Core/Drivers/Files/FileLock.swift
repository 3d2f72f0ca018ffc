#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A lock between processes: a file that is locked (`flock`) while it is open. It contains the id of the process that holds the lock, so
/// that others can report it.
///
/// The system releases the lock when the process ends, for any reason. The file stays; it has no meaning while no process holds its lock.
package struct FileLock: ~Copyable, Sendable {
  private let file: FileDescriptor

  /// Takes the lock; nil when this process or another one holds it.
  package static func taking(_ path: String) throws(FileError) -> FileLock? {
    // A symbolic link is not followed, because its target would be emptied.
    let file = try FileDescriptor(openingRegular: path, O_RDWR | O_CREAT | O_NOFOLLOW)
    guard try file.tryLock() else { return nil }
    // If the file was removed meanwhile, another process can lock a new file at the path, so this lock would have no effect.
    let ours = try file.status()
    guard let named = try FileSystem.status(of: path), named.st_ino == ours.st_ino, named.st_dev == ours.st_dev else { return nil }
    try file.overwrite(with: Array("\(getpid())\n".utf8))
    return FileLock(file: file)
  }

  /// The process that holds the lock, if it recorded its id.
  package static func holder(of path: String) throws(FileError) -> Int32? {
    guard let content = try FileSystem.content(of: path) else { return nil }
    return Int32(String(decoding: content, as: UTF8.self).prefix { $0 != "\n" })
  }

  private init(file: consuming FileDescriptor) {
    self.file = file
  }

  deinit {
    // The process id is only a hint: the lock is released even if the id stays in the file.
    try? file.overwrite(with: [])
    // If this fails, closing the file releases the lock.
    try? file.unlock()
  }
}
