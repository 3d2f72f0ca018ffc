internal import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file outside the data directory that a session appends to: a log or a trace.
enum SessionFile {
  /// Opens the file, or creates it. Only the owner can read a new file.
  /// - Parameter directory: The data directory. What a session writes could be appended to the user's data.
  static func open(_ path: String, outside directory: String) throws(FileError) -> FileDescriptor {
    // A link could lead into the data directory.
    guard !FileSystem.isLink(path) else { throw FileError(code: ELOOP, reason: "it is a link") }
    if let status = try FileSystem.status(of: path), status.st_nlink > 1 { throw FileError(code: EMLINK, reason: "it has a second name") }
    let folder = try FileSystem.target(of: FileSystem.folder(around: path))
    if try FileSystem.status(of: directory) != nil {
      let data = try FileSystem.target(of: directory)
      guard folder != data, !folder.hasPrefix(data + "/") else { throw FileError(code: EACCES, reason: "it is in the data directory") }
    } else if try FileSystem.status(of: FileSystem.folder(around: directory)) != nil {
      // The data directory is made when something is stored, and a log must not take its place.
      let place = try FileSystem.target(of: FileSystem.folder(around: directory)) + "/" + Self.name(of: directory)
      guard folder + "/" + Self.name(of: path) != place else { throw FileError(code: EACCES, reason: "it is the data directory") }
    }
    return try FileDescriptor(openingRegular: path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW)
  }

  private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
