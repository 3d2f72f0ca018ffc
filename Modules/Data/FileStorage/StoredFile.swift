package import Files

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file of the home, with the problems of the system told as those of a data store.
package struct StoredFile: Sendable {
  /// Where it is.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Its whole content; nil when there is no file.
  package func content() throws(DataStoreError) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.content(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Replaces it as a whole; its folder is made when there is none.
  package func replace(with bytes: [UInt8]) throws(DataStoreError) {
    try replace { (file) throws(FileError) in try file.append(bytes) }
  }

  /// Replaces it as a whole by what `content` writes into it, for a content that is too much to be held at once.
  package func replace(_ content: (borrowing FileDescriptor) throws(FileError) -> Void) throws(DataStoreError) {
    do throws(FileError) {
      try FileSystem.makeFolder(FileSystem.folder(around: path))
      if let status = try FileSystem.status(of: path) { try FileSystem.requireRegular(status) }
      try AtomicFile.write(to: path, content)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// By what it shows whether it was changed; nil when there is no file.
  package func identity() throws(DataStoreError) -> FileIdentity? {
    do throws(FileError) {
      guard let status = try FileSystem.status(of: path) else { return nil }
      try FileSystem.requireRegular(status)
      return FileIdentity(status)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Whether anything has its name, a folder included.
  package var exists: Bool {
    get throws(DataStoreError) {
      do throws(FileError) {
        return try FileSystem.status(of: path) != nil
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// Does work with the open file; nil when there is no file.
  package func reading<Answer>(_ work: (borrowing FileDescriptor) throws(FileError) -> Answer) throws(DataStoreError) -> Answer? {
    do throws(FileError) {
      return try work(try FileDescriptor(openingRegular: path, O_RDONLY))
    } catch {
      if error.code == ENOENT { return nil }
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Writes bytes behind the first `size` ones, onto the disk. When that fails, no more than those stand there.
  package func append(_ bytes: [UInt8], from size: Int) throws(DataStoreError) {
    try append(from: size) { (file) throws(FileError) in try file.append(bytes) }
  }

  /// The same with what `content` writes into the file.
  package func append(from size: Int, _ content: (borrowing FileDescriptor) throws(FileError) -> Void) throws(DataStoreError) {
    do throws(FileError) {
      let file = try FileDescriptor(openingRegular: path, O_WRONLY | O_APPEND)
      try file.truncate(to: size)
      do throws(FileError) {
        try content(file)
        try file.sync()
      } catch {
        try file.truncate(to: size)
        throw error
      }
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Writes what can be made again at any time: without waiting for the disk, and when it cannot be written, it is only missing.
  package func cache(_ bytes: [UInt8]) {
    do throws(FileError) { try AtomicFile.cache(bytes, to: path) } catch { return }
  }

  /// Takes it away; nothing happens when there is none.
  package func remove() throws(DataStoreError) {
    do throws(FileError) {
      try FileSystem.remove(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Whether damaged copies lie beside it that nobody has dealt with yet.
  package func wasSetAside() throws(DataStoreError) -> Bool {
    let start = "\(path)\(Self.asideMark)".dropFirst(FileSystem.folder(around: path).count + 1)
    do throws(FileError) {
      return try FileSystem.names(in: FileSystem.folder(around: path)).contains { $0.hasPrefix(start) }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// What stands between the name of a damaged file and the moment at which it was set aside.
  private static let asideMark = ".damaged-"

  /// The name that a file had before it was set aside; nil for a name that no damaged file has.
  package static func nameBeforeSettingAside(_ name: String) -> String? {
    guard let mark = name.firstRange(of: asideMark), mark.lowerBound > name.startIndex else { return nil }
    return String(name[..<mark.lowerBound])
  }

  /// Keeps it under another name beside its own, that nothing has: `statuses.json.damaged-20260301T083000Z`. To be called under the lock.
  /// - Parameter content: what takes its place, from one moment to the next; nil for nothing.
  /// - Returns: the new path.
  package func setAside(at moment: String, replacingBy content: [UInt8]?) throws(DataStoreError) -> String {
    guard let content else { return try setAside(at: moment) }
    let aside = try asidePath(at: moment)
    do throws(FileError) {
      try FileSystem.keep(path, as: aside)
      try AtomicFile.write(content, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    return aside
  }

  /// The same without anything in its place.
  /// - Parameter companions: what the names of files beside it end with that go with it, and go first.
  package func setAside(at moment: String, with companions: [String] = []) throws(DataStoreError) -> String {
    let aside = try asidePath(at: moment)
    do throws(FileError) {
      for companion in companions where try FileSystem.status(of: path + companion) != nil {
        try FileSystem.rename(path + companion, to: aside + companion)
      }
      try FileSystem.rename(path, to: aside)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    return aside
  }

  private func asidePath(at moment: String) throws(DataStoreError) -> String {
    var aside = "\(path)\(Self.asideMark)\(moment)"
    var number = 1
    // A copy that was kept before its successor could not be written is not kept a second time.
    let own = try identity()
    while let other = try StoredFile(path: aside).identity(), other != own {
      number += 1
      aside = "\(path)\(Self.asideMark)\(moment)-\(number)"
    }
    return aside
  }
}
