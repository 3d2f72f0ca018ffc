#if canImport(Darwin)
  package import Darwin
#elseif canImport(Musl)
  package import Musl
#else
  package import Glibc
#endif

/// System calls on paths. Every call blocks, so it belongs on a `FileExecutor`.
package enum FileSystem {
  /// The maximum size of a file that is read whole: far more than any document has, and small enough for memory.
  package static let maximumBytes = 1 << 30

  /// The whole content of a regular file; nil when the file is missing. A broken link is an error, because its target may be on a disk that
  /// is not mounted.
  package static func content(of path: String, limit: Int = maximumBytes) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      let content = try FileDescriptor(openingRegular: path, O_RDONLY).content(upTo: limit + 1)
      guard content.count <= limit else {
        throw FileError(code: EFBIG, reason: "it is larger than \(limit >> 20 > 0 ? "\(limit >> 20) MiB" : "\(limit >> 10) KiB")")
      }
      return content
    } catch {
      guard error.code == ENOENT else { throw error }
      guard !isLink(path) else { throw brokenLink }
      return nil
    }
  }

  /// The status of the file at the path, after following symbolic links; nil when it is missing. A broken link is an error, as in
  /// `content`.
  package static func status(of path: String) throws(FileError) -> stat? {
    if let status = try status({ stat(path, $0) }) { return status }
    guard !isLink(path) else { throw brokenLink }
    return nil
  }

  /// The status of the path itself, without following a symbolic link; nil when it is missing.
  package static func statusOfName(_ path: String) throws(FileError) -> stat? { try status { lstat(path, $0) } }

  private static func status(_ call: (UnsafeMutablePointer<stat>) -> Int32) throws(FileError) -> stat? {
    var status = stat()
    do throws(FileError) {
      try SystemCall.repeating { call(&status) }
      return status
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  private static var brokenLink: FileError { FileError(code: ENOENT, reason: "it is a link to a missing file") }

  /// Throws unless the status is that of a regular file.
  package static func requireRegular(_ status: stat) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(code: EISDIR)
    default: throw FileError(code: EINVAL, reason: "it is not a regular file")
    }
  }

  package static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Whether the status is that of a pipe, a device or a socket: what is written to it is not stored.
  package static func isStream(_ status: stat) -> Bool { !isRegular(status) && status.st_mode & S_IFMT != S_IFDIR }

  /// Whether the path is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether this process may create, replace and remove files in the folder.
  package static func mayChange(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

  /// The size of the file at the path, in bytes; 0 when it is missing.
  package static func size(of path: String) throws(FileError) -> Int {
    max(0, Int(try status(of: path)?.st_size ?? 0))
  }

  /// The path after resolving all symbolic links. The target must exist.
  package static func target(of path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder; empty when the folder is missing. A link to a missing folder is an error: what it leads to may only be out of reach.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      let problem = FileError.last
      guard problem.code == ENOENT, !isLink(folder) else { throw problem }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // errno alone distinguishes an error from the end of the folder (readdir(3)).
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        return names.filter { $0 != "." && $0 != ".." }
      }
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        })
    }
  }

  /// Creates a folder and its missing parents. Only the owner may use them: the XDG Base Directory Specification asks for 0700.
  package static func makeFolder(_ path: String) throws(FileError) {
    do throws(FileError) {
      try makeSubfolder(path)
    } catch {
      guard error.code == ENOENT, folder(around: path) != path else { throw error }
      try makeFolder(folder(around: path))
      // This call must not recurse: where nothing can be created, as in /proc, every attempt fails with ENOENT.
      try makeSubfolder(path)
    }
  }

  /// Creates a folder in an existing folder, and syncs its name to disk. Does nothing if it exists.
  package static func makeSubfolder(_ path: String) throws(FileError) {
    do throws(FileError) {
      try SystemCall.repeating { mkdir(path, 0o700) }
    } catch {
      // The folder exists, or another process created it first. If it is a file, the next write into it fails.
      guard error.code == EEXIST else { throw error }
      return
    }
    do throws(FileError) {
      try syncFolder(around: path)
    } catch {
      // The folder is removed, because the next attempt would not sync an existing folder.
      rmdir(path)
      throw error
    }
  }

  /// Renames a file and replaces an existing file of the new name. If `isDurable`, the change is synced to disk. If that fails, nothing
  /// changes; only on a file system without hard links, a replaced file stays replaced.
  package static func rename(_ old: String, to new: String, isDurable: Bool = true) throws(FileError) {
    guard isDurable else { return try renameUnsynced(old, to: new) }
    let (oldParent, newParent) = (folder(around: old), folder(around: new))
    // The folder is opened first, so that only the sync itself can fail after the change.
    let parent = try FileDescriptor(opening: newParent, O_RDONLY | O_DIRECTORY)
    let isReplacing = try statusOfName(new) != nil
    let replaced = isReplacing ? try secondName(of: new) : nil
    // If this fails, the remaining name is that of an unfinished file.
    defer { if let replaced { unlink(replaced) } }
    try renameUnsynced(old, to: new)
    do throws(FileError) {
      try parent.syncFolder()
      if oldParent != newParent { try syncFolder(around: old) }
    } catch {
      // The first error is thrown, even if the former state cannot be restored.
      if let replaced {
        link(new, old)
        systemRename(replaced, new)
      } else if !isReplacing {
        systemRename(new, old)
      }
      throw error
    }
  }

  private static func renameUnsynced(_ old: String, to new: String) throws(FileError) {
    try SystemCall.repeating { systemRename(old, new) }
  }

  /// Gives a file an additional, temporary name; nil on a file system without hard links.
  private static func secondName(of path: String) throws(FileError) -> String? {
    let name = AtomicFile.temporaryPath(in: folder(around: path))
    do throws(FileError) {
      try SystemCall.repeating { link(path, name) }
      return name
    } catch {
      guard meansNoHardLinks.contains(error.code) else { throw error }
      return nil
    }
  }

  private static let meansNoHardLinks = [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV]

  /// Gives a file a second name and syncs the change to disk, so that the content survives when the file with the first name is replaced.
  /// On a file system without hard links, the file is renamed. Does nothing when the file already has the second name.
  package static func keep(_ path: String, as other: String) throws(FileError) {
    // The target of a symbolic link gets the second name, because the target will be replaced.
    let target = try target(of: path)
    guard link(target, other) != 0 else { return try syncFolder(around: other) }
    let problem = FileError.last
    if problem.code == EEXIST, let kept = try status(of: other), let own = try status(of: target), FileIdentity(kept) == FileIdentity(own) {
      return
    }
    guard meansNoHardLinks.contains(problem.code) else { throw problem }
    try rename(path, to: other)
  }

  /// Removes a file, if it exists, and syncs the change to disk. If that fails, nothing changes.
  package static func remove(_ path: String) throws(FileError) {
    guard let status = try statusOfName(path) else { return }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(code: EISDIR) }
    let removed = AtomicFile.temporaryPath(in: folder(around: path))
    try rename(path, to: removed)
    // If this fails, the remaining name is that of an unfinished file.
    unlink(removed)
  }

  /// The folder that contains the last part of a path.
  package static func folder(around path: String) -> String {
    let withoutEnd = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = withoutEnd.lastIndex(of: "/") else { return "." }
    return slash == withoutEnd.startIndex ? "/" : String(withoutEnd[..<slash])
  }

  /// Syncs the folder that contains a path. Only then does a new name survive a power failure.
  package static func syncFolder(around path: String) throws(FileError) {
    try FileDescriptor(opening: folder(around: path), O_RDONLY | O_DIRECTORY).syncFolder()
  }
}

@discardableResult
private func systemRename(_ old: String, _ new: String) -> Int32 {
  rename(old, new)
}
