package import Files

/// A file of the data directory, whose operations throw `DataStoreError`.
package struct StoredFile: Sendable {
  package let path: String
  private let makesFolder: Bool

  /// - Parameter makesFolder: whether writing the file creates the folder that contains it. Do not use it for the data directory itself: if
  ///   that was renamed, a new one must not appear in its place.
  package init(path: String, makesFolder: Bool = false) {
    self.path = path
    self.makesFolder = makesFolder
  }

  /// The whole content; nil when the file is missing.
  /// - Parameter limit: the maximum number of bytes. A larger file is unreadable.
  package func content(
    limit: Int = FileSystem.maximumBytes, _ fileID: String = #fileID, _ function: String = #function
  ) throws(DataStoreError) -> [UInt8]? {
    try StoreTrace.step("read \(path)", fileID, function) { () throws(DataStoreError) in
      do throws(FileError) {
        return try FileSystem.content(of: path, limit: limit)
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// Replaces the whole file atomically.
  package func replace(with bytes: [UInt8], _ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) {
    try replace(fileID, function) { (file) throws(FileError) in try file.append(bytes) }
  }

  /// Replaces the whole file atomically with what `content` writes. Use it for content that is too large for memory.
  package func replace(
    _ fileID: String = #fileID, _ function: String = #function, _ content: (borrowing FileDescriptor) throws(FileError) -> Void
  ) throws(DataStoreError) {
    try StoreTrace.step("replace \(path)", fileID, function) { () throws(DataStoreError) in
      do throws(FileError) {
        if makesFolder { try FileSystem.makeSubfolder(FileSystem.folder(around: path)) }
        if let status = try FileSystem.status(of: path) { try FileSystem.requireRegular(status) }
        try AtomicFile.write(to: path, content)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }

  /// Changes whenever the file changes; nil when the file does not exist.
  package func identity() throws(DataStoreError) -> FileIdentity? {
    do throws(FileError) {
      guard let status = try FileSystem.status(of: path) else { return nil }
      try FileSystem.requireRegular(status)
      return FileIdentity(status)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Whether a file or a folder exists at the path.
  package var exists: Bool {
    get throws(DataStoreError) {
      do throws(FileError) {
        return try FileSystem.status(of: path) != nil
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// Writes content that can be rebuilt at any time. It does not wait for the disk and ignores errors.
  package func cache(_ bytes: [UInt8]) {
    do throws(FileError) { try AtomicFile.cache(bytes, to: path) } catch { return }
  }

  /// Removes the file, if it exists.
  package func remove(_ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) {
    try StoreTrace.step("remove \(path)", fileID, function) { () throws(DataStoreError) in
      do throws(FileError) {
        try FileSystem.remove(path)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }

  /// Whether damaged copies of the file are set aside and not yet repaired.
  package func wasSetAside() throws(DataStoreError) -> Bool { try !copiesSetAside().isEmpty }

  /// The sorted paths of the damaged copies of the file that are set aside and not yet repaired.
  package func copiesSetAside() throws(DataStoreError) -> [String] {
    let folder = FileSystem.folder(around: path)
    let start = "\(path)\(Self.asideMark)".dropFirst(folder.count + 1)
    do throws(FileError) {
      return try FileSystem.names(in: folder).filter { $0.hasPrefix(start) }.sorted().map { "\(folder)/\($0)" }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// The text between the name of a damaged file and the time at which it was set aside.
  private static let asideMark = ".damaged-"

  /// The name that a damaged file had before it was set aside; nil for the name of any other file.
  package static func nameBeforeSettingAside(_ name: String) -> String? {
    // Every command looks at the names of all files.
    let bytes = name.utf8
    let mark = bytes.indices.first { bytes[$0] == UInt8(ascii: ".") && bytes[$0...].starts(with: asideMark.utf8) }
    guard let mark, mark > name.startIndex else { return nil }
    return String(name[..<mark])
  }

  /// Keeps the file under a new, unused name beside its own: `statuses.json.damaged-20260301T083000Z`. The caller must hold the lock.
  /// - Parameter content: replaces the file atomically; nil moves the file away.
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

  /// Moves the file to a new, unused name beside its own.
  /// - Parameter companions: suffixes of files that move with it. They move first.
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

  /// Keeps an empty copy as the sign of a lost file, unless such a copy exists. The caller must hold the lock.
  /// - Parameter tellsOfLoss: whether a copy with these bytes is such a sign. A damaged copy with readable entries does not count: it may be older
  ///   than the lost file.
  package func noteLoss(at moment: String, unless tellsOfLoss: ([UInt8]) -> Bool) throws(DataStoreError) {
    for copy in try copiesSetAside() where tellsOfLoss(try StoredFile(path: copy).content() ?? []) { return }
    try StoredFile(path: try asidePath(at: moment)).replace(with: [])
  }

  private func asidePath(at moment: String) throws(DataStoreError) -> String {
    var aside = "\(path)\(Self.asideMark)\(moment)"
    var number = 1
    // The file may already be kept under this name, by an attempt that could not write the new content.
    let own = try identity()
    while let other = try StoredFile(path: aside).identity(), other != own {
      number += 1
      aside = "\(path)\(Self.asideMark)\(moment)-\(number)"
    }
    return aside
  }
}
