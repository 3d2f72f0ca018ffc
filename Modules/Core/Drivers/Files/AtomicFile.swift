#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Replaces whole files atomically. A reader finds the old or the new content, never a part of it, even after a power failure.
package enum AtomicFile {
  /// The permissions of a new file: only its owner may use it, because URLs can contain passwords.
  private static let ownPermissions: mode_t = 0o600

  /// The prefix of unfinished files; its dot hides them. Never change it, because such files exist on users' disks.
  private static let temporaryStart = ".strata-"

  /// Whether the name is that of an unfinished file. A process may still be writing it.
  package static func isUnfinished(_ name: String) -> Bool {
    let end = name.dropFirst(temporaryStart.count)
    return name.hasPrefix(temporaryStart) && (1...16).contains(end.count) && end.allSatisfy(\.isHexDigit)
  }

  /// An unused path in a folder, with the name of an unfinished file.
  package static func temporaryPath(in folder: String) -> String {
    // Sixteen random digits make the name unique.
    "\(folder)/\(temporaryStart)\(String(UInt64.random(in: .min ... .max), radix: 16))"
  }

  /// Writes a temporary file in the same folder, syncs it to disk, and renames it. If that fails, nothing changes.
  ///
  /// An existing file keeps its permissions. A symbolic link stays a link, and its target is replaced; a link to a missing file is an
  /// error, because its target may be on a disk that is not mounted. A device or a pipe is written to instead of replaced: otherwise
  /// `/dev/null` would become a file. A terminal is refused, because it must only get filtered output.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { (file) throws(FileError) in try file.append(bytes) }
  }

  /// Writes content that is too large for memory, in the same way as `write(_:to:)`.
  /// - Parameter content: writes the content to the file.
  package static func write(to path: String, _ content: (borrowing FileDescriptor) throws(FileError) -> Void) throws(FileError) {
    guard let existing = try FileSystem.status(of: path) else { return try replace(path, ownPermissions, content) }
    switch existing.st_mode & S_IFMT {
    case S_IFREG: try replace(try FileSystem.target(of: path), existing.st_mode & 0o777, content)
    case S_IFDIR: throw FileError(code: EISDIR)
    default:
      let device = try FileDescriptor(opening: path, O_WRONLY)
      guard !device.isTerminal else { throw FileError(code: EINVAL, reason: "it is a terminal") }
      try content(device)
    }
  }

  /// Replaces a file atomically without syncing it. After a power failure, the file may have lost its content.
  package static func cache(_ bytes: [UInt8], to path: String) throws(FileError) {
    try replace(path, ownPermissions, isDurable: false) { (file) throws(FileError) in try file.append(bytes) }
  }

  private static func replace(
    _ path: String, _ permissions: mode_t, isDurable: Bool = true, _ content: (borrowing FileDescriptor) throws(FileError) -> Void
  ) throws(FileError) {
    let folder = FileSystem.folder(around: path)
    let temporary = temporaryPath(in: folder)
    let file = try newFile(temporary, in: folder)
    do throws(FileError) {
      try file.setPermissions(permissions)
      try content(file)
      if isDurable { try file.sync() }
      try FileSystem.rename(temporary, to: path, isDurable: isDurable)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func newFile(_ path: String, in folder: String) throws(FileError) -> FileDescriptor {
    do throws(FileError) {
      return try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, permissions: ownPermissions)
    } catch {
      guard error.code == ENOENT else { throw error }
      throw FileError(code: ENOENT, reason: "the folder \(folder) does not exist")
    }
  }
}
