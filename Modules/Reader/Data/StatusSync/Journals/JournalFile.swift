internal import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A journal in the folder that devices share: JSON lines, one per change. Lines are only ever appended.
///
/// Other programs write to that folder, so anything can be at the path of a journal. Only a regular file is opened, a symbolic link is not
/// followed, and a file that is too large is ignored.
struct JournalFile: Sendable {
  let path: String
  /// The maximum size in bytes.
  let maximumBytes: Int

  /// Changes whenever the file changes, even if it is not a regular file; nil when it does not exist.
  func stamp() throws(FileError) -> FileIdentity? { try FileSystem.statusOfName(path).map(FileIdentity.init) }

  /// Runs `work` with the open file; returns nil when the file is missing.
  func reading<Answer>(_ work: (borrowing FileDescriptor) throws(FileError) -> Answer) throws(FileError) -> Answer? {
    guard let status = try FileSystem.statusOfName(path) else { return nil }
    // Check before opening because opening a device file can have side effects.
    try require(status)
    return try work(try opened(O_RDONLY))
  }

  /// Appends what `content` writes and syncs it to disk. Existing content is never changed. A missing file is created.
  func append(_ content: (borrowing FileDescriptor) throws(FileError) -> Void) throws(FileError) {
    let status = try FileSystem.statusOfName(path)
    if let status { try require(status) }
    let file = try opened(O_WRONLY | O_APPEND | O_CREAT)
    // A file with a second name may belong to another program.
    guard try file.status().st_nlink == 1 else { throw FileError(code: EMLINK, reason: "it has hard links") }
    try content(file)
    try file.sync()
    if status == nil { try FileSystem.syncFolder(around: path) }
  }

  private func opened(_ flags: Int32) throws(FileError) -> FileDescriptor {
    let file = try FileDescriptor(openingRegular: path, flags | O_NOFOLLOW)
    try require(try file.status())
    return file
  }

  private func require(_ status: stat) throws(FileError) {
    guard status.st_mode & S_IFMT != S_IFLNK else { throw FileError(code: ELOOP, reason: "it is a symbolic link") }
    try FileSystem.requireRegular(status)
    guard status.st_size <= maximumBytes else { throw FileError(code: EFBIG, reason: "it is larger than \(maximumBytes >> 20) MiB") }
  }
}
