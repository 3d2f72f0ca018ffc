#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Replaces files as wholes: whoever looks, whenever the power goes, finds the old content or the new one, never a part.
package enum AtomicFile {
  /// Who may use a file that we make: its owner. Addresses can hold passwords.
  private static let ownPermissions: mode_t = 0o600

  /// How the name begins of a file that is being written. It is hidden.
  private static let temporaryStart = ".strata-"

  /// Whether a file of this name was never finished, or is being written.
  package static func isUnfinished(_ name: String) -> Bool {
    let end = name.dropFirst(temporaryStart.count)
    return name.hasPrefix(temporaryStart) && (1...16).contains(end.count) && end.allSatisfy(\.isHexDigit)
  }

  /// Writes a file under a temporary name in its folder, onto the disk, and gives it its name then. When that fails, nothing has changed.
  ///
  /// A file that was there keeps its permissions. A symbolic link to a file stays one, what it leads to is replaced. A device or a pipe
  /// cannot be replaced (`/dev/null` would become a file), it is written to; but not a terminal, which gets nothing that is not filtered.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { (file) throws(FileError) in try file.append(bytes) }
  }

  /// The same for a content that is too much to be held at once.
  /// - Parameter content: writes it into the file.
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

  /// Replaces a file as a whole, without waiting for the disk: whoever looks finds the old content or the new one, but for what the power's
  /// going away may leave.
  package static func cache(_ bytes: [UInt8], to path: String) throws(FileError) {
    try replace(path, ownPermissions, isDurable: false) { (file) throws(FileError) in try file.append(bytes) }
  }

  private static func replace(
    _ path: String, _ permissions: mode_t, isDurable: Bool = true, _ content: (borrowing FileDescriptor) throws(FileError) -> Void
  ) throws(FileError) {
    let folder = FileSystem.folder(around: path)
    // Of a name that nobody else takes: sixteen random digits.
    let temporary = "\(folder)/\(temporaryStart)\(String(UInt64.random(in: .min ... .max), radix: 16))"
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
