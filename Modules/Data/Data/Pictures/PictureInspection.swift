package import FileStorage
internal import Files
package import Domain

/// Looks through the folder of pictures.
package struct PictureInspection {
  private let directory: DataDirectory
  private let index: RecordFile<PicturesDocument>

  /// Looks at the pictures of a home.
  package init(_ directory: DataDirectory) {
    self.directory = directory
    index = RecordFile(FolderPictureStore.index(in: directory), in: directory)
  }

  /// Pictures of the index whose files are missing or are not what was saved.
  package func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings: [StorageDiagnostic] = []
    for picture in try listed().sorted(by: { $0.id < $1.id }) {
      let path = FolderPictureStore.path(of: picture, in: directory)
      guard let bytes = try StoredFile(path: path).content() else {
        findings.append(StorageDiagnostic(path: path, problem: "is missing", remedy: .removePicture(picture.id)))
        continue
      }
      if PictureID(bytes: bytes) != picture.id {
        findings.append(StorageDiagnostic(path: path, problem: "is not the picture that was saved", remedy: .removePicture(picture.id)))
      }
    }
    return findings
  }

  /// Files that no entry of the index names: what a process wrote that was stopped before it changed the index. None are known while an index
  /// that was damaged has not been dealt with, since it may have named them.
  package func leftovers() throws(DataStoreError) -> [String] {
    try index.wasSetAside() ? [] : unlisted()
  }

  /// Files whose entries were lost with a damaged index that has not been dealt with.
  package func orphans() throws(DataStoreError) -> [String] {
    try index.wasSetAside() ? unlisted() : []
  }

  private func unlisted() throws(DataStoreError) -> [String] {
    let listed = Set(try listed().map { FolderPictureStore.path(of: $0, in: directory) })
    do throws(FileError) {
      return try FileSystem.names(in: directory.pictures).sorted().filter(FolderPictureStore.isPicture).map {
        "\(directory.pictures)/\($0)"
      }
      .filter { !listed.contains($0) }
    } catch {
      throw .unreadable(path: directory.pictures, reason: error.reason)
    }
  }

  /// What the index names; nothing while it is damaged.
  private func listed() throws(DataStoreError) -> [Picture] {
    guard let bytes = try StoredFile(path: FolderPictureStore.index(in: directory)).content() else { return [] }
    do throws(DocumentSchema.VersionError) {
      return Array(try PicturesDocument(parsing: bytes).pictures.values)
    } catch {
      if case .newer(let version) = error { throw .newerVersion(path: FolderPictureStore.index(in: directory), version: version) }
      return []
    }
  }
}
