public import CoreData
internal import CoreDomain
public import Files
internal import Markup
internal import RecordJSON
public import SampleDomain

/// Stores pictures in the folder `pictures`: one file per picture, and an index with their metadata.
///
/// A file is written before its index entry and removed before its index entry: a file that cannot be removed stays listed. File names
/// consist of the id and the format only, so that neither a caption nor a server influences them.
public actor FolderPictureStore: PictureDataStore {
  private let directory: DataDirectory
  private let index: PictureIndexFile
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    index = PictureIndexFile(in: directory)
  }

  /// The folder, for `store verify` and `store repair`.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    StoredDocument(path: index(in: directory)) { () throws(DataStoreError) in
      try PictureInspection(directory).findings()
    } repair: { () throws(DataStoreError) in
      try PictureInspection(directory).repair()
    }
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> KeptPictures {
    try await index.pictures()
  }

  public nonisolated func path(of picture: Picture) -> String { Self.path(of: picture, in: directory) }

  /// The path of the picture index in a data directory.
  package static func index(in directory: DataDirectory) -> String { "\(directory.pictures)/index.xml" }

  /// The path of the picture index that older versions wrote.
  package static func formerIndex(in directory: DataDirectory) -> String { "\(directory.pictures)/index.json" }

  /// The path of a picture's file in a data directory.
  package static func path(of picture: Picture, in directory: DataDirectory) -> String {
    "\(directory.pictures)/\(picture.id.text).\(picture.format.ending)"
  }

  /// Whether only a picture file can have this name.
  public static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && PictureID(stored: String(parts[0])) != nil && ImageFormat.allCases.contains { $0.ending == parts[1] }
  }

  public func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]? {
    try file(of: picture).content()
  }

  public func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture {
    try await directory.change { () throws(DataStoreError) in
      var pictures = try index.picturesUnderLock()
      let (kept, dropped) = pictures.add(picture)
      try file(of: kept).replace(with: bytes)
      // An index that was set aside may list these pictures as saved.
      if try !index.wasSetAside() {
        for old in dropped { try file(of: old).remove() }
      }
      try index.replace(with: pictures)
      return kept
    }
  }

  public func change(
    _ id: PictureID?, _ change: PictureChange
  ) async throws(DataStoreError) -> (picture: Picture, hasChanged: Bool)? {
    try await directory.change { () throws(DataStoreError) in
      var pictures = try index.picturesUnderLock()
      guard let changed = pictures.change(id, change) else { return nil }
      if changed.hasChanged { try index.replace(with: pictures) }
      return changed
    }
  }

  public func remove(_ id: PictureID) async throws(DataStoreError) -> Picture? {
    try await directory.change { () throws(DataStoreError) in
      var pictures = try index.picturesUnderLock()
      guard let removed = pictures.remove(id) else { return nil }
      try file(of: removed).remove()
      try index.replace(with: pictures)
      return removed
    }
  }

  private func file(of picture: Picture) -> StoredFile {
    StoredFile(path: path(of: picture), makesFolder: true)
  }
}

extension DataDirectory {
  package var pictures: String { "\(path)/pictures" }
}

/// The index in `pictures/index.xml`. Until it exists, the pictures are those of `pictures/index.json`, which older versions wrote and
/// which stays as it is.
struct PictureIndexFile: Sendable {
  /// The maximum size of the index in bytes, enough for 100,000 pictures.
  private static let maximumBytes = 32 << 20

  private let directory: DataDirectory
  private let file: StoredFile
  /// The first index in XML, until it was read again.
  let first: StoredFile
  private let former: RecordFile<PicturesDocument>

  init(in directory: DataDirectory) {
    self.directory = directory
    file = StoredFile(path: FolderPictureStore.index(in: directory))
    first = StoredFile(path: "\(file.path).new", makesFolder: true)
    former = RecordFile(FolderPictureStore.formerIndex(in: directory), in: directory)
  }

  /// The pictures in the index.
  ///
  /// A damaged index is set aside, and an index with its readable pictures replaces it. Both happen under the lock, after the file is read a
  /// second time: another process may have replaced it by a good one.
  func pictures(_ fileID: String = #fileID, _ function: String = #function) async throws(DataStoreError) -> KeptPictures {
    switch try parsed(fileID, function) {
    case .success(let index?): return KeptPictures(index.pictures)
    case .success(nil): return KeptPictures(try await former.content(fileID, function)?.pictures ?? [:])
    case .failure(let problem):
      return try await directory.changeDamaged(file, because: problem.reason) { () throws(DataStoreError) in try picturesUnderLock() }
    }
  }

  /// The pictures in the index, for a caller that already holds the lock.
  func picturesUnderLock(_ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) -> KeptPictures {
    switch try parsed(fileID, function) {
    case .success(let index?): return KeptPictures(index.pictures)
    case .success(nil): return KeptPictures(try former.contentUnderLock(fileID, function)?.pictures ?? [:])
    case .failure(let problem):
      let salvaged = PictureIndex.salvaged(from: problem.bytes)
      // An empty index, too, keeps the former one from being read: it may have other pictures.
      let content = try bytes(of: salvaged?.index ?? PictureIndex([:]))
      let aside = try file.setAside(at: directory.momentForName, replacingBy: content)
      throw .damaged(
        path: file.path, setAside: aside, reason: problem.reason, recovered: salvaged.map { .allBut($0.lost) } ?? .nothing)
    }
  }

  /// The pictures that the index lists, for a caller that changes nothing: those that are readable, and the damage if there is one.
  func inspected() throws(DataStoreError) -> (pictures: KeptPictures, damage: (path: String, reason: String)?) {
    switch try parsed(#fileID, #function) {
    case .success(let index?): return (KeptPictures(index.pictures), nil)
    case .failure(let problem):
      let salvaged = PictureIndex.salvaged(from: problem.bytes)?.index.pictures
      return (KeptPictures(salvaged ?? [:]), (file.path, problem.reason))
    case .success(nil):
      guard let bytes = try StoredFile(path: former.path).content() else { return (KeptPictures(), nil) }
      do throws(DocumentSchema.VersionError) {
        return (KeptPictures(try PicturesDocument(parsing: bytes).pictures), nil)
      } catch {
        switch error {
        case .newer(let version, let newest): throw .newerVersion(path: former.path, version: version, newest: newest)
        case .damaged(let damage):
          return (KeptPictures(PicturesDocument.salvaged(from: bytes)?.document.pictures ?? [:]), (former.path, damage.reason))
        }
      }
    }
  }

  /// Whether a damaged copy of one of the indexes is set aside and not yet repaired.
  func wasSetAside() throws(DataStoreError) -> Bool {
    if try file.wasSetAside() { return true }
    return try former.wasSetAside()
  }

  /// Replaces the index. The caller must hold the lock.
  func replace(with pictures: KeptPictures, _ fileID: String = #fileID, _ function: String = #function) throws(DataStoreError) {
    let bytes = try bytes(of: PictureIndex(pictures.pictures))
    guard try !file.exists else { return try file.replace(with: bytes, fileID, function) }
    // The former index counts until the first one in XML was read again.
    try first.replace(with: bytes, fileID, function)
    guard try first.content(fileID, function) == bytes else {
      throw .unwritable(path: file.path, reason: "it was read again, and its content is another")
    }
    do throws(FileError) {
      try FileSystem.rename(first.path, to: file.path)
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }

  private func bytes(of index: PictureIndex) throws(DataStoreError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(XMLError) { bytes = try index.bytes } catch { throw .unwritable(path: file.path, reason: error.message) }
    guard bytes.count <= Self.maximumBytes else { throw .unwritable(path: file.path, reason: "it would be too large") }
    return bytes
  }

  private struct DamagedFile: Error {
    let reason: String
    let bytes: [UInt8]
  }

  private func parsed(_ fileID: String, _ function: String) throws(DataStoreError) -> Result<PictureIndex?, DamagedFile> {
    guard let bytes = try file.content(limit: Self.maximumBytes, fileID, function) else { return .success(nil) }
    do throws(PictureIndex.ReadError) {
      return .success(try PictureIndex(parsing: bytes))
    } catch {
      switch error {
      case .newer(let version, let newest): throw .newerVersion(path: file.path, version: version, newest: newest)
      case .damaged(let reason): return .failure(DamagedFile(reason: reason, bytes: bytes))
      }
    }
  }
}
