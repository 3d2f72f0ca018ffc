#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A lock over processes: a file that is locked (`flock`) while it is open here, with our process id in it for the others to name.
///
/// The system lets go of it when the process ends, however it ends. The file stays; it says nothing unless somebody holds its lock.
package struct LockFile: ~Copyable, Sendable {
  private let file: FileDescriptor

  /// Takes the lock; nil when somebody else has it, in this process or in another.
  package static func taking(_ path: String) throws(FileError) -> LockFile? {
    // No link is followed: the file that it leads to would be emptied.
    let file = try FileDescriptor(openingRegular: path, O_RDWR | O_CREAT | O_NOFOLLOW)
    guard try file.tryLock() else { return nil }
    // Whoever removed the file made the path free for a second lock: ours would hold nobody back.
    let ours = try file.status()
    guard let named = try FileSystem.status(of: path), named.st_ino == ours.st_ino, named.st_dev == ours.st_dev else { return nil }
    try file.overwrite(with: Array("\(getpid())\n".utf8))
    return LockFile(file: file)
  }

  /// The process that has the lock, as far as it left its id.
  package static func holder(of path: String) throws(FileError) -> Int32? {
    guard let content = try FileSystem.content(of: path) else { return nil }
    return Int32(String(decoding: content, as: UTF8.self).prefix { $0 != "\n" })
  }

  private init(file: consuming FileDescriptor) {
    self.file = file
  }

  deinit {
    // Our id is only a hint for others: should it stay behind, no lock stays with it.
    try? file.overwrite(with: [])
  }
}
