public import CoreData
public import CoreDomain
public import Files
public import SampleDomain

/// Stores pictures in the folder `pictures`: one file per picture, and `index.json` with their metadata.
///
/// A file is written before its index entry and removed before its index entry: a file that cannot be removed stays listed. File names
/// consist of the id and the format only, so that neither a caption nor a server influences them.
public actor FolderPictureStore: PictureDataStore {
  private let directory: DataDirectory
  private let index: RecordFile<PicturesDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    index = RecordFile(Self.index(in: directory), in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [Picture] {
    Array(try await index.content()?.pictures.values ?? [:].values)
  }

  public nonisolated func path(of picture: Picture) -> String { Self.path(of: picture, in: directory) }

  /// The path of the picture index in a data directory.
  package static func index(in directory: DataDirectory) -> String { "\(directory.pictures)/index.json" }

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
      var shelf = try shelf()
      let (kept, dropped) = shelf.add(picture)
      try file(of: kept).replace(with: bytes)
      // An index that was set aside may list these pictures as saved.
      if try !index.wasSetAside() {
        for old in dropped { try file(of: old).remove() }
      }
      try replaceIndex(with: shelf)
      return kept
    }
  }

  public func save(_ id: PictureID?, at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)? {
    try await directory.change { () throws(DataStoreError) in
      var shelf = try shelf()
      guard let (picture, isNew) = shelf.save(id, at: now) else { return nil }
      if isNew { try replaceIndex(with: shelf) }
      return (picture, isNew)
    }
  }

  public func unsave(_ id: PictureID) async throws(DataStoreError) -> Picture? {
    try await directory.change { () throws(DataStoreError) in
      var shelf = try shelf()
      guard let picture = shelf.unsave(id) else { return nil }
      try replaceIndex(with: shelf)
      return picture
    }
  }

  public func remove(_ id: PictureID) async throws(DataStoreError) -> Picture? {
    try await directory.change { () throws(DataStoreError) in
      var shelf = try shelf()
      guard let removed = shelf.remove(id) else { return nil }
      try file(of: removed).remove()
      try replaceIndex(with: shelf)
      return removed
    }
  }

  private func shelf() throws(DataStoreError) -> PictureFiles {
    PictureFiles(try index.contentUnderLock()?.pictures ?? [:])
  }

  private func replaceIndex(with shelf: PictureFiles) throws(DataStoreError) {
    try index.replace(with: PicturesDocument(shelf.pictures))
  }

  private func file(of picture: Picture) -> StoredFile {
    StoredFile(path: path(of: picture), makesFolder: true)
  }
}
