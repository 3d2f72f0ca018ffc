public import CoreData
internal import CoreDomain
public import Files
internal import Markup
public import SampleDomain

/// Stores pictures in the folder `pictures`: one file per picture, and an index with their metadata.
///
/// A file is written before its index entry and removed before it, so that a file that cannot be removed stays listed. File names consist
/// of the id and the format only, so that neither a caption nor a server can influence them.
public actor FolderPictureStore: PictureDataStore {
  private let directory: DataDirectory
  private let index: PictureIndexFile
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    index = PictureIndexFile(in: directory)
  }

  /// The folder as a document that `store verify` and `store repair` handle.
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

  /// Whether the name has the form of a picture file's name.
  public static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && PictureID(stored: String(parts[0])) != nil && ImageFormat.allCases.contains { $0.ending == parts[1] }
  }

  public func bytes(at path: String) async throws(DataStoreError) -> [UInt8]? {
    try StoredFile(path: path).content()
  }

  public func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture {
    try await directory.change { () throws(DataStoreError) in
      var pictures = try index.picturesUnderLock()
      let (kept, dropped) = pictures.add(picture)
      try file(of: kept).replace(with: bytes)
      // The pictures may be saved according to an index that was set aside.
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
