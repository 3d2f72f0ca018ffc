#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  package import Glibc
#endif

/// What we ask the system about paths. Every call blocks: it belongs on a `FileExecutor`.
package enum FileSystem {
  /// The largest file that is read as a whole: far more than years of articles of one feed take, and little enough to be held.
  package static let mostBytes = 1 << 30

  /// The whole content of a regular file; nil when there is none. A link that leads nowhere is a problem: what it led to may be on a disk
  /// that is not there at the moment.
  package static func content(of path: String, limit: Int = mostBytes) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      let content = try FileDescriptor(openingRegular: path, O_RDONLY).content(upTo: limit + 1)
      guard content.count <= limit else { throw FileError(code: EFBIG, reason: "it is larger than \(limit >> 20) MiB") }
      return content
    } catch {
      guard error.code == ENOENT else { throw error }
      var link = stat()
      guard lstat(path, &link) != 0 else { throw FileError(code: ENOENT, reason: "it is a link that leads nowhere") }
      return nil
    }
  }

  /// What stands at the path, symbolic links followed; nil when nothing does.
  package static func status(of path: String) throws(FileError) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    let problem = FileError.last
    guard problem.code == ENOENT else { throw problem }
    return nil
  }

  /// What stands at the path itself, a symbolic link included; nil when nothing does.
  package static func statusOfName(_ path: String) throws(FileError) -> stat? {
    var status = stat()
    if lstat(path, &status) == 0 { return status }
    let problem = FileError.last
    guard problem.code == ENOENT else { throw problem }
    return nil
  }

  /// Makes sure that something is a file with bytes in it: no folder, no pipe, no device.
  package static func requireRegular(_ status: stat) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(code: EISDIR)
    default: throw FileError(code: EINVAL, reason: "it is not a regular file")
    }
  }

  /// Whether something is a file with bytes in it.
  package static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Whether a symbolic link stands at the path.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a folder stands at the path.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// The size of what stands at the path, in bytes; 0 when nothing does.
  package static func size(of path: String) throws(FileError) -> Int {
    Int(try status(of: path)?.st_size ?? 0)
  }

  /// Where the path leads in the end, all symbolic links followed. What is behind it must exist.
  package static func target(of path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder; none when there is no folder.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      let problem = FileError.last
      guard problem.code == ENOENT else { throw problem }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Makes a folder and those around it, as far as they are missing, for nobody but their owner: the XDG Base Directory Specification asks
  /// for 0700.
  package static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 { return try syncFolder(around: path) }
    let problem = FileError.last
    switch problem.code {
    case EEXIST:
      // It was there, or another process was faster; a file of that name shows itself when something is put into it.
      return
    case ENOENT where folder(around: path) != path:
      try makeFolder(folder(around: path))
      // Not by this function again: where nothing can be made, as in /proc, the answer stays ENOENT for ever.
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
      try syncFolder(around: path)
    default:
      throw problem
    }
  }

  /// Renames within a folder; what has the new name is replaced. Afterwards the change is on the disk, if it is to be durable.
  package static func rename(_ old: String, to new: String, isDurable: Bool = true) throws(FileError) {
    guard systemRename(old, new) == 0 else { throw .last }
    if isDurable { try syncFolder(around: new) }
  }

  /// Gives a file a second name, durably: whatever takes the first one, the content stays. Where the file system has no links, it is renamed.
  /// Nothing happens when the second name is the file's already.
  package static func keep(_ path: String, as other: String) throws(FileError) {
    // Of a symbolic link, what it leads to: that is what will be replaced.
    let target = try target(of: path)
    guard link(target, other) != 0 else { return try syncFolder(around: other) }
    let problem = FileError.last
    if problem.code == EEXIST, let kept = try status(of: other), let own = try status(of: target), FileIdentity(kept) == FileIdentity(own) {
      return
    }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(problem.code) else { throw problem }
    try rename(path, to: other)
  }

  /// Takes a file's name away, and the file with it; nothing happens when there is none. Afterwards the change is on the disk.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) == 0 { return try syncFolder(around: path) }
    let problem = FileError.last
    guard problem.code == ENOENT else { throw problem }
  }

  /// Takes away a file, or a folder with everything below it; nothing happens when there is none. A link goes, not what it leads to. Afterwards
  /// the change is on the disk.
  package static func removeTree(_ path: String) throws(FileError) {
    try unlinkTree(path)
    try syncFolder(around: path)
  }

  private static func unlinkTree(_ path: String) throws(FileError) {
    if unlink(path) == 0 { return }
    let problem = FileError.last
    if problem.code == ENOENT { return }
    // Linux refuses to unlink a folder by EISDIR, POSIX and Darwin by EPERM.
    guard problem.code == EISDIR || problem.code == EPERM else { throw problem }
    for name in try names(in: path) { try unlinkTree("\(path)/\(name)") }
    guard rmdir(path) == 0 else { throw .last }
  }

  /// The folder that a path's last part stands in.
  package static func folder(around path: String) -> String {
    let withoutEnd = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = withoutEnd.lastIndex(of: "/") else { return "." }
    return slash == withoutEnd.startIndex ? "/" : String(withoutEnd[..<slash])
  }

  /// A new name outlasts a power cut only when its folder is written out as well.
  package static func syncFolder(around path: String) throws(FileError) {
    do throws(FileError) {
      try FileDescriptor(opening: folder(around: path), O_RDONLY | O_DIRECTORY).sync()
    } catch {
      // Some file systems write folders out at once and refuse to be asked.
      guard error.code == EINVAL || error.code == ENOTSUP else { throw error }
    }
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 {
  rename(old, new)
}
