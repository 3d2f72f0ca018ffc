package import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension FileSystem {
  /// Removes a file or a whole folder, if it exists, and syncs the change to disk. Symbolic links are removed without their targets.
  package static func removeTree(_ path: String) throws(FileError) {
    try unlinkTree(path)
    try syncFolder(around: path)
  }

  /// Removes these files of a folder, and the folder if nothing else is in it, and syncs the change to disk.
  package static func removeFiles(_ names: [String], in folder: String) throws(FileError) {
    for name in names where unlink("\(folder)/\(name)") != 0 {
      let problem = FileError.last
      guard problem.code == ENOENT else { throw problem }
    }
    // A link is removed instead of its folder. A new folder of this name is then on the file system of the data directory, so files can be renamed into it.
    let isEmptyLink = isLink(folder) ? try self.names(in: folder).isEmpty : false
    guard (isEmptyLink ? unlink(folder) : rmdir(folder)) != 0 else { return try syncFolder(around: folder) }
    let problem = FileError.last
    guard [ENOTEMPTY, EEXIST].contains(problem.code) || isLink(folder) else { throw problem }
    try FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).syncFolder()
  }

  private static func unlinkTree(_ path: String) throws(FileError) {
    if unlink(path) == 0 { return }
    let problem = FileError.last
    if problem.code == ENOENT { return }
    // Unlinking a folder fails with EISDIR on Linux, and with EPERM on POSIX and Darwin.
    guard problem.code == EISDIR || problem.code == EPERM else { throw problem }
    for name in try names(in: path) { try unlinkTree("\(path)/\(name)") }
    guard rmdir(path) == 0 else { throw .last }
  }
}
