public import FileStorage
public import Files
public import Domain

/// Pictures in the folder `pictures`: a file each, and `index.json`, which says what they are.
///
/// A file is written before its entry and taken away before it: what cannot be taken away stays listed. Files are named by the id and the
/// format alone, so that neither a caption nor a server has a say in it.
public actor FolderPictureStore: PictureDataStore {
  private let directory: DataDirectory
  private let index: RecordFile<PicturesDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
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

  /// Where the index of a home's pictures is.
  package static func index(in directory: DataDirectory) -> String { "\(directory.pictures)/index.json" }

  /// Where a picture's file is.
  package static func path(of picture: Picture, in directory: DataDirectory) -> String {
    "\(directory.pictures)/\(picture.id.text).\(ending(of: picture.format))"
  }

  /// Whether a file of this name can only be a picture's.
  static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && PictureID(stored: String(parts[0])) != nil && PictureFormat.allCases.contains { ending(of: $0) == parts[1] }
  }

  public func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]? {
    try file(of: picture).content()
  }

  public func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture {
    try await directory.change { () throws(DataStoreError) in
      var shelf = try shelf()
      let (kept, dropped) = shelf.add(picture)
      try file(of: kept).replace(with: bytes)
      // An index that was put aside may say that they are saved.
      if try !index.wasSetAside() {
        for old in dropped { try file(of: old).remove() }
      }
      try replaceIndex(with: shelf)
      return kept
    }
  }

  public func saveLast(at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)? {
    try await directory.change { () throws(DataStoreError) in
      var shelf = try shelf()
      guard let (last, isNew) = shelf.saveLast(at: now) else { return nil }
      if isNew { try replaceIndex(with: shelf) }
      return (last, isNew)
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
    StoredFile(path: path(of: picture))
  }

  private static func ending(of format: PictureFormat) -> String {
    switch format {
    case .png: "png"
    case .jpeg: "jpg"
    case .gif: "gif"
    case .webp: "webp"
    }
  }
}
