internal import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A journal in the folder that devices share: JSON lines, a stroke each, which are only ever added to.
///
/// Others write into that folder, and anything can stand in a journal's place. So nothing but a regular file is touched, no link is followed,
/// and a file that is too large for a journal is left alone.
struct JournalFile: Sendable {
  /// No stroke takes so many bytes; a longer line is none.
  static let longestLine = 4096
  /// Twelve million strokes.
  static let mostBytes = FileSystem.mostBytes

  /// Where it is.
  let path: String

  /// By what it shows whether it was changed, whatever it is; nil when there is none.
  func stamp() throws(FileError) -> FileIdentity? { try FileSystem.statusOfName(path).map(FileIdentity.init) }

  /// Does work with the open file; nil when there is none.
  func reading<Answer>(_ work: (borrowing FileDescriptor) throws(FileError) -> Answer) throws(FileError) -> Answer? {
    guard let status = try FileSystem.statusOfName(path) else { return nil }
    // Before it is opened: to open a device can be enough to set it in motion.
    try Self.require(status)
    return try work(try opened(O_RDONLY))
  }

  /// Adds what `content` writes, onto the disk. Nothing that stands there is changed; a file that is not there is made.
  func append(_ content: (borrowing FileDescriptor) throws(FileError) -> Void) throws(FileError) {
    let status = try FileSystem.statusOfName(path)
    if let status { try Self.require(status) }
    let file = try opened(O_WRONLY | O_APPEND | O_CREAT)
    // Whatever has another name as well is somebody else's file.
    guard try file.status().st_nlink == 1 else { throw FileError(code: EMLINK, reason: "it has a second name elsewhere") }
    try content(file)
    try file.sync()
    if status == nil { try FileSystem.syncFolder(around: path) }
  }

  private func opened(_ flags: Int32) throws(FileError) -> FileDescriptor {
    let file = try FileDescriptor(openingRegular: path, flags | O_NOFOLLOW)
    try Self.require(try file.status())
    return file
  }

  private static func require(_ status: stat) throws(FileError) {
    guard status.st_mode & S_IFMT != S_IFLNK else { throw FileError(code: ELOOP, reason: "it is a symbolic link") }
    try FileSystem.requireRegular(status)
    guard status.st_size <= mostBytes else { throw FileError(code: EFBIG, reason: "it is larger than \(mostBytes >> 20) MiB") }
  }
}
